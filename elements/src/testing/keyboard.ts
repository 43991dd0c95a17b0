import {nextFrame} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {deepActiveElement} from '../dom/composed-tree.js';

/** Presses a real key, such as `'Tab'`, `'Enter'`, or `'Shift+Tab'`. */
export async function press(key: string): Promise<void> {
  const keys = key.split('+');
  const last = keys.pop()!;
  await untilDrawn();
  for (const held of keys) await sendKeys({down: held});
  try {
    await sendKeys({press: last});
  } finally {
    for (const held of keys.reverse()) await sendKeys({up: held});
  }
}

/** Types a text with real keys into the focused element. */
export async function type(text: string): Promise<void> {
  await untilDrawn();
  await sendKeys({type: text});
}

/**
 * WebKit ignores keys, about once in 300 times on a busy machine, that reach a new `<select>` before it is painted. It does so
 * with any native `<select>`, and no user is that fast.
 */
async function untilDrawn(): Promise<void> {
  if (!(deepActiveElement(document) instanceof HTMLSelectElement)) return;
  await nextFrame();
  await nextFrame();
}
