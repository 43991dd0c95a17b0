import type {Box} from '../../dom/placement.js';

/** Milliseconds that a finger rests before the menu opens. */
const LONG_PRESS = 500;

/** Pixels that a finger may move meanwhile. */
const TOLERANCE = 10;

/** What a context menu is for. */
export interface ContextSource {
  readonly source: Element | null;
  /** Where the pointer was. Without a pointer, the menu is beside the element. */
  readonly point?: Box | undefined;
}

/**
 * Calls back when the user asks for the context menu of an area: with the right button, Shift+F10, the ContextMenu key, or a
 * long press of a finger.
 */
export function onContextPress(
  area: HTMLElement,
  signal: AbortSignal,
  open: (context: ContextSource) => void,
): void {
  area.addEventListener(
    'contextmenu',
    event => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      open(atPoint(event));
    },
    {signal},
  );
  area.addEventListener(
    'keydown',
    event => {
      if (event.defaultPrevented || !(event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)))
        return;
      event.preventDefault();
      open({source: event.target as Element});
    },
    {signal},
  );
  // Safari on touch screens does not send `contextmenu`.
  area.addEventListener('pointerdown', event => waitForLongPress(area, event, open), {signal});
}

function atPoint({clientX: left, clientY: top, target}: MouseEvent): ContextSource {
  return {source: target as Element, point: {left, top, width: 0, height: 0}};
}

function waitForLongPress(
  area: HTMLElement,
  start: PointerEvent,
  open: (context: ContextSource) => void,
): void {
  if (start.pointerType !== 'touch' || !start.isPrimary) return;
  const {clientX: x, clientY: y} = start;
  const context = atPoint(start);
  const press = new AbortController();
  const {signal} = press;
  const timer = setTimeout(() => {
    open(context);
    // The end of the press must not click what is below the finger.
    area.addEventListener('touchend', event => event.preventDefault(), {once: true, passive: false, signal});
  }, LONG_PRESS);
  const end = (): void => {
    clearTimeout(timer);
    // After `touchend`.
    setTimeout(() => press.abort());
  };
  const page = area.ownerDocument;
  for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
    page.addEventListener(type, end, {capture: true, signal});
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > TOLERANCE) end();
  };
  page.addEventListener('pointermove', move, {capture: true, signal});
}
