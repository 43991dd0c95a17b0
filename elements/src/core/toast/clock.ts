/** A clock with timers: that of the browser, or one that a test controls. */
export interface Clock {
  /** Returns monotonic milliseconds. */
  now(): number;
  /** Calls back after some milliseconds, at most 2,147,483,647. Returns a handle for `clearTimer`. */
  setTimer(callback: () => void, milliseconds: number): unknown;
  clearTimer(timer: unknown): void;
}
