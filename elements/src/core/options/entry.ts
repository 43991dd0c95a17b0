import {withoutLineBreaks} from '../sanitize-value.js';
import type {Issue} from '../validation/index.js';
import type {Option} from './option.js';
import {Suggestions} from './suggestions.js';

/** The properties of a control that its entry depends on. All can change at any time. */
export interface EntrySource {
  options: () => readonly Option[];
  startValue: () => string;
  isRequired: () => boolean;
  /** Returns the suggestions in place of the options that match, or undefined. */
  listed?: (() => readonly Option[] | undefined) | undefined;
}

/**
 * The content of a text field with suggestions: typed text, a value that was set or selected, or the initial value. Text
 * and value are derived from each other with the current options.
 */
export class Entry {
  readonly #source: EntrySource;
  #known = new Suggestions([]);
  #typed: string | null = null;
  #given: string | null = null;

  constructor(source: EntrySource) {
    this.#source = source;
  }

  /** The value of the option with this text, or the text. Only the value of an option keeps line breaks. */
  get typed(): string {
    if (this.#typed !== null) return this.#suggestions.valueOf(this.#typed);
    return this.#suggestions.has(this.wanted) ? this.wanted : withoutLineBreaks(this.wanted);
  }

  /** The text in the field, which is a single line. */
  get text(): string {
    return this.#typed ?? withoutLineBreaks(this.#suggestions.textOf(this.wanted));
  }

  /** The text that filters the suggestions: only typed text, so that opening them on a value shows all options. */
  get query(): string {
    return this.#typed ?? '';
  }

  /** The current suggestions. */
  get matches(): readonly Option[] {
    return this.#source.listed?.() ?? this.#suggestions.matching(this.query);
  }

  /** Sets the text that the user typed. */
  type(text: string): void {
    this.#typed = text;
    this.#given = null;
  }

  /** Sets the value of a selected suggestion. */
  choose(value: string): void {
    this.#typed = null;
    this.#given = value;
  }

  get submitted(): string {
    return this.typed;
  }

  get state(): string {
    return this.typed;
  }

  /** Whether the app or the user set the content. */
  get isDirty(): boolean {
    return this.#typed !== null || this.#given !== null;
  }

  get issue(): Issue | null {
    return this.#source.isRequired() && this.typed === '' ? {code: 'valueMissing'} : null;
  }

  /** Sets a value from the app. If it is the current value, the text stays as typed. */
  set(value: string | null | undefined): void {
    if (value === null || value === undefined) this.clear();
    else if (this.#typed === null || String(value) !== this.typed) this.choose(String(value));
  }

  /** Restores a value that the browser kept. */
  restore(state: unknown): void {
    if (typeof state === 'string') this.set(state);
  }

  /** Resets to the initial value. */
  clear(): void {
    this.#typed = null;
    this.#given = null;
  }

  /** The value that was set or selected, or else the initial one. It may have no option. */
  get wanted(): string {
    return this.#given ?? this.#source.startValue();
  }

  get #suggestions(): Suggestions {
    const options = this.#source.options();
    if (this.#known.options !== options) this.#known = new Suggestions(options);
    return this.#known;
  }
}
