import type {CheckedValues, Issue, IssueAt} from './issue.js';
import {isEmptyPart, isOptionalAt, remember, withoutOptional} from './optional-parts.js';
import {nameOf, valueAt, withoutValuesAt} from './path.js';
import type {CheckResult, Report, Rules} from './rules-slot.js';
import {acceptsUndefined} from './schema-parts.js';
import {askStandard, isStandardSchema} from './standard-schema.js';
import {askSuperstruct, isSuperstruct} from './superstruct.js';
import {askFor} from './validation-signal.js';

/** Whether a value can be used as rules. */
export function isRules(rules: unknown): rules is Rules {
  return isSuperstruct(rules) || isStandardSchema(rules);
}

type Later<T> = T | Promise<T>;

const CHECK_FAILED: CheckedValues = {issues: [{issue: {code: 'checkFailed'}, path: []}], output: undefined};

/**
 * Checks a value against rules. It never throws or rejects. If the rules are invalid or throw, the issue is
 * `checkFailed`, because an unchecked value may be invalid.
 *
 * @param report Called with the reason if a check fails.
 * @param isCurrent Returns false once the result no longer matters, so that the rules are not asked again.
 */
export function checkRules(
  rules: Rules | null | undefined,
  value: unknown,
  report?: Report,
  isCurrent?: () => boolean,
): CheckResult {
  const result = after(findIssues(rules, value, report, isCurrent), ([first]) => first?.issue ?? null);
  if (rules && !(result instanceof Promise)) learnFrom(result, rules, value);
  return result;
}

/** Whether rules reject an empty value, as far as it is known. */
const requirement = new WeakMap<Rules, boolean>();

/** Standard Schemas that have accepted a value synchronously, so that they do not ask a server. */
const synchronous = new WeakSet<Rules>();

function learnFrom(issue: Issue | null, rules: Rules, value: unknown): void {
  if (issue?.code === 'checkFailed') return;
  if (isEmptyPart(value) || value === false) requirement.set(rules, issue !== null);
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
    void checkRules(rules, empty);
  }
  return requirement.get(rules) ?? false;
}

/** Asynchronous rules that have rejected `undefined`. They may send a request each time, so they are asked once. */
const requiring = new WeakSet<Rules>();

/** Returns all issues of a value and its parts, like `checkValues`. */
export function findIssues(
  rules: Rules | null | undefined,
  value: unknown,
  report?: Report,
  isCurrent?: () => boolean,
): Later<readonly IssueAt[]> {
  return after(checkValues(rules, value, report, isCurrent), ({issues}) => issues);
}

/**
 * Checks a value and its parts. Like `checkRules`, it never throws or rejects.
 *
 * An empty value (`''` or null) is valid if the rules accept it or `undefined`: an empty control has the value `''` or
 * null, but `optional()` of a schema means `undefined`.
 */
export function checkValues(
  rules: Rules | null | undefined,
  values: unknown,
  report: Report = () => {},
  isCurrent = () => true,
): Later<CheckedValues> {
  if (rules === null || rules === undefined) return {issues: [], output: values};
  return attempt(
    () => {
      if (isRules(rules))
        return isEmptyPart(values) ? askEmpty(rules, values, isCurrent) : askParts(rules, values, isCurrent);
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
  if (requiring.has(rules) || isKnownRequired(rules)) return askRules(rules, value, isCurrent);
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

/** superstruct would be asked the same question. */
function isKnownRequired(rules: Rules): boolean {
  return !isSuperstruct(rules) && acceptsUndefined(rules) === false;
}

/**
 * Leaves out the empty parts that may be undefined. If the schema does not show whether an empty part that it rejects
 * may be, it is asked again without the part.
 */
function askParts(rules: Rules, values: unknown, isCurrent: () => boolean): Later<CheckedValues> {
  const prepared = withoutOptional(rules, values);
  const answer = askRules(rules, prepared, isCurrent);
  return after(answer, answered => {
    const unknown = answered.issues.filter(
      ({path}) => isEmptyPart(valueAt(prepared, path)) && isOptionalAt(rules, path) === null,
    );
    if (unknown.length === 0 || !isCurrent()) return answered;
    const paths = unknown.map(({path}) => path);
    const again = attempt(
      () => askRules(rules, withoutValuesAt(prepared, paths), isCurrent),
      () => null,
    );
    return after(again, found => {
      if (found === null) return answered;
      if (answer instanceof Promise) remember(rules, paths, namesOf(found.issues));
      return combine(answered.issues, unknown, found);
    });
  });
}

/** Drops the issues of empty parts that may be undefined. */
function combine(
  issues: readonly IssueAt[],
  empty: readonly IssueAt[],
  {issues: again, output}: CheckedValues,
): CheckedValues {
  const [known, left] = [namesOf(issues), namesOf(again)];
  const optional = new Set(empty.filter(({path}) => !left.has(nameOf(path))));
  // Some schemas check the whole value only if all of its parts are valid.
  const later = again.filter(({path}) => !known.has(nameOf(path)));
  const rest = [...issues.filter(issue => !optional.has(issue)), ...later];
  return {issues: rest, output: rest.length === 0 ? output : undefined};
}

function namesOf(issues: readonly IssueAt[]): ReadonlySet<string> {
  return new Set(issues.map(({path}) => nameOf(path)));
}

function askRules(rules: Rules, value: unknown, check: () => boolean): Later<CheckedValues> {
  return askFor(check, () =>
    isSuperstruct(rules) ? askSuperstruct(rules, value) : askStandard(rules, value),
  );
}

/** Runs a function. If it throws or rejects, returns what `fail` returns for the cause. */
function attempt<T>(run: () => Later<T>, fail: (cause: unknown) => T): Later<T> {
  try {
    const result = run();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (cause) {
    return fail(cause);
  }
}

function after<T, Result>(result: Later<T>, next: (result: T) => Later<Result>): Later<Result> {
  return result instanceof Promise ? result.then(next) : next(result);
}
