import {composedParent} from '../dom/composed-tree.js';

/**
 * Ends all animations and color transitions on the page, including shadow roots. It repeats until none are left,
 * because the end of a transition may start another one. Infinite animations, such as a spinner, continue.
 */
export async function endMotion(): Promise<void> {
  for (let running = motions(document); running.length > 0; running = motions(document)) {
    for (const animation of running) animation.finish();
    // The ends are told with the next frame.
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Ends what moves an element immediately: its own animations and those of everything around it.
 *
 * @returns Whether anything moved.
 */
export function endMotionOf(element: Element): boolean {
  let hasMoved = false;
  for (let node: Node | null = element; node !== null; node = composedParent(node)) {
    if (!(node instanceof Element)) continue;
    for (const animation of node.getAnimations().filter(hasEnd)) {
      animation.finish();
      hasMoved = true;
    }
  }
  return hasMoved;
}

function motions(root: Document | ShadowRoot): Animation[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    shadowRoot ? motions(shadowRoot) : [],
  );
  return [...root.getAnimations().filter(hasEnd), ...inside];
}

function hasEnd({effect, playState}: Animation): boolean {
  return playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);
}
