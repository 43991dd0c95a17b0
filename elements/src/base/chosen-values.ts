import {describeValue, type Warn} from '../core/bad-input.js';
import {isSameList} from '../core/is-same-list.js';
import type {Option} from '../core/options/index.js';
import type {Issue} from '../core/validation/index.js';
import {jsonAttribute} from './attributes/json-attribute.js';
import type {ControlValue, FormValue} from './control-value.js';

/** The properties that the chosen values depend on. */
export interface ChosenProperties {
  readonly name: string;
  readonly options: readonly Option[];
  readonly initValue: readonly string[] | null | undefined;
  readonly required: boolean;
  readonly min: number | null | undefined;
  readonly max: number | null | undefined;
}

/**
 * Normalizes a list of values from an app. Numbers become text. A single text or number counts as a list of it, with a
 * warning. Null means that no list is set.
 */
export function normalizeValues(given: unknown, warn: Warn): readonly string[] | null {
  if (given === null || given === undefined) return null;
  const isList = Array.isArray(given);
  const items: readonly unknown[] = isList ? (given as readonly unknown[]) : [given];
  const values = items.filter(item => typeof item === 'string' || typeof item === 'number');
  if (!isList || values.length < items.length)
    warn(`value must be a list of texts, such as ['a', 'b'], not ${describeValue(given)}.`);
  return isList || values.length > 0 ? values.map(String) : null;
}

/** The wanted values that have an option, in the order of the options. Without options, all of them. */
function inOptionOrder(wanted: readonly string[], options: readonly Option[]): readonly string[] {
  const set = new Set(wanted);
  const known = options.map(({value}) => value).filter(value => set.has(value));
  return options.length > 0 ? known : wanted;
}

/**
 * The values of the chosen options, by default in the order of the options. The list stays the same object until it changes.
 *
 * By default, like in a select, a value without a matching option does not count, but is kept and chosen once its option arrives. If
 * there are no options at all, all values count.
 */
export class ChosenValues implements ControlValue<readonly string[]> {
  readonly #properties: ChosenProperties;
  readonly #initial: () => readonly string[];
  readonly #warn: Warn;
  readonly #arrange: typeof inOptionOrder;
  #given: readonly string[] | null = null;
  #typed: readonly string[] = [];
  #submitted: FormData | null = null;
  #key = '';

  /**
   * @param initial Returns the values of the options that are selected in HTML.
   * @param arrange Returns those of the wanted values that count, in order.
   */
  constructor(
    properties: ChosenProperties,
    initial: () => readonly string[],
    warn: Warn,
    arrange: typeof inOptionOrder = inOptionOrder,
  ) {
    this.#properties = properties;
    this.#initial = initial;
    this.#warn = warn;
    this.#arrange = arrange;
  }

  /** The values that were set or chosen, or else the initial ones, with those that have no option. */
  get wanted(): readonly string[] {
    return this.#given ?? normalizeValues(this.#properties.initValue, this.#warn) ?? this.#initial();
  }

  get typed(): readonly string[] {
    const typed = [...new Set(this.#arrange(this.wanted, this.#properties.options))];
    if (!isSameList(typed, this.#typed)) this.#typed = typed;
    return this.#typed;
  }

  /** One entry for each chosen option that is not disabled, like native checkboxes with one name. */
  get submitted(): FormData | null {
    const {name} = this.#properties;
    const values = this.#enabled;
    const key = JSON.stringify([name, ...values]);
    if (key === this.#key) return this.#submitted;
    this.#key = key;
    this.#submitted = name === '' || values.length === 0 ? null : new FormData();
    for (const value of values) this.#submitted?.append(name, value);
    return this.#submitted;
  }

  get state(): string {
    return JSON.stringify(this.wanted);
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  /** The highest number of options to choose. Infinity: any number. */
  get max(): number {
    return this.#limit('max', Infinity);
  }

  get issue(): Issue | null {
    const {length} = this.typed;
    const min = this.#limit('min', 0);
    const {max} = this;
    if (this.#properties.required && this.#enabled.length === 0) return {code: 'valueMissing'};
    if (length < min) return min === 1 ? {code: 'valueMissing'} : {code: 'tooShort', min, unit: 'item'};
    return length > max ? {code: 'tooLong', max, unit: 'item'} : null;
  }

  /** Sets the values. `undefined` and null reset them. */
  set(values: unknown): void {
    this.#given = normalizeValues(values, this.#warn);
  }

  /** Chooses options, or no longer chooses them. The other values stay. */
  choose(values: readonly string[], isChosen: boolean): void {
    const rest = this.wanted.filter(value => !values.includes(value));
    this.#given = isChosen ? [...rest, ...values] : rest;
  }

  clear(): void {
    this.#given = null;
  }

  restore(state: FormValue): void {
    if (typeof state === 'string') this.set(jsonAttribute.fromAttribute!(state));
  }

  #limit(name: 'min' | 'max', fallback: number): number {
    const limit = Number(this.#properties[name] ?? fallback);
    if (limit >= 0) return limit;
    this.#warn(
      `${name} must be a number of at least 0, not ${describeValue(this.#properties[name])}; it is ignored.`,
    );
    return fallback;
  }

  get #enabled(): readonly string[] {
    const disabled = this.#properties.options.filter(option => option.disabled).map(({value}) => value);
    const set = new Set(disabled);
    return this.typed.filter(value => !set.has(value));
  }
}
