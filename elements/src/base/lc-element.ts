import {LitElement, type PropertyDeclaration} from 'lit';
import {LocalizeController} from '../controllers/localize.controller.js';
import {RequiredInputController} from '../controllers/required-input.controller.js';
import {adoptStylesAnywhere} from '../dom/adopt-styles.js';
import {defaultOfAttribute, pristineInstance} from './attributes/pristine-instance.js';
import {BadValue, normalizeProperty} from './attributes/normalize-property.js';
import {internalsOf} from '../dom/platform.js';
import {makeLitReadOnly, makeReadOnly} from './read-only-members.js';
import {internals, localize, renderNow, requireInput, setState, warn} from './members.js';

const warned = new Set<string>();

/** What can take the focus inside an element. */
const FOCUSABLE = ':is(a, button, input, select):not(:disabled, [tabindex="-1"])';

/** What every Life Changers element has: the page's language and warnings that name the element. */
export class LcElement extends LitElement {
  /** Attributes under the names that HTML has for them, and the element's own name of each. */
  protected static readonly attributeAliases: Readonly<Record<string, string>> = {};

  /** The library's own texts in the language of the nearest `lang`. */
  protected readonly [localize] = new LocalizeController(this);

  protected readonly [internals] = internalsOf(this);

  /** Whether it was in the page before its class was: then the browser found nothing in it to focus. */
  #isUpgraded = this.isConnected;

  #isRendering = false;

  #autofocused: Element | null | undefined;

  /**
   * What a property is on an element that nobody has touched: what a framework's binding gives back to a property that
   * is no longer set.
   *
   * @internal
   */
  static defaultOf(property: PropertyKey): unknown {
    return pristineInstance(this)[property];
  }

  /**
   * Normalizes every value before a property takes it: a value that the property cannot be warns and counts as not set.
   * Methods cannot be set at all.
   */
  protected static override finalize(): void {
    if (Object.hasOwn(this, 'finalized')) return;
    super.finalize();
    makeReadOnly(this.prototype, refuseToSet);
    if (this === LcElement) makeLitReadOnly(this.prototype, refuseToSet);
    for (const [name, options] of this.elementProperties) readBeforeSet(this.prototype, name, options);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'autofocus', ...Object.keys(this.attributeAliases)];
  }

  /** An attribute that is taken away gives its property the default back, where Lit alone would give it null. */
  override attributeChangedCallback(given: string, old: string | null, value: string | null): void {
    if (given === 'autofocus') return this.#prepareAutofocus();
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

  override focus(options?: FocusOptions): void {
    this[renderNow]();
    super.focus(options);
  }

  protected override performUpdate(): void {
    if (this.#isRendering) return;
    this.#isRendering = true;
    try {
      super.performUpdate();
    } finally {
      this.#isRendering = false;
    }
    this.#passAutofocusOn();
  }

  /** Renders what is still to be rendered, for what the app does to the control inside before the next update. */
  protected [renderNow](): void {
    this.performUpdate();
  }

  /** Renders before a dialog can open that looks for what has `autofocus`. */
  #prepareAutofocus(): void {
    if (!this.isConnected) return;
    if (this.hasAttribute('autofocus')) this[renderNow]();
    this.#passAutofocusOn();
  }

  /** In a dialog, Chromium passes over the `autofocus` of an element that delegates its focus. */
  #passAutofocusOn(): void {
    this.#autofocused?.removeAttribute('autofocus');
    this.#autofocused = this.hasAttribute('autofocus') ? this.shadowRoot?.querySelector(FOCUSABLE) : null;
    this.#autofocused?.setAttribute('autofocus', '');
  }

  /** A document that takes the element over drops its styles. */
  adoptedCallback(): void {
    const {elementStyles} = this.constructor as typeof LcElement;
    if (this.shadowRoot !== null) adoptStylesAnywhere(this.shadowRoot, elementStyles);
  }

  /** Lit alone would apply style sheets that another document than its own refuses. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.ownerDocument === document) return super.createRenderRoot();
    const {elementStyles, shadowRootOptions} = this.constructor as typeof LcElement;
    // eslint-disable-next-line wc/attach-shadow-constructor -- Lit attaches it at the first connection.
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    adoptStylesAnywhere(root, elementStyles);
    return root;
  }

  /** Tells the page's author about bad input: once for each element name and message, and never by throwing. */
  protected [warn](message: string, cause?: unknown): void {
    const text = `<${this.localName}>: ${message}`;
    if (warned.has(text)) return;
    warned.add(text);
    if (cause === undefined) console.warn(text);
    else console.warn(text, cause);
  }

  /** Warns with `message` if the app does not give what the element needs; see `RequiredInputController`. */
  protected [requireInput](message: string, isGiven: () => boolean): void {
    new RequiredInputController(this, {isGiven, warn: () => this[warn](message)});
  }

  /** Sets or clears a state that a page can style as `:state(name)`. */
  protected [setState](name: string, isOn: boolean): void {
    if (isOn) this[internals].states.add(name);
    else this[internals].states.delete(name);
  }
}

function refuseToSet(this: LitElement, name: string): void {
  (this as LcElement)[warn](`${name} is not a property that can be set; it is ignored.`);
}

/** Wraps the accessor of a property that the class itself declares. */
function readBeforeSet(prototype: LcElement, name: PropertyKey, options: PropertyDeclaration): void {
  const accessor = Object.getOwnPropertyDescriptor(prototype, name);
  if (accessor?.set === undefined) return;
  const set = function (this: LcElement, given: unknown): void {
    const value = normalizeProperty(given, options);
    if (value instanceof BadValue) this[warn](`${String(name)} must not be ${value.kind}; it is not set.`);
    accessor.set!.call(this, value instanceof BadValue ? undefined : value);
  };
  Object.defineProperty(prototype, name, {...accessor, set});
}

/** Whether `autofocus` may still act (HTML standard, "flush autofocus candidates"): nothing else has the focus. */
function canAutofocus(element: Element): boolean {
  const {activeElement, body} = element.ownerDocument;
  const isFree =
    activeElement === null || activeElement === body || activeElement === element.closest('dialog');
  return isFree && element.ownerDocument.querySelector(':target') === null;
}
