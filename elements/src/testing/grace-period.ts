import {GRACE_PERIOD} from '../controllers/required-input.controller.js';

/** Runs `action`, then ends the grace periods that it started. */
export async function endGracePeriods(action: () => unknown): Promise<void> {
  const waiting: (() => void)[] = [];
  const {setTimeout} = window;
  window.setTimeout = ((callback: () => void, delay?: number) =>
    delay === GRACE_PERIOD ? waiting.push(callback) : setTimeout(callback, delay)) as typeof setTimeout;
  try {
    await action();
  } finally {
    window.setTimeout = setTimeout;
  }
  for (const end of waiting) end();
}
