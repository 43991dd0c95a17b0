import {withoutLineBreaks} from '../sanitize-value.js';
import type {Issue} from '../validation/index.js';
import type {Option} from './option.js';
import {Suggestions} from './suggestions.js';

/** The properties of a control that its entry depends on. All can change at any time. */
export interface EntrySource {
  options: () => readonly Option[];
  startValue: () => string;
  isRequired: () => boolean;
}

/**
 * The content of a text field with suggestions: typed text, a value that was set or selected, or the initial value. Text
 * and value are derived from each other with the current options.
 */
export class Entry {
  readonly isTyped = true;
  readonly #source: EntrySource;
  #known = new Suggestions([]);
  #typed: string | null = null;
  /** The typed text with what completes it. */
  #completed = '';
  #given: string | null = null;

  constructor(source: EntrySource) {
    this.#source = source;
  }

  /** The value of the option with this text, or the text. Only the value of an option keeps line breaks. */
  get typed(): string {
    if (this.#typed !== null) return this.#suggestions.valueOf(this.#completed);
    return this.#suggestions.has(this.wanted) ? this.wanted : withoutLineBreaks(this.wanted);
  }

  /** The text in the field, which is a single line. */
  get text(): string {
    return this.#typed === null ? withoutLineBreaks(this.#suggestions.textOf(this.wanted)) : this.#completed;
  }

  /** The text that filters the suggestions: only typed text, so that opening them on a value shows all options. */
  get query(): string {
    return this.#typed ?? '';
  }

  /** Returns the current suggestions: those that have loaded for the text, or else the options that match it. */
  match(loaded?: readonly Option[]): readonly Option[] {
    return loaded ?? this.#suggestions.matching(this.query);
  }

  /** Returns the index of the suggestion that the field has, or -1. With a text, there is none. */
  startIn(matches: readonly Option[]): number {
    return this.query === '' ? matches.findIndex(({value}) => value === this.typed) : -1;
  }

  /** Sets the text that the user typed, and what completes it. */
  type(text: string, rest = ''): void {
    this.#typed = text;
    this.#completed = text + rest;
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
