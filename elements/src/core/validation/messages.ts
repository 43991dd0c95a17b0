import {localeTags} from '../locale-tags.js';
import type {ValidationTerms} from '../localization/terms.js';
import type {Issue, Limits} from './issue.js';

/** Returns the message of an issue, in the language of `term`. */
export type TermOf = <Key extends keyof ValidationTerms>(
  key: Key,
  ...args: Parameters<ValidationTerms[Key]>
) => string;

/**
 * Returns the message of an issue.
 *
 * @param label The label of the control, used if the issue has no label. If it is empty, "This field" is used.
 * @param term Returns the library's texts in the user's language.
 * @param lang The language of the dates in the message, as a BCP 47 tag.
 */
export function describeIssue(issue: Issue, label: string, term: TermOf, lang = 'en'): string {
  if (issue.code === 'authored') return issue.message;
  const {code} = issue;
  const {min, max, step, accept, maxSize, unit, isExclusive} = issue as Limits;
  const name = issue.label?.trim() || label.trim() || term('thisField');
  const isLength = code === 'tooShort' || code === 'tooLong' || code === 'lengthBetween';
  const exact = code === 'lengthBetween' && min === max;
  const limits = (exact ? [min] : [min, max, step, accept, maxSize]).filter(limit => limit !== undefined);
  const shown = limits.map(limit =>
    isLength ? Number(limit) : limit instanceof Date ? dateText(limit, lang) : limit,
  );
  // The names of the issues are those of the messages, and an issue has only the limits that its message needs.
  const kind = unit ?? isExclusive;
  return (term as AnyTerm)(
    exact ? 'lengthExactly' : code,
    name,
    ...shown,
    ...(kind === undefined ? [] : [kind]),
  );
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

type AnyTerm = (key: keyof ValidationTerms, ...args: unknown[]) => string;
