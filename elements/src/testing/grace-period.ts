import {GRACE_PERIOD} from '../controllers/required-input.controller.js';

/** Runs `action`, and then lets the grace periods that started meanwhile end at once. */
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
