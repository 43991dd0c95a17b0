import {sendKeys} from '@web/test-runner-commands';

/** Really presses a key, as `'Tab'`, `'Enter'` or `'Shift+Tab'`. */
export async function press(key: string): Promise<void> {
  const keys = key.split('+');
  const last = keys.pop()!;
  for (const held of keys) await sendKeys({down: held});
  try {
    await sendKeys({press: last});
  } finally {
    for (const held of keys.reverse()) await sendKeys({up: held});
  }
}

/** Really types a text, key by key, into whatever has the focus. */
export async function type(text: string): Promise<void> {
  await sendKeys({type: text});
}
