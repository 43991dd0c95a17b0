/** Milliseconds. Only a hang takes this long, even on a busy machine. Mocha's own limit is longer. */
const LIMIT = 30_000;

/**
 * Waits for a condition, and fails only if the test hangs. All tests use it, because the one-second limit of other
 * helpers is too short on a busy machine.
 *
 * @param what The condition in words, for the error. By default, its code.
 */
export async function until(condition: () => unknown, what = String(condition)): Promise<void> {
  const end = performance.now() + LIMIT;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Not so after ${LIMIT / 1000} seconds: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
