import type {Issue, IssueAt} from './issue.js';
import {nameOf, valueAt, withoutValuesAt} from './path.js';
import {isStandardSchema, standardIssues, type StandardSchemaLike} from './standard-schema.js';
import {isSuperstruct, superstructIssues, type SuperstructLike} from './superstruct.js';

/**
 * What a control's value must be: a superstruct `Struct` or any Standard Schema (zod, valibot, arktype and others),
 * synchronous or not. They are called by shape, so that neither library is part of this one.
 */
export type Rules = SuperstructLike | StandardSchemaLike;

/** Tells something that can be used as rules. */
export function isRules(rules: unknown): rules is Rules {
  return isSuperstruct(rules) || isStandardSchema(rules);
}

/** The outcome of a check: no issue, an issue, or one of them later. */
export type CheckResult = Later<Issue | null>;

type Later<T> = T | Promise<T>;

/** Hears, for the developer, why a check failed. */
type Report = (reason: string, cause?: unknown) => void;

const CHECK_FAILED: readonly IssueAt[] = [{issue: {code: 'checkFailed'}, path: []}];

/**
 * Checks a value against rules. It never throws and never rejects: rules that are broken or that throw are the issue
 * `checkFailed`, because a value that nobody could check is not known to be good.
 *
 * @param report Called with the reason if a check fails, for the developer.
 */
export function checkRules(
  rules: Rules | null | undefined,
  value: unknown,
  report: Report = () => {},
): CheckResult {
  return after(findIssues(rules, value, report), ([first]) => first?.issue ?? null);
}

/**
 * Everything that rules have against a value and its parts, as `checkRules` finds it.
 *
 * An empty value (`''` or null) is valid if the rules accept it, or if they accept `undefined` in its place: controls
 * hold `''` or null if nothing was entered, where `optional()` of a schema means `undefined`.
 */
export function findIssues(
  rules: Rules | null | undefined,
  value: unknown,
  report: Report = () => {},
): Later<readonly IssueAt[]> {
  if (rules === null || rules === undefined) return [];
  if (!isRules(rules)) {
    report('rules must be a superstruct Struct or a Standard Schema, such as one of zod or valibot.', rules);
    return CHECK_FAILED;
  }
  const found = askRules(rules, value, cause => {
    report('the rules threw while they checked a value.', cause);
    return CHECK_FAILED;
  });
  return after(found, issues => withoutOptional(issues, rules, value));
}

/** Leaves out the issues with empty parts of the value that may be undefined as well. */
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
  // Rules that throw at undefined do not accept it.
  const found = askRules(rules, rest, () => issues);
  return after(found, again => {
    const [known, left] = [namesOf(issues), namesOf(again)];
    const optional = new Set(empty.filter(({path}) => !left.has(nameOf(path))));
    // Some schemas check a whole only once all of its parts are good.
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

function askRules(
  rules: Rules,
  value: unknown,
  fail: (cause: unknown) => readonly IssueAt[],
): Later<readonly IssueAt[]> {
  try {
    const found = isSuperstruct(rules) ? superstructIssues(rules, value) : standardIssues(rules, value);
    return found instanceof Promise ? found.catch(fail) : found;
  } catch (cause) {
    return fail(cause);
  }
}

function after<T, Result>(result: Later<T>, next: (result: T) => Later<Result>): Later<Result> {
  return result instanceof Promise ? result.then(next) : next(result);
}
