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
 */
export function describeIssue(issue: Issue, label: string, term: TermOf): string {
  if (issue.code === 'authored') return issue.message;
  const {code} = issue;
  const {min, max, step, accept, maxSize} = issue as Limits;
  const name = issue.label?.trim() || label.trim() || term('thisField');
  if (code === 'lengthBetween' && min === max) return term('lengthExactly', name, Number(min));
  const isLength = code === 'tooShort' || code === 'tooLong' || code === 'lengthBetween';
  const limits = [min, max, step, accept, maxSize].filter(limit => limit !== undefined);
  // The names of the issues are those of the messages, and an issue has only the limits that its message needs.
  return (term as AnyTerm)(code, name, ...(isLength ? limits.map(Number) : limits));
}

type AnyTerm = (key: keyof ValidationTerms, ...args: unknown[]) => string;
