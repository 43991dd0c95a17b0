import type {Issue, IssueAt} from './issue.js';
import {nameOf, valueAt, withoutValuesAt} from './path.js';
import type {CheckResult, Report, Rules} from './rules-slot.js';
import {isStandardSchema, standardIssues} from './standard-schema.js';
import {isSuperstruct, superstructIssues} from './superstruct.js';

/** Whether a value can be used as rules. */
function isRules(rules: unknown): rules is Rules {
  return isSuperstruct(rules) || isStandardSchema(rules);
}

type Later<T> = T | Promise<T>;

const CHECK_FAILED: readonly IssueAt[] = [{issue: {code: 'checkFailed'}, path: []}];

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

/**
 * Returns all issues of a value and its parts. Like `checkRules`, it never throws or rejects.
 *
 * An empty value (`''` or null) is valid if the rules accept it or `undefined`: an empty control has the value `''` or
 * null, but `optional()` of a schema means `undefined`.
 */
export function findIssues(
  rules: Rules | null | undefined,
  value: unknown,
  report: Report = () => {},
  isCurrent = () => true,
): Later<readonly IssueAt[]> {
  if (rules === null || rules === undefined) return [];
  const fail = (cause: unknown): typeof CHECK_FAILED => {
    report('the rules threw an error while checking a value.', cause);
    return CHECK_FAILED;
  };
  return attempt((): Later<readonly IssueAt[]> => {
    if (!isRules(rules)) {
      report(
        'rules must be a superstruct Struct or a Standard Schema, such as a zod or valibot schema.',
        rules,
      );
      return CHECK_FAILED;
    }
    if (!isEmptyPart(value))
      return after(askRules(rules, value), issues =>
        isCurrent() ? withoutOptional(issues, rules, value) : issues,
      );
    if (requiring.has(rules)) return askRules(rules, value);
    // If rules throw for undefined, they do not accept it.
    const undefinedIssues = attempt(
      () => askRules(rules, undefined),
      () => CHECK_FAILED,
    );
    return after(undefinedIssues, issues => {
      if (issues.length === 0 || !isCurrent()) return issues;
      if (undefinedIssues instanceof Promise) requiring.add(rules);
      return askRules(rules, value);
    });
  }, fail);
}

/** Drops the issues of empty parts that may also be undefined. */
function withoutOptional(
  issues: readonly IssueAt[],
  rules: Rules,
  value: unknown,
): Later<readonly IssueAt[]> {
  const empty = issues.filter(({path}) => isEmptyPart(valueAt(value, path)));
  if (empty.length === 0) return issues;
  const rest = withoutValuesAt(
    value,
    empty.map(({path}) => path),
  );
  const found = attempt(
    () => askRules(rules, rest),
    () => issues,
  );
  return after(found, again => {
    const [known, left] = [namesOf(issues), namesOf(again)];
    const optional = new Set(empty.filter(({path}) => !left.has(nameOf(path))));
    // Some schemas check the whole value only if all of its parts are valid.
    const later = again.filter(({path}) => !known.has(nameOf(path)));
    return [...issues.filter(issue => !optional.has(issue)), ...later];
  });
}

function isEmptyPart(part: unknown): boolean {
  return part === '' || part === null;
}

function namesOf(issues: readonly IssueAt[]): ReadonlySet<string> {
  return new Set(issues.map(({path}) => nameOf(path)));
}

function askRules(rules: Rules, value: unknown): Later<readonly IssueAt[]> {
  return isSuperstruct(rules) ? superstructIssues(rules, value) : standardIssues(rules, value);
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
