import {stepLength, type SliderRange} from './native-range.js';

/** What a key press says. */
export type SliderKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** The direction of each key that moves by a step or by a page. */
const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
]);
const PAGES = new Map([
  ['PageUp', 1],
  ['PageDown', -1],
]);

/**
 * Returns the number to which a key moves a thumb (ARIA practice "Slider"), or null for other keys: a step with the arrows, a
 * tenth of the track with PageUp and PageDown, and its ends with Home and End. It may be outside of the track. The keys
 * are handled here for all browsers, because WebKit does not mirror the arrows in right-to-left text.
 *
 * @param isMirrored Whether the track starts at the right.
 */
export function numberOfKey(
  {key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented}: SliderKey,
  value: number,
  range: SliderRange,
  isMirrored: boolean,
): number | null {
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return null;
  const {min, max} = range;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const step = stepLength(range);
  const steps = STEPS.get(key);
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (steps !== undefined) return value + step * (isMirrored && isSideways ? -steps : steps);
  const pages = PAGES.get(key);
  return pages === undefined ? null : value + pages * Math.max(step, (max - min) / 10);
}
