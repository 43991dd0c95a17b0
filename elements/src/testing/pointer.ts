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
    for (let tries = 3; tries > 0 && !(await sendClick(position)); tries -= 1);
  } finally {
    await resetMouse();
  }
}

/** Milliseconds after which a press has been lost. */
const LOST = 1000;

/**
 * Clicks a point. WebKit's driver rarely loses a press, or delivers it to what was there before the last frame.
 *
 * @returns Whether the press arrived at what is at this point. Presses in a frame or on a disabled control are not
 *   reported to the page and count as arrived.
 */
async function sendClick(position: Point): Promise<boolean> {
  const aim = deepElementAt(position);
  if (aim === null || aim.matches('iframe, :disabled, :disabled *')) {
    await sendMouse({type: 'click', position});
    return true;
  }
  let pressed: EventTarget[] | null = null;
  const note = (event: Event): unknown => (pressed = event.composedPath());
  window.addEventListener('pointerdown', note, {capture: true, once: true});
  await sendMouse({type: 'click', position});
  const end = performance.now() + LOST;
  while (pressed === null && performance.now() < end) await new Promise(resolve => setTimeout(resolve, 10));
  window.removeEventListener('pointerdown', note, {capture: true});
  const path = pressed as EventTarget[] | null;
  if (path?.includes(aim)) return true;
  console.warn(`A press at ${position.join()} was ${path === null ? 'lost' : 'delivered elsewhere'}.`);
  return false;
}

/** The innermost element at a point of the window, also in shadow roots. */
export function deepElementAt([x, y]: Point): Element | null {
  let element = document.elementFromPoint(x, y);
  for (let inner: Element | null = element; inner !== null; inner = innerAt(inner, x, y)) element = inner;
  return element;
}

/** An engine returns the host itself if nothing in its shadow root is at this point. */
function innerAt(host: Element, x: number, y: number): Element | null {
  const inner = host.shadowRoot?.elementFromPoint(x, y) ?? null;
  return inner === host ? null : inner;
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

/** The title that the browser shows while the pointer is at the edge of an element in a shadow root. */
export function titleOver(element: Element): string | undefined {
  const {x, y, height} = element.getBoundingClientRect();
  const hit = (element.getRootNode() as ShadowRoot).elementFromPoint(x + 2, y + height / 2);
  return hit?.closest<HTMLElement>('[title]')?.title;
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
