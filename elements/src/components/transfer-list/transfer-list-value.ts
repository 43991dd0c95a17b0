import {type ChosenProperties, ChosenValues} from '../../base/chosen-values.js';
import type {Warn} from '../../core/bad-input.js';
import {type Option, Suggestions} from '../../core/options/index.js';

/** The values of the chosen options, in the order of the chosen list. */
export class TransferListValue extends ChosenValues {
  readonly #properties: ChosenProperties;
  #known = new Suggestions([]);

  /** @param initial Returns the values of the options that are selected in HTML. */
  constructor(properties: ChosenProperties, initial: () => readonly string[], warn: Warn) {
    super(properties, initial, warn, (wanted, {length}) =>
      length === 0 ? wanted : wanted.filter(value => this.#options.has(value)),
    );
    this.#properties = properties;
  }

  /** The chosen options. A value without an option is its own text. */
  get options(): readonly Option[] {
    return this.typed.map(value => this.#options.find(value) ?? {text: value, value});
  }

  /** How many more options may be chosen. */
  get room(): number {
    return this.max - this.typed.length;
  }

  /**
   * Chooses options, also chosen ones at another place.
   *
   * @param before The value of the chosen option after them. By default, they are the last ones.
   */
  add(values: readonly string[], before?: string): void {
    const rest = this.#without(values);
    const at = before === undefined ? rest.length : rest.indexOf(before);
    this.set([...rest.slice(0, at), ...values, ...rest.slice(at)]);
  }

  /** No longer chooses options. */
  remove(values: readonly string[]): void {
    this.set(this.#without(values));
  }

  /** Puts some of the chosen values in another order. The others stay at their places. */
  arrange(values: readonly string[]): void {
    const set = new Set(values);
    const next = values.values();
    this.set([...new Set(this.wanted)].map(value => (set.has(value) ? next.next().value! : value)));
  }

  #without(values: readonly string[]): readonly string[] {
    const set = new Set(values);
    return this.wanted.filter(value => !set.has(value));
  }

  get #options(): Suggestions {
    const {options} = this.#properties;
    if (this.#known.options !== options) this.#known = new Suggestions(options);
    return this.#known;
  }
}
