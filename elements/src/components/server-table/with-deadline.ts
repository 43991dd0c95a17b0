/** The longest a timer can wait: a longer time overflows and ends at once (HTML standard, "timers"). */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs something that can be aborted, and gives up on it when it takes longer than `timeout` milliseconds or when
 * `signal` is aborted: it is told to stop, and its promise is rejected even when it does not listen.
 *
 * `AbortSignal.timeout` and `AbortSignal.any` alone would leave a `fetch` of the page's own hanging.
 */
export function withDeadline<Result>(
  timeout: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = new AbortController();
    const giveUp = (reason: Error): void => {
      abort.abort(reason);
      reject(reason);
    };
    const timer = setTimeout(
      () => giveUp(new DOMException(`There was no answer within ${timeout} ms.`, 'TimeoutError')),
      Math.min(timeout, LONGEST),
    );
    const handleAbort = (): void => giveUp(signal.reason as Error);
    signal.addEventListener('abort', handleAbort);
    run(abort.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', handleAbort);
      });
  });
}
