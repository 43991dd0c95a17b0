import type {Issue} from './issue.js';
import {checkStandardSchema, isStandardSchema, type StandardSchemaLike} from './standard-schema.js';
import {checkSuperstruct, isSuperstruct, type SuperstructLike} from './superstruct.js';

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
export type CheckResult = Issue | null | Promise<Issue | null>;

/**
 * Checks a value against rules. It never throws and never rejects: rules that are broken or that throw are the issue
 * `checkFailed`, because a value that nobody could check is not known to be good.
 *
 * @param report Is told why a check failed, for the developer.
 */
export function checkRules(
  rules: Rules | null | undefined,
  value: unknown,
  report: (reason: string, cause?: unknown) => void = () => {},
): CheckResult {
  if (rules === null || rules === undefined) return null;
  const fail = (cause: unknown): Issue => {
    report('the rules threw while they checked a value.', cause);
    return {code: 'checkFailed'};
  };
  try {
    if (isSuperstruct(rules)) return checkSuperstruct(rules, value);
    if (isStandardSchema(rules)) {
      const result = checkStandardSchema(rules, value);
      return result instanceof Promise ? result.catch(fail) : result;
    }
  } catch (cause) {
    return fail(cause);
  }
  report('rules must be a superstruct Struct or a Standard Schema, such as one of zod or valibot.', rules);
  return {code: 'checkFailed'};
}
