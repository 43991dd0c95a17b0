import {DEFAULT_DURATION} from '../styles/token.js';
import {mediaQuery} from './platform.js';

/**
 * Returns the duration of animations of an element in milliseconds: its token `--lc-duration`, or 0 under
 * reduced motion.
 */
export function motionDuration(element: Element): number {
  if (mediaQuery('(prefers-reduced-motion: reduce)')?.matches) return 0;
  const token = getComputedStyle(element).getPropertyValue('--lc-duration').trim() || DEFAULT_DURATION;
  const milliseconds = parseFloat(token) * (/\ds$/.test(token) ? 1000 : 1);
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

/** Milliseconds to wait for a transition after its expected end. */
const GRACE = 100;

/**
 * Waits until the transitions of an element and of its backdrop have ended. It also uses a timer: a page in
 * the background renders no frames, so its transitions do not end.
 */
export async function animationsFinished(element: Element): Promise<void> {
  const animations = element.getAnimations?.({subtree: true}) ?? [];
  const transitions = animations.filter(({effect}) => isOf(effect, element));
  if (transitions.length === 0) return;
  const longest = Math.max(
    ...transitions.map(({effect}) => Number(effect?.getComputedTiming().endTime ?? 0)),
  );
  const ended = Promise.allSettled(transitions.map(({finished}) => finished));
  const deadline = new Promise(resolve => setTimeout(resolve, longest + GRACE));
  await Promise.race([ended, deadline]);
}

function isOf(effect: AnimationEffect | null, element: Element): boolean {
  return effect instanceof KeyframeEffect && effect.target === element;
}
