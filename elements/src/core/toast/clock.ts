/** A clock and its timers, which the caller brings: the browser's, or one that a test moves. */
export interface Clock {
  /** Milliseconds that never go back. */
  now(): number;
  /** Calls back after some milliseconds, at most 2,147,483,647. Gives what `clearTimer` takes. */
  setTimer(callback: () => void, milliseconds: number): unknown;
  clearTimer(timer: unknown): void;
}
