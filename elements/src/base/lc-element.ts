import {LitElement, ReactiveElement, unsafeCSS, type CSSResultGroup, type CSSResultOrNative} from 'lit';
import {adoptOwnStyles, adoptStylesAnywhere} from '../dom/adopt-styles.js';
import {defaultOfAttribute, pristineInstance} from './attributes/pristine-instance.js';
import {warnOfUnreadAttributes} from './attributes/unread-attributes.js';
import {NAME_ATTRIBUTES} from '../dom/aria-name.js';
import {makeMethodsReadOnly} from './read-only-methods.js';
import {internals, renderNow, setState, warn} from './members.js';

/** The warnings that were printed. Test files that share a page clear them. */
export const warned = new Set<string>();

/** Elements inside that can be focused. */
const FOCUSABLE = ':is(a, button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * Base class for all elements. It adds warnings with the element's name.
 *
 * @attr {boolean} autofocus - Focuses the element when the page or the dialog around it opens, like in HTML.
 */
export class LcElement extends LitElement {
  /** Maps HTML attribute names to the names that the element uses. */
  protected static readonly attributeAliases: Readonly<Record<string, string>> = {};

  readonly [internals] = this.attachInternals();

  /** Whether the element was on the page before it was defined: the browser could not focus anything in it. */
  #isUpgraded = this.isConnected;

  #isRendering = false;

  #autofocused: Element | null | undefined;

  #states: Set<string> | null = null;

  /**
   * The value of a property on a new element. Framework bindings restore it when a property is no longer set.
   *
   * @internal
   */
  static defaultOf(property: PropertyKey): unknown {
    return pristineInstance(this)[property];
  }

  /** Methods are read-only. */
  protected static override finalize(): void {
    if (Object.hasOwn(this, 'finalized')) return;
    super.finalize();
    const lit = this === LcElement ? [LitElement.prototype, ReactiveElement.prototype] : [];
    makeMethodsReadOnly(this.prototype, [this.prototype, ...lit], refuseToSet);
  }

  /** Joins the style sheets of a class, because each shadow root that adopts one takes time for it. */
  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    const sheets = super.finalizeStyles(styles);
    const canJoin = sheets.length > 1 && sheets.every(sheet => 'cssText' in sheet);
    return canJoin ? [unsafeCSS(sheets.join(''))] : sheets;
  }

  static override get observedAttributes(): string[] {
    return [
      ...super.observedAttributes,
      'autofocus',
      ...NAME_ATTRIBUTES,
      ...Object.keys(this.attributeAliases),
    ];
  }

  /** Restores the default of a property when its attribute is removed. Lit alone would set null. */
  override attributeChangedCallback(given: string, old: string | null, value: string | null): void {
    if (given === 'autofocus') return this.#prepareAutofocus();
    if (NAME_ATTRIBUTES.includes(given)) return this.requestUpdate();
    const name = (this.constructor as typeof LcElement).attributeAliases[given] ?? given;
    const standard = value === null ? defaultOfAttribute(this, name) : null;
    if (standard === null) super.attributeChangedCallback(name, old, value);
    else Object.assign(this, standard);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#prepareAutofocus();
    if (this.#isUpgraded && this.hasAttribute('autofocus') && canAutofocus(this)) this.focus();
    this.#isUpgraded = false;
  }

  /** Focuses the element. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    super.focus(options);
  }

  protected override performUpdate(): void {
    if (this.#isRendering) return;
    this.#isRendering = true;
    if (!this.hasUpdated) warnOfUnreadAttributes(this, message => this[warn](message));
    try {
      super.performUpdate();
    } finally {
      this.#isRendering = false;
    }
    this.#passAutofocusOn();
  }

  /** Renders pending changes, for when the app uses the control inside before the next update. */
  protected [renderNow](): void {
    this.performUpdate();
  }

  /** Renders before a dialog can open and look for `autofocus`. */
  #prepareAutofocus(): void {
    if (!this.isConnected) return;
    if (this.hasAttribute('autofocus')) this[renderNow]();
    this.#passAutofocusOn();
  }

  /** In dialogs, Chromium ignores `autofocus` on elements that delegate focus. */
  #passAutofocusOn(): void {
    this.#autofocused?.removeAttribute('autofocus');
    this.#autofocused = this.hasAttribute('autofocus') ? this.shadowRoot?.querySelector(FOCUSABLE) : null;
    this.#autofocused?.setAttribute('autofocus', '');
  }

  /** Moving the element to another document drops its styles. */
  adoptedCallback(): void {
    adoptOwnStyles(this);
  }

  /** Lit would adopt style sheets of the wrong document, which throws. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Without `server/hydrate.ts`, what a server has rendered is replaced.
    if (!('litElementHydrateSupport' in globalThis)) this.shadowRoot?.replaceChildren();
    if (this.ownerDocument === document) return super.createRenderRoot();
    const {elementStyles, shadowRootOptions} = this.constructor as typeof LcElement;
    // eslint-disable-next-line wc/attach-shadow-constructor -- Lit attaches it at the first connection.
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    adoptStylesAnywhere(root, elementStyles);
    return root;
  }

  /** Warns the developer about bad input: once for each element name and message. It never throws. */
  [warn](message: string, cause?: unknown): void {
    const text = `<${this.localName}>: ${message}`;
    if (warned.has(text)) return;
    warned.add(text);
    if (cause === undefined) console.warn(text);
    else console.warn(text, cause);
  }

  /** Adds or removes a state that apps can style with `:state(name)`. */
  [setState](name: string, isOn: boolean): void {
    if (isOn === Boolean(this.#states?.has(name))) return;
    this.#states ??= new Set();
    for (const states of [this.#states, this[internals].states]) {
      if (isOn) states.add(name);
      else states.delete(name);
    }
  }
}

/** Reads attributes by their other names on a server, where `@lit-labs/ssr` does not. */
export function readAliases(element: LcElement, aliases: Readonly<Record<string, string>>): void {
  for (const [given, name] of Object.entries(aliases)) {
    const value = element.hasAttribute(name) ? null : element.getAttribute(given);
    if (value !== null) element.attributeChangedCallback(given, null, value);
  }
}

function refuseToSet(this: LcElement, name: string): void {
  this[warn](`${name} is not a property that can be set; it is ignored.`);
}

/** Whether `autofocus` may still act: nothing else is focused or targeted by the URL fragment. */
function canAutofocus(element: Element): boolean {
  const {activeElement, body} = element.ownerDocument;
  const isFree =
    activeElement === null || activeElement === body || activeElement === element.closest('dialog');
  return isFree && element.ownerDocument.querySelector(':target') === null;
}
