import type {Terms} from '../../../core/localization/terms.js';
import type {Issue} from '../../../core/validation/index.js';

type UnreadTerm = 'notADate' | 'shortYear' | 'otherCalendar';
type Term = <Key extends UnreadTerm>(key: Key, ...args: Parameters<Terms[Key]>) => string;

/** Returns the issue of a typed text that is not a date. */
export function unreadIssue(problem: unknown, label: string, term: Term): Issue {
  const isOther = problem === 'other-calendar';
  const message = isOther
    ? term('otherCalendar', label)
    : term(problem === 'short-year' ? 'shortYear' : 'notADate', label);
  return {code: 'authored', message};
}
