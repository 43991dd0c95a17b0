/** A value, or a promise of it. */
export type Later<T> = T | Promise<T>;

/** Calls a function later. Returns a function that cancels the call. */
export type Delay = (run: () => void, milliseconds: number) => () => void;

/** What did not succeed, and why. */
export class Failure {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

/** Why something has failed that took too long. */
export const LATE = new Error('late');

/** Milliseconds after which something counts as failed, so that nothing waits forever. */
export const TIME_LIMIT = 30_000;

/** Runs a function. If it throws or rejects, returns what `fail` returns for the cause. */
export function attempt<T>(run: () => Later<T>, fail: (cause: unknown) => T): Later<T> {
  try {
    const result = run();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (cause) {
    return fail(cause);
  }
}

/** Continues with a result, now or later. */
export function after<T, Result>(result: Later<T>, next: (result: T) => Later<Result>): Later<Result> {
  return result instanceof Promise ? result.then(next) : next(result);
}

/** Returns a promise that also rejects, with `LATE`, when the time is over. */
export function inTime<T>(result: Promise<T>, delay: Delay): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = delay(() => reject(LATE), TIME_LIMIT);
    result.then(resolve, reject).finally(stop);
  });
}
