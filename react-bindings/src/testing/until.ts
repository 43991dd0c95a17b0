import {waitUntil} from '@open-wc/testing';

/** Waits for a condition, and fails after a time that only a hang takes; `what` says it in words, for the error. */
export const until = (condition: () => unknown, what = String(condition)): Promise<void> =>
  waitUntil(condition, what, {interval: 10, timeout: 30_000});
