import type {SlicedWork} from '../core/table/index.js';
import {runFor, TIME_BUDGET} from './time-slicer.js';

/**
 * Runs sliced work while the browser has nothing else to do. Browsers without idle callbacks run it in separate tasks.
 *
 * @returns Stops the work.
 */
export function runWhenIdle(work: SlicedWork<unknown>): () => void {
  let isStopped = false;
  const advance = (milliseconds: number): void => {
    if (!isStopped && !runFor(work, Math.min(milliseconds, TIME_BUDGET)).done) plan();
  };
  const plan = (): void => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(deadline => advance(deadline.timeRemaining()));
    else setTimeout(advance, 0, TIME_BUDGET);
  };
  plan();
  return () => {
    isStopped = true;
  };
}
