/** What a check came to. */
export interface CheckResult {
  readonly isAllowed: boolean;
  /** What is wrong with the check, as a sentence for the page's author; null when all is well. */
  readonly problem: string | null;
  /** What the check threw. */
  readonly cause?: unknown;
}

const NOT_A_CHECK = 'check must be true, false or a function that gives one of them';

/**
 * Reads the check of a page. It fails closed: only `true` allows. What is neither `true` nor `false`, a function that
 * throws and a promise, which is an answer that is not there yet, are a no with a problem to tell; no check at all is
 * a plain no.
 */
export function readCheck(check: unknown): CheckResult {
  if (check === undefined || check === null) return {isAllowed: false, problem: null};
  if (typeof check !== 'function') return answer(check);
  try {
    return answer((check as () => unknown)());
  } catch (cause) {
    return {isAllowed: false, problem: 'check threw, so it counts as no.', cause};
  }
}

function answer(given: unknown): CheckResult {
  if (typeof given === 'boolean') return {isAllowed: given, problem: null};
  return {isAllowed: false, problem: describeProblem(given)};
}

function describeProblem(given: unknown): string {
  if (isThenable(given))
    return `${NOT_A_CHECK}, not a promise. Wait for the answer, then set check; until then it counts as no.`;
  return `${NOT_A_CHECK}, not a value of type ${given === null ? 'null' : typeof given}; it counts as no.`;
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}
