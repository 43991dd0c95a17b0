import {define, type Failure, type Struct} from 'superstruct';
import {translate} from '../../localization/registry.js';
import type {Issue} from '../issue.js';
import {describeIssue} from '../messages.js';

/** What every helper takes. */
export interface RuleOptions {
  /**
   * Names the value in messages, instead of the control's label. Default: the label of the control, or the one that
   * `validate` is given. A control that is `required` itself says so with its own label, so give the same text.
   */
  readonly label?: string | undefined;
}

/** A failure of superstruct that keeps the issue, so that it is put into words in the reader's language. */
interface IssueFailure extends Partial<Failure> {
  readonly lcIssue: Issue;
}

/**
 * A struct from a check.
 *
 * @param type Names the value's type, as superstruct's failures do.
 * @param check Gives what is wrong with a value; null when nothing is.
 */
export function rule<Value>(
  type: string,
  check: (value: unknown) => Issue | null,
  {label}: RuleOptions = {},
): Struct<Value, null> {
  return define<Value>(type, value => {
    const issue = check(value);
    return issue === null || failureOf(label === undefined ? issue : {...issue, label});
  });
}

/** The sentence in English is for those who call superstruct themselves. */
function failureOf(issue: Issue): IssueFailure {
  return {lcIssue: issue, message: describeIssue(issue, '', (key, ...args) => translate('en', key, ...args))};
}

/** Whether nothing was given at all, which every optional rule takes. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}
