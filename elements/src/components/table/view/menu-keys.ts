import {nextIndex} from '../../../core/next-index.js';

/**
 * Returns the item of a menu to which a key moves the focus (ARIA practices, "Menu"); null for other keys.
 *
 * @param find Returns the item for a typed character, or -1.
 */
export function menuItemOfKey(
  {key, ctrlKey, metaKey, altKey}: KeyboardEvent,
  index: number,
  count: number,
  find: (character: string) => number,
): number | null {
  if (key === 'ArrowDown') return nextIndex(index, count, 1);
  if (key === 'ArrowUp') return nextIndex(index, count, -1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const isCharacter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  const found = isCharacter ? find(key) : -1;
  return found === -1 ? null : found;
}
