/** Maximum delay of a timer: a longer delay overflows and ends immediately (HTML standard, "Timers"). */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs an abortable function. It is aborted after `timeout` milliseconds or with `signal`. The promise then
 * rejects even if the function ignores its signal.
 *
 * `AbortSignal.timeout` and `AbortSignal.any` are not enough: a custom `fetch` that ignores its signal would
 * hang.
 */
export function withDeadline<Result>(
  timeout: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = new AbortController();
    const fail = (reason: Error): void => {
      abort.abort(reason);
      reject(reason);
    };
    const timer = setTimeout(
      () => fail(new DOMException(`There was no answer within ${timeout} ms.`, 'TimeoutError')),
      Math.min(timeout, LONGEST),
    );
    const handleAbort = (): void => fail(signal.reason as Error);
    signal.addEventListener('abort', handleAbort);
    run(abort.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', handleAbort);
      });
  });
}
