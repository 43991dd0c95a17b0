import type {Clock} from '../core/toast/index.js';

/** A clock that moves only when a test lets time pass. */
export class FakeClock implements Clock {
  #now = 1000;
  #timers: {at: number; callback: () => void}[] = [];

  now(): number {
    return this.#now;
  }

  setTimer(callback: () => void, milliseconds: number): unknown {
    const timer = {at: this.#now + milliseconds, callback};
    this.#timers.push(timer);
    return timer;
  }

  clearTimer(timer: unknown): void {
    this.#timers = this.#timers.filter(other => other !== timer);
  }

  /** The number of timers. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Lets time pass and runs the timers that are due. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({at}) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.at);
      this.clearTimer(next);
      next.callback();
    }
    this.#now = end;
  }
}
