/** Keys that a suite presses, and what has the focus then. */
import {time} from './clock.js';
import {composedText, deepActiveElement} from './composed.js';

const KEY_CODES = {Enter: 13, Escape: 27, ArrowRight: 39, ArrowDown: 40};

/**
 * Presses a key in an element.
 * @param {Element} target
 * @param {keyof typeof KEY_CODES} key
 */
export function pressKey(target, key) {
  const options = {key, code: key, keyCode: KEY_CODES[key], bubbles: true, composed: true, cancelable: true};
  target.dispatchEvent(new KeyboardEvent('keydown', options));
  // The key is released where the focus is then, if the target is gone.
  const released = target.isConnected ? target : (deepActiveElement() ?? document.body);
  released.dispatchEvent(new KeyboardEvent('keyup', options));
}

/** The text of the focused element, or of the one that it calls active. */
function activeText() {
  const focused = deepActiveElement();
  const active = focused?.ariaActiveDescendantElement ?? focused;
  return active ? composedText(active).trim() : '';
}

/**
 * Returns the mean of several Arrow Down keys, each of which moves on.
 * @param {number} count
 */
export async function timeArrows(count) {
  let sum = 0;
  for (let step = 0; step < count; step += 1) {
    const before = activeText();
    sum += await time(
      () => pressKey(deepActiveElement(), 'ArrowDown'),
      () => activeText() !== before,
    );
  }
  return sum / count;
}
