import type {Terms} from '../../../core/localization/terms.js';
import type {Issue} from '../../../core/validation/index.js';

type Term = <Key extends 'notADate' | 'shortYear'>(key: Key, ...args: Parameters<Terms[Key]>) => string;

/** Returns the issue of a typed text that is not a date. */
export function unreadIssue(problem: unknown, label: string, term: Term): Issue {
  return {code: 'authored', message: term(problem === 'short-year' ? 'shortYear' : 'notADate', label)};
}
