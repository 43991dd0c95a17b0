import {withoutLineBreaks} from '../sanitize-value.js';
import type {Option} from './option.js';

/** A text split around the first match of the query. */
export interface MarkedText {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/**
 * The options that a text field suggests. Disabled options are not suggested (HTML standard, "datalist"). Matching
 * ignores case: typed text that matches an option has the value of that option, and other text is its own value.
 * Create it once for a list of options, so that each typed character needs only one fast pass.
 */
export class Suggestions {
  /** The list of options. */
  readonly options: readonly Option[];
  readonly #offered: readonly Option[];
  readonly #folded: readonly string[];
  readonly #byText = new Map<string, Option>();
  readonly #byValue = new Map<string, Option>();
  #last: {query: string; matches: readonly Option[]} | null = null;

  constructor(options: readonly Option[]) {
    this.options = options;
    this.#offered = options.filter(({disabled}) => !disabled);
    this.#folded = this.#offered.map(({text}) => fold(text));
    // From the last to the first, so that the first of several equal options wins.
    for (let index = this.#offered.length - 1; index >= 0; index -= 1)
      this.#byText.set(this.#folded[index]!, this.#offered[index]!);
    for (const option of options.toReversed()) this.#byValue.set(option.value, option);
  }

  /** Returns the value of typed text. Outer white space is ignored for options, but kept in other text. */
  valueOf(text: string): string {
    return this.#byText.get(fold(text))?.value ?? text;
  }

  /** Whether an option has the value. */
  has(value: string): boolean {
    return this.#byValue.has(value);
  }

  /** Returns the first option with the value, also a disabled one. */
  find(value: string): Option | undefined {
    return this.#byValue.get(value);
  }

  /** Returns the text for a value: the text of its option, or the value. */
  textOf(value: string): string {
    return value === '' ? '' : (this.#byValue.get(value)?.text ?? value);
  }

  /** Returns the options whose text contains the query, in order. */
  matching(query: string): readonly Option[] {
    const folded = fold(query);
    if (this.#last?.query === folded) return this.#last.matches;
    const matches = this.#offered.filter((_, index) => this.#folded[index]!.includes(folded));
    this.#last = {query: folded, matches};
    return matches;
  }
}

/** Returns the match of a query in a text, for highlighting. Null if there is no match or the query is empty. */
export function markMatch(text: string, query: string): MarkedText | null {
  const folded = text.toLowerCase();
  const wanted = fold(query);
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  // A letter with a longer lowercase form (U+0130) shifts the positions after it.
  if (start === -1 || folded.length !== text.length) return null;
  const end = start + wanted.length;
  return {before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end)};
}

/** Returns text in lowercase by Unicode's rules in every language, without outer white space and line breaks. */
export function fold(text: string): string {
  return withoutLineBreaks(text).trim().toLowerCase();
}
