import {intlFormat} from '../calendar/intl-format.js';
import {isDate, plainDate, type PlainDate} from '../calendar/plain-date.js';
import {westernDigits} from '../number/western-digits.js';
import {rememberLast} from '../remember-last.js';
import {numericDates} from './numeric-date.js';
import {isOfOtherCalendar} from './other-calendar.js';

/** The order of day, month, and year in a numeric date, such as `'dmy'`. */
export type DateOrder = string;

/** Why a text is not a date. */
export type DateTextProblem = 'not-a-date' | 'short-year' | 'other-calendar';

/** A date whose numbers tell its parts apart. */
const SAMPLE = plainDate(3333, 11, 22);
const PART_OF: Readonly<Record<string, string>> = {22: 'd', 11: 'm', 3333: 'y'};

/** Characters of a month name that are enough, such as in "sept". */
const MIN_NAME_LENGTH = 3;

/** English words in dates that `Intl` does not write, such as in "12th of May". */
const ENGLISH_WORDS = ['st', 'nd', 'rd', 'th', 'of'];

/**
 * Returns the order of day, month, and year in the numeric dates of a language.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function dateOrder(lang: string): DateOrder {
  return tokensOf(numericDates(lang)(SAMPLE))
    .map(token => PART_OF[token] ?? '')
    .join('');
}

/**
 * Parses a date that a person typed in their language. It accepts any separators, missing leading zeros, the digits and
 * month names of the language, eight digits without separators, and a year in front. The year must have four digits,
 * because a guessed century is a wrong date that nobody notices. The same is true of a year of another calendar.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 * @param order The order of numbers. Default: that of the language.
 */
export function parseDateText(
  text: string,
  lang: string,
  order: DateOrder = dateOrder(lang),
): PlainDate | DateTextProblem {
  const tokens = tokensOf(text);
  const numbers = tokens.filter(isNumber);
  const month = monthAmong(
    tokens.filter(token => !isNumber(token)),
    lang,
  );
  if (month === null) return 'not-a-date';
  if (month === 0) {
    const texts = numbers.length === 1 ? split(numbers[0]!, order) : numbers;
    return dateOf(texts, texts[0]?.length === 4 && !order.startsWith('y') ? 'ymd' : order, lang);
  }
  return dateOf([...numbers, String(month)], numbers[0]?.length === 4 ? 'ydm' : 'dym', lang);
}

/** Reads numbers in an order. */
function dateOf(texts: readonly string[], order: DateOrder, lang: string): PlainDate | DateTextProblem {
  const part = (name: string) => texts[order.indexOf(name)] ?? '';
  const [year, month, day] = ['y', 'm', 'd'].map(part) as [string, string, string];
  if (texts.length !== 3 || day.length > 2 || month.length > 2) return 'not-a-date';
  if (year.length !== 4) return year.length === 2 ? 'short-year' : 'not-a-date';
  const numbers = [Number(year), Number(month), Number(day)] as const;
  if (isOfOtherCalendar(numbers[0], lang)) return 'other-calendar';
  return isDate(...numbers) ? plainDate(...numbers) : 'not-a-date';
}

/** Splits eight digits without separators. */
function split(digits: string, order: DateOrder): readonly string[] {
  if (digits.length !== 8) return [digits];
  let from = 0;
  return [...order].map(name => digits.slice(from, (from += name === 'y' ? 4 : 2)));
}

/** Returns the month that words name, 1 to 12, 0 if they name none, or null if a word does not belong into a date. */
export function monthAmong(words: readonly string[], lang: string): number | null {
  const {monthOf, others} = wordsOf({lang});
  const named = (word: string) => monthOf.get(word) ?? monthBegunBy(word, monthOf);
  if (words.some(word => !others.has(word) && named(word) === 0)) return null;
  // Some words are both, such as "mar" in Spanish: Tuesday and March.
  const clear = words.filter(word => !others.has(word));
  const months = new Set((clear.length > 0 ? clear : words).map(named).filter(month => month > 0));
  return months.size > 1 ? null : ([...months][0] ?? 0);
}

/** Whether a word does not change a date, such as a weekday. */
export const isOtherWord = (word: string, lang: string): boolean => wordsOf({lang}).others.has(word);

/** Returns the only month whose name starts with a word, or 0. */
function monthBegunBy(word: string, monthOf: ReadonlyMap<string, number>): number {
  if (word.length < MIN_NAME_LENGTH) return 0;
  const begun = new Set([...monthOf].filter(([name]) => name.startsWith(word)).map(([, month]) => month));
  return begun.size === 1 ? [...begun][0]! : 0;
}

/** The words in the dates of a language. */
interface DateWords {
  readonly monthOf: ReadonlyMap<string, number>;
  /** Words that do not change a date, such as weekdays and "de" in Spanish. */
  readonly others: ReadonlySet<string>;
}

const wordsOf = rememberLast(({lang}: {lang: string}): DateWords => {
  const format = (options: Intl.DateTimeFormatOptions) => intlFormat(lang, options);
  // The names of months differ alone and in a date in many languages.
  const formats = (['long', 'short'] as const).flatMap(month => [
    format({month}),
    format({month, day: 'numeric'}),
    format({month, day: 'numeric', year: 'numeric'}),
    format({month, year: 'numeric'}),
  ]);
  const monthOf = new Map<string, number>();
  const others = new Set(ENGLISH_WORDS);
  for (let month = 1; month <= 12; month += 1) {
    const words = new Set(formats.flatMap(write => tokensOf(write(plainDate(2023, month, 1)))));
    for (const word of [...words].filter(word => !isNumber(word) && !others.has(word)))
      if ((monthOf.get(word) ?? month) === month) monthOf.set(word, month);
      else {
        // In the names of several months, such as 月.
        monthOf.delete(word);
        others.add(word);
      }
  }
  const weekdays = [format({weekday: 'long'}), format({weekday: 'short'}), format({dateStyle: 'full'})];
  for (let day = 1; day <= 7; day += 1) {
    const [long, short, full] = weekdays.map(write => tokensOf(write(plainDate(2023, 5, day))));
    for (const word of [...long!, ...short!, ...full!.filter(word => !monthOf.has(word))]) others.add(word);
  }
  return {monthOf, others};
});

/** The numbers and words of a text. Numbers have Western digits, and words have no dots. */
export function tokensOf(text: string): readonly string[] {
  const plain = westernDigits(text.normalize('NFKC')).toLowerCase();
  return plain.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
}

/** Whether a token is a number. */
export const isNumber = (token: string): boolean => /^\d/.test(token);
