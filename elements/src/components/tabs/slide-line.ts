import {motionDuration} from '../../dom/animations.js';
import type {LcTab} from '../tab/tab.js';

/** Moves the line of a tab in from where that of the previous one was. */
export async function slideLine(from: LcTab, to: LcTab): Promise<void> {
  const duration = motionDuration(to);
  await to.updateComplete;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  // A tab that is not visible has no line to move.
  if (duration === 0 || !start.width || !end.width) return;
  const [x, y] = [start.left - end.left, start.top - end.top];
  const scale = `scale(${start.width / end.width}, ${start.height / end.height})`;
  to.shadowRoot!.querySelector('.tab')!.animate([{transform: `translate(${x}px, ${y}px) ${scale}`}, {}], {
    pseudoElement: '::after',
    duration,
    easing: 'ease-out',
  });
}
