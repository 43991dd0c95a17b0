/** An event whose listeners can delay what it announces until their promises settle. It can be canceled. */
export class WaitEvent extends Event {
  readonly #wait: (promise: PromiseLike<unknown>) => void;

  /** @param wait Called with the promises of listeners. */
  constructor(type: string, wait: (promise: PromiseLike<unknown>) => void, init?: EventInit) {
    super(type, {...init, cancelable: true});
    this.#wait = wait;
  }

  /**
   * Delays what the event announces until the promise settles. If the promise resolves, it happens, unless
   * `preventDefault()` was called meanwhile. If it rejects, it does not happen. Call it while the event is being handled.
   */
  waitUntil(promise: PromiseLike<unknown>): void {
    this.#wait(promise);
  }
}

/** Waits for the promises of all listeners, and returns the first rejection. */
export async function rejectionOf(
  promises: readonly PromiseLike<unknown>[],
): Promise<PromiseRejectedResult | undefined> {
  const results = await Promise.allSettled(promises);
  return results.find(result => result.status === 'rejected');
}
