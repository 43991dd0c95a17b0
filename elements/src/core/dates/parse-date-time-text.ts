import {plainDateTime, type PlainDateTime} from '../calendar/plain-date-time.js';
import {plainTime} from '../calendar/plain-time.js';
import {normalizeText} from '../number/parse-number-text.js';
import type {TimeText} from '../time/time-text.js';
import {parseDateText, type DateOrder, type DateTextProblem} from './parse-date-text.js';

/** Why a text is not a date with a time. */
export type DateTimeTextProblem = DateTextProblem | 'no-time';

const MINUTE = 60_000;

/** What may be between a date and its time. */
const SEPARATORS = /[\s,،、]+(?:at\s+)?/gi;

/** 24:00 is the start of the next day, but is read as 0:00. */
const IS_24 = /^\D*24/;

/**
 * Parses a date with a time behind it, as a person types it in their language: `12/5/2026 14:30`, or `12 May 2026, 2:30 pm`.
 * A date without a time is refused: midnight would be a wrong time that nobody notices.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 * @param times Parses the times of the language.
 * @param order The order of numbers in the date. Default: that of the language.
 */
export function parseDateTimeText(
  text: string,
  lang: string,
  times: TimeText,
  order?: DateOrder,
): PlainDateTime | DateTimeTextProblem {
  // As in 2026-05-12T14:30.
  const words = text.trim().replace(/(\d)T(\d)/i, '$1 $2');
  let problem = problemOf(words, lang, order);
  for (const {index, 0: separator} of words.matchAll(SEPARATORS)) {
    const minutes = minutesOf(words.slice(index + separator.length), times);
    if (minutes === null) continue;
    const date = parseDateText(words.slice(0, index), lang, order);
    if (typeof date !== 'string')
      return plainDateTime(date, plainTime(Math.floor(minutes / 60), minutes % 60));
    if (date !== 'not-a-date') problem = date;
  }
  return problem;
}

function problemOf(text: string, lang: string, order?: DateOrder): DateTimeTextProblem {
  const date = parseDateText(text, lang, order);
  return typeof date === 'string' ? date : 'no-time';
}

/** Returns the minutes since midnight, or null if the text is not a time in whole minutes. */
function minutesOf(text: string, times: TimeText): number | null {
  const time = IS_24.test(normalizeText(text.normalize('NFKC'))) ? null : times.parse(text);
  return time === null || time % MINUTE !== 0 ? null : time / MINUTE;
}
