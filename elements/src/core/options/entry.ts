import {withoutLineBreaks} from '../sanitize-value.js';
import type {Option} from './option.js';
import {Suggestions} from './suggestions.js';

/** Where an entry's options and start value come from; both may change at any time. */
export interface EntrySource {
  options: () => readonly Option[];
  startValue: () => string;
}

/**
 * What a text field with suggestions holds: text as it was typed, a value that was set or taken from the suggestions,
 * or else its start value. Text gives a value and a value gives a text, by the options that there are at the time.
 */
export class Entry {
  readonly #source: EntrySource;
  #known = new Suggestions([]);
  #typed: string | null = null;
  #given: string | null = null;

  constructor(source: EntrySource) {
    this.#source = source;
  }

  /** The value of the option whose text it is, or else that text. Only the value of an option keeps line breaks. */
  get value(): string {
    if (this.#typed !== null) return this.#suggestions.valueOf(this.#typed);
    return this.#suggestions.has(this.#wanted) ? this.#wanted : withoutLineBreaks(this.#wanted);
  }

  /** What stands in the field, which is one line. */
  get text(): string {
    return this.#typed ?? withoutLineBreaks(this.#suggestions.textOf(this.#wanted));
  }

  /** What narrows the suggestions: typed text only, because who opens them on a value wants to see the others. */
  get query(): string {
    return this.#typed ?? '';
  }

  /** The options that are suggested now. */
  get matches(): readonly Option[] {
    return this.#suggestions.matching(this.query);
  }

  /** Takes text as the user typed it. */
  type(text: string): void {
    this.#typed = text;
    this.#given = null;
  }

  /** Takes the value of a suggestion. */
  take(value: string): void {
    this.#typed = null;
    this.#given = value;
  }

  /** Takes a value of the page. A page that gives back the value it was just told leaves the letters as typed. */
  give(value: string): void {
    if (this.#typed === null || value !== this.value) this.take(value);
  }

  /** Goes back to the start value. */
  clear(): void {
    this.#typed = null;
    this.#given = null;
  }

  get #wanted(): string {
    return this.#given ?? this.#source.startValue();
  }

  get #suggestions(): Suggestions {
    const options = this.#source.options();
    if (this.#known.options !== options) this.#known = new Suggestions(options);
    return this.#known;
  }
}
