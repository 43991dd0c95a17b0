/** Milliseconds that a finger rests before the menu opens. */
const LONG_PRESS = 500;

/** Pixels that a finger may move meanwhile. */
const TOLERANCE = 10;

/** Where a context menu opens, in CSS pixels of the viewport, and for what. */
export interface ContextPoint {
  readonly x: number;
  readonly y: number;
  readonly source: Element | null;
}

/**
 * Calls back when the user asks for the context menu of an area: with the right button, Shift+F10, the ContextMenu key, or a
 * long press of a finger.
 */
export function onContextPress(
  area: HTMLElement,
  signal: AbortSignal,
  open: (point: ContextPoint) => void,
): void {
  const openAt = ({clientX: x, clientY: y, target}: MouseEvent): void =>
    open({x, y, source: target as Element});
  area.addEventListener(
    'contextmenu',
    event => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      openAt(event);
    },
    {signal},
  );
  area.addEventListener(
    'keydown',
    event => {
      if (event.defaultPrevented || !(event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)))
        return;
      event.preventDefault();
      const source = event.target as Element;
      const {left, right, bottom} = source.getBoundingClientRect();
      open({x: source.matches(':dir(rtl)') ? right : left, y: bottom, source});
    },
    {signal},
  );
  // Safari on touch screens does not send `contextmenu`.
  area.addEventListener('pointerdown', event => waitForLongPress(area, event, open), {signal});
}

function waitForLongPress(area: HTMLElement, start: PointerEvent, open: (point: ContextPoint) => void): void {
  if (start.pointerType !== 'touch' || !start.isPrimary) return;
  const {clientX: x, clientY: y} = start;
  const source = start.target as Element;
  const press = new AbortController();
  const {signal} = press;
  const timer = setTimeout(() => {
    open({x, y, source});
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
