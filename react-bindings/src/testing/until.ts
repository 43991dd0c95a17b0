import {waitUntil} from '@open-wc/testing';

/** Waits for a condition. Fails after a timeout that only a hang reaches, with `what` in the message. */
export const until = (condition: () => unknown, what = String(condition)): Promise<void> =>
  waitUntil(condition, what, {interval: 10, timeout: 30_000});
