import type {SlicedWork} from '../core/table/index.js';

/** Milliseconds that work may hold the page at a stretch: half a frame. */
export const TIME_BUDGET = 8;

/** Slices that are done at once whatever the clock says: a short table must not flicker on a busy machine. */
const LEAST_SLICES = 4;

/**
 * Does sliced work without holding the page: at once when it ends within the budget, and else in tasks of their own
 * with room for the browser to paint and to take input between them.
 *
 * @param signal Drops work that has not ended at once; its promise is then rejected with the signal's reason.
 * @returns The result itself, or a promise of it.
 */
export function runSliced<Result>(
  work: SlicedWork<Result>,
  signal: AbortSignal,
  budget = TIME_BUDGET,
): Result | Promise<Result> {
  const step = runFor(work, budget, LEAST_SLICES);
  return step.done ? step.value : runLater(work, signal, budget);
}

async function runLater<Result>(
  work: SlicedWork<Result>,
  signal: AbortSignal,
  budget: number,
): Promise<Result> {
  for (;;) {
    await nextTask();
    signal.throwIfAborted();
    const step = runFor(work, budget);
    if (step.done) return step.value;
  }
}

function runFor<Result>(
  work: SlicedWork<Result>,
  budget: number,
  leastSlices = 1,
): IteratorResult<void, Result> {
  const end = performance.now() + budget;
  let step = work.next();
  for (let slices = 1; !step.done; slices++) {
    if (slices >= leastSlices && performance.now() >= end) break;
    step = work.next();
  }
  return step;
}

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** A message, and not a timer: browsers hold nested timers back for four milliseconds, and far longer in background tabs. */
function nextTask(): Promise<void> {
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  const {port2} = channel;
  return new Promise(resolve => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
