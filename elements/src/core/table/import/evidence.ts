import {isNumber, tokensOf} from '../../dates/parse-date-text.js';
import {normalizeText} from '../../number/parse-number-text.js';

/** How the values of a column are written. */
export interface Guess<Value> {
  /** Null if no value tells, or if as many tell one as another. */
  readonly value: Value | null;
  /** The share of the values that tell it, among those that tell any: 0 to 1. */
  readonly confidence: number;
  /** Whether the values could be read in two ways, such as `1.234` or `05/06/2026` alone, or contradict each other. */
  readonly isAmbiguous: boolean;
}

/** The sign before the decimals of a number. */
export type DecimalSign = '.' | ',';
/** The order of day, month, and year. */
export type NumericDateOrder = 'dmy' | 'mdy' | 'ymd';

/** Longer texts are not numbers or dates. */
const MOST_CHARACTERS = 100;

const NUMBER = /[.,]?\d[\d.,' ]*/;
const GROUPS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** Counts what the values of a column tell. */
export class Evidence<Value> {
  readonly #counts = new Map<Value, number>();
  #isOpen = false;

  /** @param told A value, `'either'` if a text can be read in two ways, or null if it tells nothing. */
  add(told: Value | 'either' | null): void {
    if (told === 'either') this.#isOpen = true;
    else if (told !== null) this.#counts.set(told, (this.#counts.get(told) ?? 0) + 1);
  }

  get guess(): Guess<Value> {
    const [first, second] = [...this.#counts].sort(([, one], [, other]) => other - one);
    if (first === undefined) return {value: null, confidence: 0, isAmbiguous: this.#isOpen};
    const all = [...this.#counts.values()].reduce((sum, count) => sum + count);
    const isTie = first[1] === second?.[1];
    return {
      value: isTie ? null : first[0],
      confidence: first[1] / all,
      isAmbiguous: second !== undefined,
    };
  }
}

/** Returns the sign before the decimals of a number; `'either'` for `1.234`. */
export function decimalSignIn(text: string): DecimalSign | 'either' | null {
  const number =
    NUMBER.exec(normalizeText(text.slice(0, MOST_CHARACTERS)))?.[0].replace(/[' ]|[.,' ]+$/g, '') ?? '';
  const signs = number.replace(/\d/g, '');
  const last = signs.at(-1) as DecimalSign | undefined;
  if (last === undefined) return null;
  const other = last === '.' ? ',' : '.';
  if (signs.length === 1) return GROUPS.test(number) ? 'either' : last;
  if (signs.includes(other)) return signs.indexOf(last) === signs.length - 1 ? last : null;
  return GROUPS.test(number) ? other : null;
}

/** Returns the order of a date in numbers; `'either'` for `05/06/2026`. */
export function dateOrderIn(text: string): NumericDateOrder | 'either' | null {
  const [first = '', second = '', third = ''] = tokensOf(text.slice(0, MOST_CHARACTERS)).filter(isNumber);
  if (first.length === 4) return third === '' ? null : 'ymd';
  const [one, other] = [Number(first), Number(second)];
  const areParts = third.length === 4 && one > 0 && one <= 31 && other > 0 && other <= 31;
  if (!areParts || one === other) return null;
  if (one > 12) return other > 12 ? null : 'dmy';
  return other > 12 ? 'mdy' : 'either';
}
