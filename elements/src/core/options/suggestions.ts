import {withoutLineBreaks} from '../sanitize-value.js';
import type {Option} from './option.js';

/** A text around the first place where it has what was typed. */
export interface MarkedText {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/**
 * The options that a text field suggests. Options that are disabled are not suggested (HTML standard, "datalist").
 * Letter case never matters: typed text that is an option's text has that option's value, other text is its own
 * value (spec, appendix B). It is made once for a list of options, so that each letter typed is one quick pass.
 */
export class Suggestions {
  /** The list that this was made of. */
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
    // From the last to the first, so that the first of two that are alike stays.
    for (let index = this.#offered.length - 1; index >= 0; index -= 1)
      this.#byText.set(this.#folded[index]!, this.#offered[index]!);
    for (const option of options.toReversed()) this.#byValue.set(option.value, option);
  }

  /** The value of typed text. White space around it does not matter to an option, and stays in other text. */
  valueOf(text: string): string {
    return this.#byText.get(fold(text))?.value ?? text;
  }

  /** Whether an option has the value. */
  has(value: string): boolean {
    return this.#byValue.has(value);
  }

  /** The text that is shown for a value: that of its option, or the value itself. No value shows no text. */
  textOf(value: string): string {
    return value === '' ? '' : (this.#byValue.get(value)?.text ?? value);
  }

  /** The options whose text contains the query, in their order. */
  matching(query: string): readonly Option[] {
    const folded = fold(query);
    if (this.#last?.query === folded) return this.#last.matches;
    const matches = this.#offered.filter((_, index) => this.#folded[index]!.includes(folded));
    this.#last = {query: folded, matches};
    return matches;
  }
}

/** Where a text has the query, for a highlight; null where it has not, and for an empty query. */
export function markMatch(text: string, query: string): MarkedText | null {
  const folded = text.toLowerCase();
  const wanted = fold(query);
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  // A letter whose lower case is longer (U+0130) shifts the places after it.
  if (start === -1 || folded.length !== text.length) return null;
  const end = start + wanted.length;
  return {before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end)};
}

/** Lower case by Unicode's rules, the same in every language, without outer white space and line breaks. */
function fold(text: string): string {
  return withoutLineBreaks(text).trim().toLowerCase();
}
