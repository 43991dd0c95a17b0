import {resetMouse, sendMouse} from '@web/test-runner-commands';

/** Really clicks the middle of an element, and takes the pointer away again. */
export async function clickOn(element: Element): Promise<void> {
  const {x, y, width, height} = element.getBoundingClientRect();
  await sendMouse({type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)]});
  await resetMouse();
}
