import {LitElement} from 'lit';
import {LocalizeController} from '../controllers/localize.controller.js';
import {RequiredInputController} from '../controllers/required-input.controller.js';
import {defaultOfAttribute, untouchedElement} from './attribute-default.js';

const warned = new Set<string>();

/** What every Life Changers element has: the page's language and warnings that name the element. */
export class LcElement extends LitElement {
  /** Attributes under the names that HTML has for them, and the element's own name of each. */
  protected static readonly attributeAliases: Readonly<Record<string, string>> = {};

  /** The library's own texts in the language of the nearest `lang`. */
  protected readonly localize = new LocalizeController(this);

  protected readonly internals = this.attachInternals();

  /**
   * What a property is on an element that nobody has touched: what a framework's binding gives back to a property that
   * is no longer set.
   *
   * @internal
   */
  static defaultOf(property: PropertyKey): unknown {
    return untouchedElement(this)[property];
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...Object.keys(this.attributeAliases)];
  }

  /** An attribute that is taken away gives its property the default back, where Lit alone would give it null. */
  override attributeChangedCallback(given: string, old: string | null, value: string | null): void {
    const name = (this.constructor as typeof LcElement).attributeAliases[given] ?? given;
    const standard = value === null ? defaultOfAttribute(this, name) : null;
    if (standard === null) super.attributeChangedCallback(name, old, value);
    else Object.assign(this, standard);
  }

  /** Tells the page's author about bad input: once for each element name and message, and never by throwing. */
  protected warn(message: string, cause?: unknown): void {
    const text = `<${this.localName}>: ${message}`;
    if (warned.has(text)) return;
    warned.add(text);
    if (cause === undefined) console.warn(text);
    else console.warn(text, cause);
  }

  /** Warns with `message` if the app does not give what the element needs; see `RequiredInputController`. */
  protected requireInput(message: string, isGiven: () => boolean): void {
    new RequiredInputController(this, {isGiven, warn: () => this.warn(message)});
  }

  /** Sets or clears a state that a page can style as `:state(name)`. */
  protected setState(name: string, isOn: boolean): void {
    if (isOn) this.internals.states.add(name);
    else this.internals.states.delete(name);
  }
}
