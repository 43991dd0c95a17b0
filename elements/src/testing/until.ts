/** Milliseconds that only a hang takes: no busy machine is this slow. Mocha's own limit is longer. */
const LIMIT = 30_000;

/**
 * Waits for a condition, and fails after a time that only a hang takes. All tests wait with this: the limit of a
 * second that other helpers have is reached on a busy machine.
 *
 * @param what The condition in words, for the error. Default: its code.
 */
export async function until(condition: () => unknown, what = String(condition)): Promise<void> {
  const end = performance.now() + LIMIT;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Not so after ${LIMIT / 1000} seconds: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
