import {Latest} from '../latest.js';
import type {Issue} from './issue.js';

/** The issue of a value whose check is pending. */
export const PENDING: Issue = {code: 'checkPending'};

/**
 * The outcome of the latest check of a value. Only the newest check counts: late results of older checks are ignored.
 * While the newest check is pending, the issue is `checkPending`, so that the form cannot be submitted with an unchecked
 * value.
 */
export class LatestCheck extends Latest<Issue | null> {
  #issue: Issue | null = null;

  /** @param changed Called after each outcome. */
  constructor(changed: () => void) {
    super(issue => {
      this.#issue = issue;
      changed();
    });
  }

  /** The issue of the value, or null if it is valid. */
  get issue(): Issue | null {
    return this.isPending ? PENDING : this.#issue;
  }

  /** Resolves when the newest check is done. */
  get complete(): Promise<void> {
    return this.settle();
  }
}
