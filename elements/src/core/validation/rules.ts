import {after, attempt, type Later} from '../later.js';
import type {CheckedValues, Issue} from './issue.js';
import type {CheckResult, Report, Rules} from './rules-slot.js';
import {askStandard, isStandardSchema} from './standard-schema.js';
import {askSuperstruct, isSuperstruct} from './superstruct.js';
import {askFor} from './validation-signal.js';

/** Whether a part is empty like a control without a value. */
export function isEmptyPart(part: unknown): boolean {
  return part === '' || part === null;
}

/** Whether a value is that of an empty control: a list of choices has no item. */
function isEmptyControl(value: unknown): boolean {
  return isEmptyPart(value) || (Array.isArray(value) && value.length === 0);
}

/** Whether a value can be used as rules. */
export function isRules(rules: unknown): rules is Rules {
  return isSuperstruct(rules) || isStandardSchema(rules);
}

/** Asks rules for a value that is not empty. */
export type Ask = (rules: Rules, value: unknown, isCurrent: () => boolean) => Later<CheckedValues>;

const CHECK_FAILED: CheckedValues = {issues: [{issue: {code: 'checkFailed'}, path: []}], output: undefined};

/**
 * Checks the value of a control, which has no empty parts. It never throws or rejects. If the rules are invalid or throw,
 * the issue is `checkFailed`, because an unchecked value may be invalid.
 *
 * @param report Called with the reason if a check fails.
 * @param isCurrent Returns false once the result no longer matters, so that the rules are not asked again.
 * @param ask Asks the rules for a value that may have empty parts.
 */
export function checkValue(
  rules: Rules | null | undefined,
  value: unknown,
  report?: Report,
  isCurrent?: () => boolean,
  ask: Ask = askRules,
): CheckResult {
  const checked = checkWith(ask, rules, value, report, isCurrent);
  const result = after(checked, ({issues: [first]}) => first?.issue ?? null);
  if (rules && !(result instanceof Promise)) learnFrom(result, rules, value);
  return result;
}

/** Whether rules reject an empty value, as far as it is known. */
const requirement = new WeakMap<Rules, boolean>();

/** Standard Schemas that have accepted a value synchronously, so that they do not ask a server. */
const synchronous = new WeakSet<Rules>();

function learnFrom(issue: Issue | null, rules: Rules, value: unknown): void {
  if (issue?.code === 'checkFailed') return;
  if (isEmptyControl(value) || value === false) requirement.set(rules, issue !== null);
  else if (issue === null) synchronous.add(rules);
}

/**
 * Whether rules reject an empty value, so that a control with them is required. Every check of an empty value tells.
 * Otherwise, the rules are asked once, if no server can receive the question: superstruct always answers itself, and a
 * Standard Schema does if it has accepted another value synchronously. All other rules count as not requiring a value.
 *
 * @param empty The value of the empty control.
 */
export function requiresValue(rules: Rules, empty: unknown): boolean {
  if (!requirement.has(rules) && (isSuperstruct(rules) || synchronous.has(rules))) {
    requirement.set(rules, false);
    void checkValue(rules, empty);
  }
  return requirement.get(rules) ?? false;
}

/** Asynchronous rules that have rejected `undefined`. They may send a request each time, so they are asked once. */
const requiring = new WeakSet<Rules>();

/**
 * An empty value (`''`, null, or an empty list) is valid if the rules accept it or `undefined`: an empty control has such a
 * value, but `optional()` of a schema means `undefined`.
 */
export function checkWith(
  ask: Ask,
  rules: Rules | null | undefined,
  values: unknown,
  report: Report = () => {},
  isCurrent = () => true,
): Later<CheckedValues> {
  if (rules === null || rules === undefined) return {issues: [], output: values};
  return attempt(
    () => {
      if (isRules(rules))
        return isEmptyControl(values) ? askEmpty(rules, values, isCurrent) : ask(rules, values, isCurrent);
      report(
        'rules must be a superstruct Struct or a Standard Schema, such as a zod or valibot schema.',
        rules,
      );
      return CHECK_FAILED;
    },
    cause => {
      // The request of an older check may have been aborted.
      if (isCurrent()) report('the rules threw an error while checking a value.', cause);
      return CHECK_FAILED;
    },
  );
}

function askEmpty(rules: Rules, value: unknown, isCurrent: () => boolean): Later<CheckedValues> {
  if (requiring.has(rules)) return askRules(rules, value, isCurrent);
  // If rules throw for undefined, they do not accept it.
  const answer = attempt(
    () => askRules(rules, undefined, isCurrent),
    () => CHECK_FAILED,
  );
  return after(answer, answered => {
    if (answered.issues.length === 0 || !isCurrent()) return answered;
    if (answer instanceof Promise) requiring.add(rules);
    return askRules(rules, value, isCurrent);
  });
}

/** Asks rules without more ado. */
export function askRules(rules: Rules, value: unknown, check: () => boolean): Later<CheckedValues> {
  return askFor(check, () =>
    isSuperstruct(rules) ? askSuperstruct(rules, value) : askStandard(rules, value),
  );
}
