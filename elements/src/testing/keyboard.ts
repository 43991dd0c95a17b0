import {nextFrame} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {deepActiveElement} from '../dom/composed-tree.js';

/** Presses a real key, such as `'Tab'`, `'Enter'`, or `'Shift+Tab'`. */
export async function press(key: string): Promise<void> {
  const keys = key.split('+');
  const last = keys.pop()!;
  // WebKit ignores the keys of a select that it has not drawn.
  if (deepActiveElement(document) instanceof HTMLSelectElement) await nextFrame();
  for (const held of keys) await sendKeys({down: held});
  try {
    await sendKeys({press: last});
  } finally {
    for (const held of keys.reverse()) await sendKeys({up: held});
  }
}

/** Types a text with real keys into the focused element. */
export async function type(text: string): Promise<void> {
  await sendKeys({type: text});
}
