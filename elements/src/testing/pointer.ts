import {resetMouse, sendMouse} from '@web/test-runner-commands';
import {endMotionOf} from './motion.js';
import {until} from './until.js';

type Point = [x: number, y: number];

/** Clicks the middle of an element with a real pointer once it is visible and still, then moves the pointer away. */
export async function clickOn(element: Element): Promise<void> {
  await clickAt(await pointOn(element));
}

/** Clicks a point in the window with a real pointer, then moves the pointer away. */
export async function clickAt(position: Point): Promise<void> {
  try {
    await sendMouse({type: 'click', position});
  } finally {
    await resetMouse();
  }
}

/** The middle of an element in the window, once it is visible and still. */
export async function pointOn(element: Element): Promise<Point> {
  let hasMoved = false;
  await until(() => {
    hasMoved = endMotionOf(element) || hasMoved;
    const [x, y] = middleOf(element);
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  }, `<${element.localName}> is on screen`);
  // A browser may deliver a click to the place before the last frame.
  if (hasMoved) for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
  return middleOf(element);
}

/** The middle of an element, in window coordinates. */
export function middleOf(element: Element): Point {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/**
 * Presses the left button at the first point, moves to the others, and releases it at the last one.
 *
 * @param meanwhile Runs before the button is released.
 */
export async function dragAlong(
  places: readonly Point[],
  meanwhile: () => unknown = () => {},
): Promise<void> {
  const [start, ...rest] = places;
  await sendMouse({type: 'move', position: start!});
  try {
    await sendMouse({type: 'down', button: 'left'});
    for (const position of rest) await sendMouse({type: 'move', position});
    await meanwhile();
    await sendMouse({type: 'up', button: 'left'});
  } finally {
    await resetMouse();
  }
}

/** Presses the left button at one point and releases it at another, or at the same point. */
export const dragBetween = (from: Point, to: Point): Promise<void> => dragAlong([from, to]);
