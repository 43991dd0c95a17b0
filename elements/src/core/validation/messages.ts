import type {ValidationTerms} from '../localization/terms.js';
import type {Issue} from './issue.js';

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
  const name = issue.label?.trim() || label.trim() || term('thisField');
  switch (issue.code) {
    case 'authored':
      return issue.message;
    case 'tooShort':
      return term('tooShort', name, Number(issue.min));
    case 'tooLong':
      return term('tooLong', name, Number(issue.max));
    case 'lengthBetween':
      return issue.min === issue.max
        ? term('lengthExactly', name, Number(issue.min))
        : term('lengthBetween', name, Number(issue.min), Number(issue.max));
    case 'rangeUnderflow':
      return term('rangeUnderflow', name, issue.min);
    case 'rangeOverflow':
      return term('rangeOverflow', name, issue.max);
    case 'dateUnderflow':
      return term('dateUnderflow', name, issue.min);
    case 'dateOverflow':
      return term('dateOverflow', name, issue.max);
    case 'rangeBetween':
      return term('rangeBetween', name, issue.min, issue.max);
    case 'stepMismatch':
      return term('stepMismatch', name, issue.step);
    case 'fileTypeMismatch':
      return term('fileTypeMismatch', name, issue.accept);
    case 'fileTooLarge':
      return term('fileTooLarge', name, issue.maxSize);
    default:
      return term(issue.code, name);
  }
}
