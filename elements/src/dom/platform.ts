/**
 * Browser features that a server or a simulated document may lack. In jsdom and happy-dom, elements render, accept
 * properties, and send events, which is enough for component tests of an app. Form participation, layout, and
 * the top layer require a real browser.
 */
import {isOnServer, isServer, isServerView} from './server-view.js';

/** Whether a value is a DOM node. */
export function isNode(value: unknown): value is Node {
  return !(isServer && isOnServer) && value instanceof Node;
}

/** Whether there is a document now. A test may end, and take its simulated document away, before a timer. */
export function hasDocument(): boolean {
  return typeof document !== 'undefined';
}

/** Replaces `ElementInternals`: validity can be read, but forms do not use it. */
class SimulatedInternals {
  readonly labels: readonly HTMLElement[] = [];
  readonly states = new Set<string>();
  validity: Partial<ValidityState> = {valid: true};
  validationMessage = '';

  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  get form(): HTMLFormElement | null {
    return isServerView ? null : this.#element.closest('form');
  }

  get willValidate(): boolean {
    return !this.#element.hasAttribute('disabled');
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

/**
 * Returns the internals of an element, native or simulated: jsdom supports them in part, and happy-dom does
 * not.
 */
export function internalsOf(element: HTMLElement): ElementInternals {
  const {prototype} = globalThis.ElementInternals ?? {};
  if (prototype && 'setFormValue' in prototype && 'states' in prototype) return element.attachInternals();
  return new SimulatedInternals(element) as unknown as ElementInternals;
}

/** Returns a resize observer. Without layout, it never reports a size. */
export function resizeObserver(element: Element, callback: ResizeObserverCallback): ResizeObserver {
  const {ResizeObserver} = windowOf(element);
  if (ResizeObserver !== undefined) return new ResizeObserver(callback);
  return {observe() {}, unobserve() {}, disconnect() {}};
}

/** Returns a media query; null if they are not supported. */
export function mediaQuery(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

/** Whether the browser supports a CSS property with a value, or a condition such as `selector(:open)`. */
export function supportsCss(...condition: [condition: string] | [property: string, value: string]): boolean {
  return globalThis.CSS?.supports?.(...(condition as [string])) ?? false;
}

/** Opens a dialog as a modal. Without a top layer, it is only open. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal?.();
  dialog.open = true;
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close?.();
  dialog.open = false;
}

/**
 * Returns the window of an element: that of an iframe or a popup window, if the element was moved there. Its
 * observers and constructors work for that document. A document without a window is not rendered, so any
 * window works.
 */
export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
