import {localeTags} from '../locale-tags.js';
import type {ValidationTerms} from '../localization/terms.js';
import type {Issue, Limits} from './issue.js';

/** The texts of the library in the language of the user. */
export interface MessageTexts {
  /** The language, as a BCP 47 tag. */
  readonly lang: string;
  term<Key extends keyof ValidationTerms>(key: Key, ...args: Parameters<ValidationTerms[Key]>): string;
}

/**
 * Returns the message of an issue.
 *
 * @param label The label of the control, used if the issue has no label. If it is empty, "This field" is used.
 */
export function describeIssue(issue: Issue, label: string, texts: MessageTexts): string {
  if (issue.code === 'authored') return issue.message;
  const {code} = issue;
  const {min, max, step, accept, maxSize, unit, isExclusive, expected} = issue as Details;
  const name = issue.label?.trim() || label.trim() || texts.term('thisField');
  const isLength = code === 'tooShort' || code === 'tooLong' || code === 'lengthBetween';
  const exact = code === 'lengthBetween' && min === max;
  const limits = (exact ? [min] : [min, max, step, accept, maxSize]).filter(limit => limit !== undefined);
  const shown = limits.map(limit =>
    isLength ? Number(limit) : limit instanceof Date ? dateText(limit, texts.lang) : limit,
  );
  // The names of the issues are those of the messages, and an issue has only the limits that its message needs.
  const kind = unit ?? isExclusive;
  const message = (texts as AnyTexts).term(
    exact ? 'lengthExactly' : code,
    name,
    ...shown,
    ...(kind === undefined ? [] : [kind]),
  );
  if (expected === undefined) return message;
  // Only an English sentence can go on in words that are not in a translation.
  return /^en\b/i.test(texts.lang) ? `Must be ${expected}.` : `${message} (${expected})`;
}

/** Returns a date in words, with the time unless it is midnight. */
function dateText(date: Date, lang: string): string {
  const isDay = date.getHours() + date.getMinutes() === 0;
  return date.toLocaleString(localeTags(lang), {
    dateStyle: 'medium',
    timeStyle: isDay ? undefined : 'short',
    calendar: 'gregory',
  });
}

/** What issues have besides their code. */
interface Details extends Limits {
  readonly expected?: string | undefined;
}

interface AnyTexts {
  term(key: keyof ValidationTerms, ...args: unknown[]): string;
}
