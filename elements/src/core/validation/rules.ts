import type {Issue, IssueAt} from './issue.js';
import {nameOf, valueAt, withoutValuesAt} from './path.js';
import {isStandardSchema, standardIssues, type StandardSchemaLike} from './standard-schema.js';
import {isSuperstruct, superstructIssues, type SuperstructLike} from './superstruct.js';

/**
 * The rules of a control's value: a superstruct `Struct` or any Standard Schema (zod, valibot, arktype, and others),
 * synchronous or asynchronous. Rules are recognized by their shape, so this library does not import theirs.
 */
export type Rules = SuperstructLike | StandardSchemaLike;

/** Whether a value can be used as rules. */
function isRules(rules: unknown): rules is Rules {
  return isSuperstruct(rules) || isStandardSchema(rules);
}

/** The outcome of a check: an issue or null, or a promise of it. */
export type CheckResult = Later<Issue | null>;

type Later<T> = T | Promise<T>;

/** Reports to the developer why a check failed. */
type Report = (reason: string, cause?: unknown) => void;

const PENDING: Issue = {code: 'checkPending'};
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
export function requiresValue(rules: Rules | null | undefined, empty: unknown): boolean {
  if (!rules) return false;
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

/**
 * The outcome of the latest check of a value. Only the newest check counts: late results of older checks are ignored.
 * While the newest check is pending, the issue is `checkPending`, so that the form cannot be submitted with an unchecked
 * value.
 */
export class LatestCheck {
  #issue: Issue | null = null;
  #turn = 0;
  #complete: Promise<void> = Promise.resolve();
  readonly #changed: () => void;

  /** @param changed Called after each new outcome, synchronously or later. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The issue of the value, or null if it is valid. */
  get issue(): Issue | null {
    return this.#issue;
  }

  /** Whether the newest check is pending. */
  get isPending(): boolean {
    return this.#issue === PENDING;
  }

  /** Resolves when the newest check is done. */
  get complete(): Promise<void> {
    return this.#complete;
  }

  /**
   * Starts a newer check, which replaces the one before.
   *
   * @param check Receives a function that returns whether the check is still the newest.
   */
  run(check: (isCurrent: () => boolean) => CheckResult): void {
    const turn = (this.#turn += 1);
    const isCurrent = (): boolean => turn === this.#turn;
    const result = check(isCurrent);
    if (result instanceof Promise) {
      this.#complete = result.then(issue => (isCurrent() ? this.#settle(issue) : this.#complete));
      this.#settle(PENDING);
    } else {
      this.#complete = Promise.resolve();
      this.#settle(result);
    }
  }

  #settle(issue: Issue | null): void {
    this.#issue = issue;
    this.#changed();
  }
}
