import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Milliseconds before a press repeats. */
const DELAY = 400;

/** Milliseconds between the first two repetitions, and at least between any two. */
const SLOW = 120;
const FAST = 20;

/** The part by which each repetition comes earlier than the one before. */
const ACCELERATION = 0.93;

/** Repeats an action while a button is held, faster and faster. A short press is left to `click`. */
export class PressAndHold implements ReactiveController {
  /** Whether the last press was held long enough to repeat. */
  hasRepeated = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | null = null;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /**
   * @param act The action. Returns whether it can be repeated.
   * @param end Called once after the last repetition.
   */
  start(act: () => boolean, end: () => void): void {
    this.stop();
    this.hasRepeated = false;
    let pause = SLOW;
    const repeat = () => {
      this.hasRepeated = true;
      this.#end = end;
      if (!act()) return this.stop();
      pause = Math.max(FAST, pause * ACCELERATION);
      this.#timer = setTimeout(repeat, pause);
    };
    this.#timer = setTimeout(repeat, DELAY);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#end?.();
    this.#end = null;
  }
}
