import type {Clock} from './clock.js';
import type {ToastTime} from './toast.js';

/** The longest delay of a browser's timer. Longer delays count as 0. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A countdown that runs once and can be paused and resumed. */
export class Countdown {
  /** The total duration in milliseconds. */
  readonly duration: number;

  readonly #clock: Clock;
  readonly #onEnd: () => void;
  #left: number;
  #startedAt: number | null = null;
  #timer: unknown;
  #time: ToastTime | null = null;

  /** The countdown starts paused. */
  constructor(clock: Clock, duration: number, onEnd: () => void) {
    this.#clock = clock;
    this.#onEnd = onEnd;
    this.duration = duration;
    this.#left = duration;
  }

  /** The remaining milliseconds. */
  get left(): number {
    const passed = this.#startedAt === null ? 0 : this.#clock.now() - this.#startedAt;
    return Math.max(0, this.#left - passed);
  }

  get isRunning(): boolean {
    return this.#startedAt !== null;
  }

  /** The time to show. The same object until the countdown is paused or resumed. */
  get time(): ToastTime {
    return (this.#time ??= timeOf(this));
  }

  /** Resumes the countdown. Does nothing if it is running. */
  run(): void {
    if (this.isRunning) return;
    this.#startedAt = this.#clock.now();
    this.#time = null;
    this.#timer = this.#clock.setTimer(this.#tick, Math.min(this.#left, LONGEST_TIMER));
  }

  /** Pauses the countdown. Does nothing if it is paused. */
  hold(): void {
    if (!this.isRunning) return;
    this.#left = this.left;
    this.#startedAt = null;
    this.#time = null;
    this.#clock.clearTimer(this.#timer);
  }

  readonly #tick = (): void => {
    this.#left = this.left;
    this.#startedAt = null;
    // Timers can fire a fraction of a millisecond early. A very long duration needs several timers.
    if (this.#left < 1) this.#onEnd();
    else this.run();
  };
}

function timeOf(countdown: Countdown): ToastTime {
  const {duration, isRunning} = countdown;
  return {
    duration,
    isRunning,
    get left() {
      return countdown.left;
    },
  };
}
