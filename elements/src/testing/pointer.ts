import {resetMouse, sendMouse} from '@web/test-runner-commands';
import {endMotionOf} from './motion.js';
import {until} from './until.js';

type Point = [x: number, y: number];

/** Really clicks the middle of an element, once it is on screen and stands still, and takes the pointer away again. */
export async function clickOn(element: Element): Promise<void> {
  await clickAt(await pointOn(element));
}

/** Really clicks a place in the window, and takes the pointer away again. */
export async function clickAt(position: Point): Promise<void> {
  try {
    await sendMouse({type: 'click', position});
  } finally {
    await resetMouse();
  }
}

/** The middle of an element in the window, once it is on screen and stands still. */
export async function pointOn(element: Element): Promise<Point> {
  await until(() => {
    endMotionOf(element);
    const [x, y] = middleOf(element);
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  }, `<${element.localName}> is on screen`);
  return middleOf(element);
}

/** The middle of an element, in the coordinates of the window. */
export function middleOf(element: Element): Point {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/**
 * Really presses the left button at the first place, goes to the others, and lets go at the last one.
 *
 * @param meanwhile What is looked at or done before it lets go.
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

/** Really presses the left button at one place and lets go at another, which may be the same. */
export const dragBetween = (from: Point, to: Point): Promise<void> => dragAlong([from, to]);
