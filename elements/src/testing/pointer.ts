import {resetMouse, sendMouse} from '@web/test-runner-commands';

/** Really clicks the middle of an element, and takes the pointer away again. */
export async function clickOn(element: Element): Promise<void> {
  await sendMouse({type: 'click', position: middleOf(element)});
  await resetMouse();
}

/** The middle of an element, in the coordinates of the window. */
export function middleOf(element: Element): [number, number] {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** Really presses the left button at one place and lets go at another, which may be the same. */
export async function dragBetween(from: [number, number], to: [number, number]): Promise<void> {
  await sendMouse({type: 'move', position: from});
  await sendMouse({type: 'down', button: 'left'});
  await sendMouse({type: 'move', position: to});
  await sendMouse({type: 'up', button: 'left'});
  await resetMouse();
}
