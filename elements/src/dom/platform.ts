/**
 * Browser features that a server or a simulated document may lack. In jsdom and happy-dom, elements render, accept
 * properties, and send events, which is enough for component tests of an app. Form participation, layout, and
 * the top layer require a real browser.
 *
 * On a server, an element knows only its own attributes and properties. For everything else there is one answer
 * (`isAlone`), and `server/hydrate.ts` gives the same one when it hydrates the element. Then the element updates again,
 * before the browser paints, with what the browser knows:
 *
 * | what                                   | on a server                                                       |
 * | -------------------------------------- | ----------------------------------------------------------------- |
 * | language                               | its own `lang`, or else `known.lang`: English                     |
 * | reading direction                      | left to right                                                     |
 * | disabled by a fieldset                 | no                                                                |
 * | labels outside                         | none                                                              |
 * | width                                  | wide enough                                                       |
 * | touch screen                           | no                                                                |
 * | address of the page                    | none; a breadcrumb needs its `location`                           |
 * | children and slots                     | `known.slots`, or else each named slot may be filled; no options  |
 * | elements around it                     | none                                                              |
 * | types, patterns, and bounds of text    | not checked, only `required`                                      |
 * | popups, dialogs, toasts                | closed                                                            |
 * | rows of a table from a server          | loading                                                           |
 * | files, focus, what the user has typed  | none                                                              |
 */
import {isServer} from 'lit';

/**
 * False in browsers: bundlers drop what follows it. In Node it is true, also with a simulated document. Write
 * `isServer && isOnServer`.
 */
export {isServer};

/** Whether the code runs on a server, without a document. A simulated document counts as one. */
export const isOnServer = isServer && globalThis.document?.querySelector === undefined;

/** Whether an element knows only its own attributes and properties: on a server, and while it hydrates. */
export let isAlone: boolean = isOnServer;

/** Sets whether elements know only their own attributes and properties. For hydration. */
export function setAlone(value: boolean): void {
  isAlone = value;
}

/** What a server may know about the place of the element that it renders. */
interface Place {
  /** The language, as a BCP 47 tag. */
  readonly lang?: string;
  /** The names of the slots that children fill. */
  readonly slots?: ReadonlySet<string>;
}

/** The place of the element that a server renders. */
export let known: Place = {};

/** Sets what a server knows about the place of the element that it renders next. */
export function setKnown(place: Place): void {
  known = place;
}

/** Whether a child may fill a named slot of an element that does not know its children. */
export function mayFill(name: string): boolean {
  return known.slots?.has(name) ?? true;
}

/** Whether a form control or button is disabled, also by a fieldset. */
export function isDisabledIn(element: Element): boolean {
  return isAlone ? element.hasAttribute('disabled') : element.matches(':disabled');
}

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
    return isAlone ? null : this.#element.closest('form');
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
