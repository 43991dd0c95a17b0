/**
 * Long work in short slices: each `next()` does one slice of less than about two milliseconds, and the last one returns
 * the result. The driver owns the clock: it finishes small work synchronously, spreads long work over frames, and drops
 * work by no longer calling `next()`.
 */
export type SlicedWork<Result> = Generator<void, Result, void>;

/** Runs all slices synchronously. */
export function runToEnd<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Calls `step` for one range of indices after the other, up to `length`: one range of `size` for each slice. */
export function* inSlices(
  length: number,
  size: number,
  step: (start: number, end: number) => void,
): SlicedWork<void> {
  for (let start = 0; start < length; start += size) {
    if (start > 0) yield;
    step(start, Math.min(length, start + size));
  }
}

/**
 * Sliced work that is done once, by any number of drivers: if a driver stops early, the next one continues, and several
 * drivers share the progress. After an error, the next `run()` starts again.
 */
export class SharedWork<Result> {
  readonly #start: () => SlicedWork<Result>;
  #work: SlicedWork<Result> | null = null;
  #done: {result: Result} | null = null;

  constructor(start: () => SlicedWork<Result>) {
    this.#start = start;
  }

  *run(): SlicedWork<Result> {
    for (;;) {
      const done = this.#done ?? this.#advance();
      if (done !== null) return done.result;
      yield;
    }
  }

  #advance(): {result: Result} | null {
    this.#work ??= this.#start();
    try {
      const step = this.#work.next();
      if (step.done) {
        this.#done = {result: step.value};
        this.#work = null;
      }
      return this.#done;
    } catch (error) {
      this.#work = null;
      throw error;
    }
  }
}
