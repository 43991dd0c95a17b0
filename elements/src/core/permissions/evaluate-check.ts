/** The result of a check. */
export interface CheckResult {
  readonly isAllowed: boolean;
  /** A warning for the developer, or null if the check is valid. */
  readonly problem: string | null;
  /** The error that the check threw. */
  readonly cause?: unknown;
}

const NOT_A_CHECK = 'check must be true, false or a function that returns one of them';

/**
 * Evaluates the check of an app. It fails closed: only `true` allows. A value that is not a boolean, a function that
 * throws, and a promise (whose result is not known yet) deny with a warning. A missing check denies without one.
 */
export function evaluateCheck(check: unknown): CheckResult {
  if (check === undefined || check === null) return {isAllowed: false, problem: null};
  if (typeof check !== 'function') return answer(check);
  try {
    return answer((check as () => unknown)());
  } catch (cause) {
    return {isAllowed: false, problem: 'check threw an error, so permission is denied.', cause};
  }
}

function answer(given: unknown): CheckResult {
  if (typeof given === 'boolean') return {isAllowed: given, problem: null};
  return {isAllowed: false, problem: describeProblem(given)};
}

function describeProblem(given: unknown): string {
  if (isThenable(given))
    return `${NOT_A_CHECK}, not a promise. Await it, then set check. Until then, permission is denied.`;
  return `${NOT_A_CHECK}, not a value of type ${given === null ? 'null' : typeof given}. Permission is denied.`;
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}
