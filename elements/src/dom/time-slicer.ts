import type {SlicedWork} from '../core/table/index.js';

/** Maximum milliseconds that work may block the main thread at a time: half a frame. */
export const TIME_BUDGET = 8;

/**
 * Number of slices that always run synchronously, so that a short table does not flicker on a busy machine.
 */
const LEAST_SLICES = 4;

/**
 * Runs sliced work without blocking the page: synchronously if it ends within the budget, otherwise in separate tasks,
 * so that the browser can paint and handle input in between. A server needs a result at once: use `runToEnd` there.
 *
 * @param signal Aborts asynchronous work. The promise then rejects with the reason of the signal.
 * @returns The result, or a promise of it.
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

/** Runs slices until the work is done or the budget, in milliseconds, is used up. */
export function runFor<Result>(
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

/** Pauses asynchronous work, so that the browser can paint and handle input in between. */
export class Pauses {
  readonly #signal: AbortSignal | undefined;
  #pausedAt = performance.now();

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** Pauses if the budget is used up. Rejects with the reason of the signal once it is aborted. */
  async next(): Promise<void> {
    this.#signal?.throwIfAborted();
    if (performance.now() - this.#pausedAt < TIME_BUDGET) return;
    await nextTask();
    this.#pausedAt = performance.now();
    this.#signal?.throwIfAborted();
  }
}

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/**
 * Uses a message instead of a timer: browsers delay nested timers by four milliseconds, and by far more in
 * background tabs.
 */
export function nextTask(): Promise<void> {
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
