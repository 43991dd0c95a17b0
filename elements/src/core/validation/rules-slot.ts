import type {Issue} from './issue.js';
import type {StandardSchemaLike} from './standard-schema.js';
import type {SuperstructLike} from './superstruct.js';

/**
 * The rules of a control's value: a superstruct `Struct` or any Standard Schema (zod, valibot, arktype, and others),
 * synchronous or asynchronous. Rules are recognized by their shape, so this library does not import theirs.
 */
export type Rules = SuperstructLike | StandardSchemaLike;

/** The outcome of a check: an issue or null, or a promise of it. */
export type CheckResult = Issue | null | Promise<Issue | null>;

/** Reports to the developer why a check failed. */
export type Report = (reason: string, cause?: unknown) => void;

/** What checks values against rules. */
export interface RulesChecker {
  /** @param isCurrent Returns false once the result no longer matters. */
  checkValue(rules: Rules, value: unknown, report: Report, isCurrent: () => boolean): CheckResult;
  /** Whether rules are known to reject an empty value. */
  requiresValue(rules: Rules, empty: unknown): boolean;
}

const MISSING =
  "Life Changers: a form control has rules, and is invalid until something checks them. Add import '@life-changers/elements/rules'.";

/** The module `@life-changers/elements/rules` fills it, because many controls have no rules. */
let checker: RulesChecker | null = null;
let announce: ((checker: RulesChecker) => void) | undefined;
let arrival: Promise<RulesChecker> | undefined;

/** Fills the slot. Checks that wait continue. */
export function provideChecker(given: RulesChecker): void {
  checker = given;
  announce?.(given);
}

/**
 * Checks with what fills the slot. Until then, the check is pending, so that the value is not valid.
 *
 * @param complain Called with an error for the developer, the first time that nothing fills the slot.
 */
export function askChecker(
  check: (checker: RulesChecker) => CheckResult,
  complain: (error: string) => void,
): CheckResult {
  if (checker !== null) return check(checker);
  if (arrival === undefined) complain(MISSING);
  arrival ??= new Promise(resolve => (announce = resolve));
  return arrival.then(check);
}

/** Whether rules are known to reject an empty value. */
export function requiresValue(rules: Rules | null | undefined, empty: unknown): boolean {
  return Boolean(rules && checker?.requiresValue(rules, empty));
}
