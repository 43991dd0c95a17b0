import {expect} from '@open-wc/testing';
import fc from 'fast-check';
import {TIME_LIMIT} from '../../core/later.js';
import type {RandomTests} from './test-walks.js';
import {nextTask} from './walk.js';

/** What is used while answers and timers wait for a scheduler. */
export interface Ordered<Step> {
  /** What went wrong, in words. */
  readonly mistakes: readonly string[];
  /** Takes a step of the user, the app, or the server. */
  readonly take: (step: Step) => void;
  /** Looks for mistakes after each step, answer, and timer. */
  readonly check: () => void;
  /** Looks for mistakes once nothing is left. */
  readonly checkEnd: () => void;
  readonly stop: () => void;
}

/** Defines a case that takes steps in random orders of all answers and timers: more of them in `npm run soak`. */
export function testOrders<Step>(
  steps: fc.Arbitrary<readonly Step[]>,
  {runs}: {readonly runs: number},
  start: (scheduler: fc.Scheduler) => Ordered<Step>,
): void {
  const {seed = 1, walks = 1} = (globalThis as {randomTests?: RandomTests}).randomTests ?? {};
  it(`shows nothing outdated in ${runs * walks} random orders`, async () => {
    const property = fc.asyncProperty(fc.scheduler(), steps, async (scheduler, taken) => {
      const restoreTimers = scheduleTimers(scheduler);
      const ordered = start(scheduler);
      try {
        scheduler.scheduleSequence(
          taken.map(step => ({label: JSON.stringify(step), builder: async () => ordered.take(step)})),
        );
        await takeAll(scheduler, ordered);
        ordered.checkEnd();
        expect(ordered.mistakes.join('\n')).to.equal('');
      } finally {
        ordered.stop();
        restoreTimers();
      }
    });
    await fc.assert(property, {seed, numRuns: runs * walks, includeErrorInReport: true});
  });
}

/** Lets one thing happen at a time, until nothing is left. What follows from it runs before the next one. */
async function takeAll<Step>(scheduler: fc.Scheduler, ordered: Ordered<Step>): Promise<void> {
  await nextTask();
  while (scheduler.count() > 0) {
    await scheduler.waitOne();
    await nextTask();
    await nextTask();
    ordered.check();
  }
}

/**
 * Timers run in any order, when the scheduler lets them. Those without a time run in the next task, and time limits are
 * tested apart.
 */
function scheduleTimers(scheduler: fc.Scheduler): () => void {
  const {setTimeout, clearTimeout} = window;
  const waiting = new Set<number>();
  let count = 0;
  const schedule = (run: () => void, milliseconds = 0): number => {
    const timer = (count += 1);
    waiting.add(timer);
    if (milliseconds >= TIME_LIMIT) return timer;
    const isDue = milliseconds > 0 ? scheduler.schedule(Promise.resolve(), 'timer') : nextTask();
    void isDue.then(() => waiting.delete(timer) && run());
    return timer;
  };
  window.setTimeout = schedule as typeof setTimeout;
  window.clearTimeout = timer => void waiting.delete(Number(timer));
  return () => Object.assign(window, {setTimeout, clearTimeout});
}
