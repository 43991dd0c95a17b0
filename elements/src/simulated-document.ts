/**
 * What jsdom and happy-dom lack: `import '@life-changers/elements/simulated-document'` in the setup of the tests. With it,
 * elements render, accept properties, and send events there, and a form that is connected reads and checks them, which is enough
 * for component tests of an app. The form data of other forms, layout, and the top layer require a real browser.
 */
import {LcElement} from './base/lc-element.js';
import {connectionOf} from './components/form/form-connection.js';
import {hasDocument} from './dom/platform.js';

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
    return this.#element.closest('form');
  }

  /** Testing Library reads roles from attributes only. */
  set role(role: string) {
    if (!this.#element.hasAttribute('role')) this.#element.setAttribute('role', role);
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

/** Asks for no movement, which a simulated document cannot animate. All other queries do not match. */
class SimulatedMediaQuery extends EventTarget {
  readonly media: string;
  onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
  }

  get matches(): boolean {
    return this.media.includes('prefers-reduced-motion');
  }

  addListener(): void {}
  removeListener(): void {}
}

/** Without layout, it never reports a size. */
class SimulatedResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// A file of tests may choose an environment without a document.
if (hasDocument()) {
  LcElement.prototype.attachInternals = simulatedInternals;
  skipLateUpdates(LcElement.prototype);
}

/** A test can end, and take its document away, between a change of an element and its update. */
function skipLateUpdates(prototype: LcElement): void {
  const update = prototype['performUpdate'];
  const value = function (this: LcElement): void {
    if (hasDocument()) update.call(this);
  };
  Object.defineProperty(prototype, 'performUpdate', {value, configurable: true, writable: true});
}

/** jsdom supports internals in part, and happy-dom does not. */
function simulatedInternals(this: LcElement): ElementInternals {
  addToWindow(this.ownerDocument.defaultView);
  return new SimulatedInternals(this) as unknown as ElementInternals;
}

/**
 * A form of a simulated document does not know the values of custom elements: it would submit nothing, and say nothing. One that
 * is connected reads them itself.
 */
function warnAboutValues({target}: Event): void {
  if (connectionOf(target as HTMLFormElement)) return;
  const controls = [...(target as HTMLFormElement).querySelectorAll<HTMLElement>('*')].filter(
    isFormAssociated,
  );
  if (controls.length > 0)
    console.warn(
      `<${controls[0]!.localName}>: a form in jsdom or happy-dom submits no values of custom elements. Test what a form submits in a real browser.`,
    );
}

const isFormAssociated = (element: HTMLElement): boolean =>
  element instanceof LcElement &&
  (element.constructor as {readonly formAssociated?: boolean}).formAssociated === true;

const patched = new WeakSet<HTMLFormElement>();

/** Adds custom elements to the controls of forms, so that one that is connected reads and checks them. */
function listControls(prototype: HTMLFormElement): void {
  const {get} = Object.getOwnPropertyDescriptor(prototype, 'elements') ?? {};
  if (!get || patched.has(prototype)) return;
  patched.add(prototype);
  const controlsOf = function (this: HTMLFormElement): Element[] {
    const native = new Set<Element>(get.call(this) as Iterable<Element>);
    return [...this.querySelectorAll<HTMLElement>('*')].filter(
      element => native.has(element) || (isFormAssociated(element) && element.closest('form') === this),
    );
  };
  Object.defineProperty(prototype, 'elements', {configurable: true, get: controlsOf});
}

function addToWindow(window: Partial<Window & typeof globalThis> | null): void {
  if (!window?.HTMLDialogElement) return;
  // The same listener is added once.
  window.addEventListener?.('submit', warnAboutValues, {capture: true});
  window.ResizeObserver ??= SimulatedResizeObserver;
  window.matchMedia ??= query => new SimulatedMediaQuery(query);
  const element = window.Element?.prototype as Partial<Element> | undefined;
  if (element) element.scrollIntoView ??= () => {};
  if (window.HTMLFormElement) listControls(window.HTMLFormElement.prototype);
  const {prototype} = window.HTMLDialogElement as {prototype: Partial<HTMLDialogElement>};
  prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}
