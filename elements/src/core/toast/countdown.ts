import type {Clock} from './clock.js';

/** The longest time that a browser's timer can wait; it takes a longer one for none at all. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A span of time that runs down once, and that can be held and let go on with what was left. */
export class Countdown {
  /** The whole span in milliseconds. */
  readonly duration: number;

  readonly #clock: Clock;
  readonly #onEnd: () => void;
  #left: number;
  #startedAt: number | null = null;
  #timer: unknown;

  /** It does not run before it is told to. */
  constructor(clock: Clock, duration: number, onEnd: () => void) {
    this.#clock = clock;
    this.#onEnd = onEnd;
    this.duration = duration;
    this.#left = duration;
  }

  /** Milliseconds that are left. */
  get left(): number {
    const passed = this.#startedAt === null ? 0 : this.#clock.now() - this.#startedAt;
    return Math.max(0, this.#left - passed);
  }

  get isRunning(): boolean {
    return this.#startedAt !== null;
  }

  /** Runs on with what is left. Nothing happens while it runs. */
  run(): void {
    if (this.isRunning) return;
    this.#startedAt = this.#clock.now();
    this.#timer = this.#clock.setTimer(this.#tick, Math.min(this.#left, LONGEST_TIMER));
  }

  /** Stops and keeps what is left. Nothing happens while it stands. */
  hold(): void {
    if (!this.isRunning) return;
    this.#left = this.left;
    this.#startedAt = null;
    this.#clock.clearTimer(this.#timer);
  }

  readonly #tick = (): void => {
    this.#left = this.left;
    this.#startedAt = null;
    // Timers may come a fraction of a millisecond early; a very long span takes several of them.
    if (this.#left < 1) this.#onEnd();
    else this.run();
  };
}
