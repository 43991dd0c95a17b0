import {isServer, type ReactiveControllerHost} from 'lit';
import {motionDuration} from '../dom/animations.js';
import {LazyCode} from '../dom/lazy-code.js';
import type {DragAwayController, DragAwayOptions} from './drag-away.controller.js';

/** What drags a part of an element away. */
export const dragCode = new LazyCode(() => import('./drag-away.controller.js'));

/**
 * Lets users drag a part of an element away. Its code loads when the element is on the page and the page is idle; before that,
 * a press does what it does otherwise.
 */
export function lazyDrag(
  host: ReactiveControllerHost & HTMLElement,
  options: Omit<DragAwayOptions, 'isAnimated'>,
): void {
  const isAnimated = (): boolean => motionDuration(host) > 0;
  let controller: DragAwayController | undefined;
  // It listens itself from the first press on, which it hears too, because this listener comes before it.
  const create = (): void => {
    if (dragCode.code !== null)
      controller ??= new dragCode.code.DragAwayController(host, {...options, isAnimated});
  };
  host.addEventListener('pointerdown', create, {capture: true});
  host.addController({hostConnected: () => isServer || dragCode.preloadWhenIdle()});
}
