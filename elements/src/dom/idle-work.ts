import type {SlicedWork} from '../core/table/index.js';
import {nextTask, runFor, TIME_BUDGET} from './time-slicer.js';

/**
 * Runs sliced work while the browser has nothing else to do, in short tasks, so that input never waits long. Browsers
 * without idle callbacks run it in timers.
 *
 * @param isWanted Whether the work goes on. Asked before each task.
 */
export function runWhenIdle(work: SlicedWork<unknown>, isWanted: () => boolean): void {
  // A callback uses the whole idle time: the next one is not called before it is over, which is up to 50 ms.
  const advance = async (timeRemaining: () => number): Promise<void> => {
    do {
      if (!isWanted() || runFor(work, Math.min(timeRemaining(), TIME_BUDGET)).done) return;
      await nextTask();
    } while (timeRemaining() > 0);
    plan();
  };
  const plan = (): void => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(deadline => void advance(() => deadline.timeRemaining()));
    else
      setTimeout(() => {
        const end = performance.now() + TIME_BUDGET;
        void advance(() => end - performance.now());
      });
  };
  plan();
}
