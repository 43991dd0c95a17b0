import type {Issue} from './issue.js';
import type {CheckResult} from './rules-slot.js';
import {abortCheck} from './validation-signal.js';

/** The issue of a value whose check is pending. */
export const PENDING: Issue = {code: 'checkPending'};

const DONE = Promise.resolve();

/**
 * The outcome of the latest check of a value. Only the newest check counts: late results of older checks are ignored.
 * While the newest check is pending, the issue is `checkPending`, so that the form cannot be submitted with an unchecked
 * value.
 */
export class LatestCheck {
  #issue: Issue | null = null;
  #isCurrent = (): boolean => true;
  #complete = DONE;
  readonly #changed: () => void;

  /** @param changed Called after each outcome that a check has later. */
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
   * Starts a newer check, which replaces and aborts the one before. Its outcome is known, or pending, when this returns.
   *
   * @param check Receives a function that returns whether the check is still the newest.
   */
  run(check: (isCurrent: () => boolean) => CheckResult): void {
    if (this.isPending) abortCheck(this.#isCurrent);
    const isCurrent = (): boolean => isCurrent === this.#isCurrent;
    this.#isCurrent = isCurrent;
    const result = check(isCurrent);
    const isLater = result instanceof Promise;
    this.#issue = isLater ? PENDING : result;
    this.#complete = isLater ? this.#finish(result, isCurrent) : DONE;
  }

  async #finish(result: Promise<Issue | null>, isCurrent: () => boolean): Promise<void> {
    const issue = await result;
    if (!isCurrent()) return this.#complete;
    this.#issue = issue;
    this.#changed();
  }
}
