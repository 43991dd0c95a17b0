import {define, type Failure, type Struct} from 'superstruct';
import {rulesTexts} from '../../localization/english/rules.js';
import {translateWith} from '../../localization/registry.js';
import type {Issue} from '../issue.js';
import {describeIssue, type MessageTexts} from '../messages.js';
import '../rules.define.js';

/** The options of all helpers. */
export interface RuleOptions {
  /**
   * The label in messages. Default: the label of the control, or the one passed to `validate`. The message of a
   * control's own `required` uses the label of the control, so use the same text.
   */
  readonly label?: string | undefined;
}

/** A failure of superstruct with its issue, so that the message can be in the user's language. */
interface IssueFailure extends Partial<Failure> {
  readonly lcIssue: Issue;
}

/**
 * Creates a struct from a check.
 *
 * @param type The name of the type in superstruct's failures.
 * @param check Returns the issue of a value, or null if it is valid.
 * @param options The label, and the limits `min` and `max` if the check has any.
 */
export function rule<Value>(
  type: string,
  check: (value: unknown) => Issue | null,
  options: RuleOptions = {},
): Struct<Value, null> {
  const {label} = options;
  const struct = define<Value>(type, value => {
    const issue = check(value);
    return issue === null || failureOf(label === undefined ? issue : {...issue, label});
  });
  // `constraintsOf` reads the limits. `optional()` and `refine()` of superstruct keep the schema.
  return Object.assign(struct, {schema: options as unknown as null});
}

const ENGLISH: MessageTexts = {
  lang: 'en',
  term: (key, ...args) => translateWith(rulesTexts, 'en', key, ...args),
};

/** The English message is for apps that call superstruct directly. */
function failureOf(issue: Issue): IssueFailure {
  const message = describeIssue(issue, '', ENGLISH);
  return {lcIssue: issue, message};
}

/** Whether a value is null or undefined, which all optional rules accept. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}
