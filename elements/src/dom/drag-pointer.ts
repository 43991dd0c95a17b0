import {windowOf} from './platform.js';

/** What a drag calls. */
interface DragOptions {
  readonly move: (event: PointerEvent) => void;
  /** Called once. */
  readonly end: (isDropped: boolean) => void;
}

/**
 * Follows the pointer that has pressed an element until it is released. If the browser takes it away, the user presses Escape, or
 * the returned controller aborts, nothing is dropped.
 */
export function dragPointer(pressed: PointerEvent, {move, end}: DragOptions): AbortController {
  const target = pressed.currentTarget as HTMLElement;
  const dragging = new AbortController();
  const {signal} = dragging;
  let isDropped = false;
  // Otherwise it would select text.
  pressed.preventDefault();
  // Otherwise, what is below the pointer would get the events. Pointers of synthetic events cannot be captured.
  if (pressed.isTrusted) target.setPointerCapture(pressed.pointerId);
  for (const type of ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const)
    target.addEventListener(
      type,
      event => {
        if (event.pointerId !== pressed.pointerId) return;
        if (type === 'pointermove') return move(event);
        // The last movements may have been merged with it.
        if (type === 'pointerup' && isMoved(pressed, event)) move(event);
        isDropped = type === 'pointerup';
        dragging.abort();
      },
      {signal},
    );
  windowOf(target).addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      dragging.abort();
    },
    {capture: true, signal},
  );
  signal.addEventListener('abort', () => end(isDropped));
  return dragging;
}

const isMoved = (from: PointerEvent, to: PointerEvent): boolean =>
  from.clientX !== to.clientX || from.clientY !== to.clientY;
