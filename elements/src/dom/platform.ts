/**
 * What elements ask of a browser that a simulated document may lack. In jsdom and happy-dom elements render, take
 * properties and send events, which is what component tests of an app need. Form participation, layout and the top
 * layer need a real browser.
 */

/** Stands in for `ElementInternals`: validity can be read, but no form asks for it. */
class SimulatedInternals {
  readonly labels: readonly HTMLElement[] = [];
  readonly states = new Set<string>();
  readonly willValidate = true;
  validity: Partial<ValidityState> = {valid: true};
  validationMessage = '';

  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  get form(): HTMLFormElement | null {
    return this.#element.closest('form');
  }

  setFormValue(): void {}

  setValidity(flags: ValidityStateFlags, message = ''): void {
    this.validity = {...flags, valid: !Object.values(flags).includes(true)};
    this.validationMessage = message;
  }

  checkValidity(): boolean {
    if (!this.validity.valid) this.#element.dispatchEvent(new Event('invalid', {cancelable: true}));
    return this.validity.valid === true;
  }

  reportValidity(): boolean {
    return this.checkValidity();
  }
}

/** The internals of an element, whole or simulated: jsdom has some of them, happy-dom none. */
export function internalsOf(element: HTMLElement): ElementInternals {
  const {prototype} = globalThis.ElementInternals ?? {};
  if (prototype && 'setFormValue' in prototype && 'states' in prototype) return element.attachInternals();
  return new SimulatedInternals(element) as unknown as ElementInternals;
}

/** An observer of the size of an element. Where there is no layout it never reports one. */
export function resizeObserver(element: Element, callback: ResizeObserverCallback): ResizeObserver {
  const {ResizeObserver} = windowOf(element);
  if (ResizeObserver !== undefined) return new ResizeObserver(callback);
  return {observe() {}, unobserve() {}, disconnect() {}};
}

/** A media query; null where there are none. */
export function mediaQuery(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

/** Whether CSS has something: a property with a value, or a condition such as `selector(:open)`. */
export function supportsCss(...condition: [condition: string] | [property: string, value: string]): boolean {
  return globalThis.CSS?.supports?.(...(condition as [string])) ?? false;
}

/** Opens a dialog as a modal; where there is no top layer, it is just open. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal?.();
  dialog.open = true;
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close?.();
  dialog.open = false;
}

/**
 * The window that shows an element: of an iframe or a popup, if the element was moved there. Its observers and
 * constructors work for that document. A document without a window shows nothing, so any window will do.
 */
export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
