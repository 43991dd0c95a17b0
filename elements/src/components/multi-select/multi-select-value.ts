import type {ListSource} from '../../base/combobox/combobox-list.js';
import {type ChosenProperties, ChosenValues} from '../../base/chosen-values.js';
import type {Warn} from '../../core/bad-input.js';
import {rememberLast} from '../../core/remember-last.js';
import {type Option, Suggestions} from '../../core/options/index.js';
import type {Issue} from '../../core/validation/index.js';

/** The properties that the value of a multi-select depends on. */
export interface MultiSelectProperties extends ChosenProperties {
  readonly creatable: boolean;
}

/** A chosen value as it is shown. */
export interface Tag {
  readonly text: string;
  readonly value: string;
  /** Whether the value has an option. */
  readonly isOption: boolean;
  /** Whether users cannot remove it, because its option is disabled. */
  readonly isLocked: boolean;
}

/**
 * The values of a multi-select, in the order in which they were chosen, and the text that filters its options. If users can
 * create values, those without an option count too.
 */
export class MultiSelectValue extends ChosenValues implements ListSource {
  readonly #properties: MultiSelectProperties;
  readonly #newOption = rememberLast((option: Option) => option);
  #known = new Suggestions([]);
  #text = '';
  #isRejected = false;

  /** @param initial Returns the values of the options that are selected in HTML. */
  constructor(properties: MultiSelectProperties, initial: () => readonly string[], warn: Warn) {
    super(properties, initial, warn, (wanted, {length}) =>
      length === 0 || properties.creatable ? wanted : wanted.filter(value => this.#suggestions.has(value)),
    );
    this.#properties = properties;
  }

  /** The text in the field. */
  get text(): string {
    return this.#text;
  }

  get query(): string {
    return this.#text;
  }

  /** Returns the options whose text contains the text in the field, or those that have loaded for it. */
  match(loaded?: readonly Option[]): readonly Option[] {
    return loaded ?? this.#suggestions.matching(this.#text);
  }

  get mustMatch(): boolean {
    return !this.#properties.creatable;
  }

  /** While text filters the options, the first row is active. */
  get first(): number {
    return this.#text.trim() === '' ? -1 : 0;
  }

  /** Returns the index of the first chosen option, or -1. With a text, there is none. */
  startIn(matches: readonly Option[]): number {
    const chosen = new Set(this.#text.trim() === '' ? this.typed : []);
    return chosen.size === 0 ? -1 : matches.findIndex(({value}) => chosen.has(value));
  }

  /** The chosen values as they are shown. A value without an option is its own text. */
  get tags(): readonly Tag[] {
    return this.typed.map(value => {
      const option = this.#suggestions.find(value);
      const isLocked = Boolean(option?.disabled);
      return {text: option?.text ?? value, value, isOption: option !== undefined, isLocked};
    });
  }

  /** Returns the text of a value: that of its option, or the value. */
  textOf(value: string): string {
    return this.#suggestions.find(value)?.text ?? value;
  }

  /** Whether no more options may be chosen. */
  get isFull(): boolean {
    return this.typed.length >= this.max;
  }

  /** The text in the field as a new value. Null if users cannot create it, or if it is an option or already chosen. */
  get addable(): Option | null {
    const text = this.#text.trim();
    if (!this.#properties.creatable || text === '' || this.typed.includes(text)) return null;
    return this.#optionValue === null ? this.#newOption({text, value: text}) : null;
  }

  /** The value that the text in the field means: that of an option, a chosen one, or a new one. Null if it has none. */
  get entered(): string | null {
    const text = this.#text.trim();
    return this.#optionValue ?? (this.typed.includes(text) ? text : (this.addable?.value ?? null));
  }

  override get issue(): Issue | null {
    const {max} = this;
    if (!this.#isRejected) return super.issue;
    return this.isFull ? {code: 'tooLong', max, unit: 'item'} : {code: 'notAnOption'};
  }

  /** Sets the text that the user typed. */
  type(text: string): void {
    this.#text = text;
    this.#isRejected = false;
  }

  /** Keeps text that is not an option, which makes the control invalid. White space is removed. */
  reject(): void {
    this.#isRejected = this.#text.trim() !== '';
    if (!this.#isRejected) this.#text = '';
  }

  override clear(): void {
    super.clear();
    this.type('');
  }

  get #optionValue(): string | null {
    const text = this.#text.trim();
    const value = this.#suggestions.valueOf(text);
    return text !== '' && (value !== text || this.#suggestions.has(value)) ? value : null;
  }

  get #suggestions(): Suggestions {
    const {options} = this.#properties;
    if (this.#known.options !== options) this.#known = new Suggestions(options);
    return this.#known;
  }
}
