import {mediaQuery} from '../controllers/platform.js';

/**
 * Milliseconds that a movement of an element takes: its token `--lc-duration`, and 0 for people who want less motion.
 */
export function motionDuration(element: Element): number {
  if (mediaQuery('(prefers-reduced-motion: reduce)')?.matches) return 0;
  const token = getComputedStyle(element).getPropertyValue('--_duration').trim();
  const milliseconds = parseFloat(token) * (/\ds$/.test(token) ? 1000 : 1);
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}
