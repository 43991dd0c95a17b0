import {windowOf} from '../../../../dom/platform.js';
import type {ColumnParts} from './column-sheet.js';
import {onEscape} from './on-escape.js';

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;

/** Milliseconds after which a touch that has not moved becomes a drag: before a browser opens its menu. */
const LONG_PRESS = 400;

/** A press on a header. */
interface Press {
  /** Ends the press. */
  readonly abort: AbortController;
  readonly event: PointerEvent;
  /** The place of the column. */
  readonly from: number;
}

/**
 * Moves columns by dragging their header with a mouse or a pen, or after a long press with a finger. Any other touch scrolls
 * the table.
 */
export class ColumnDrag {
  readonly #parts: ColumnParts;
  readonly #onDrop: (field: string, target: string) => void;
  #press: Press | null = null;
  /** Whether the last press was a long one of a finger. */
  #isHeld = false;
  #head: Element | null = null;

  /** @param onDrop Called when the user has dropped a column on another one. */
  constructor(parts: ColumnParts, onDrop: (field: string, target: string) => void) {
    this.#parts = parts;
    this.#onDrop = onDrop;
    parts.table.root.addEventListener('pointerdown', event => this.#handlePointerDown(event as PointerEvent));
  }

  /** Ends a drag without effect. */
  cancel(): void {
    this.#press?.abort.abort();
  }

  /** Listens for touches on the headers only, because a touch elsewhere would wait for the listener before it scrolls. */
  update(): void {
    const {arrangement, table} = this.#parts;
    const head = arrangement.isOn ? table.root.querySelector('thead') : null;
    if (head === this.#head) return;
    for (const type of ['touchmove', 'touchend', 'contextmenu']) {
      this.#head?.removeEventListener(type, this.#keepTouch);
      head?.addEventListener(type, this.#keepTouch, {passive: false});
    }
    this.#head = head;
  }

  /** A finger that drags a column must not scroll, click, or open a menu. */
  readonly #keepTouch = (event: Event): void => {
    const isPressed = this.#press?.event.pointerType === 'touch' && event.type === 'contextmenu';
    if ((this.#isHeld || isPressed) && event.cancelable) event.preventDefault();
  };

  #handlePointerDown(event: PointerEvent): void {
    this.#isHeld = false;
    const from = this.#columnOf(event);
    if (from === -1) return;
    this.cancel();
    const press: Press = {abort: new AbortController(), event, from};
    this.#press = press;
    press.abort.signal.addEventListener('abort', () => {
      this.#press = null;
      this.#mark(null, null);
    });
    if (event.pointerType === 'touch') this.#waitUntilHeld(press);
    else this.#follow(press, null);
  }

  /** Returns the place of the column whose header is pressed; -1 if none can be dragged. */
  #columnOf(event: PointerEvent): number {
    const {arrangement, sheet} = this.#parts;
    if (!arrangement.isOn || event.button !== 0 || !event.isPrimary) return -1;
    const path = event.composedPath();
    const from = sheet.headers.findIndex(header => path.includes(header));
    if (from === -1) return -1;
    const inside = path.slice(0, path.indexOf(sheet.headers[from]!)) as Element[];
    return inside.every(node => node.matches?.('.sort, .sort *')) ? from : -1;
  }

  #waitUntilHeld(press: Press): void {
    const {abort, event} = press;
    const view = windowOf(this.#parts.table.element);
    const waiting = new AbortController();
    const {signal} = waiting;
    const timer = view.setTimeout(() => {
      waiting.abort();
      this.#isHeld = true;
      this.#follow(press, press.from);
    }, LONG_PRESS);
    abort.signal.addEventListener('abort', () => {
      view.clearTimeout(timer);
      waiting.abort();
    });
    const move = ({clientX, clientY}: PointerEvent) => {
      if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > THRESHOLD) abort.abort();
    };
    view.addEventListener('pointermove', move, {signal});
    for (const type of ['pointerup', 'pointercancel'])
      view.addEventListener(type, () => abort.abort(), {signal});
  }

  /** @param to The place where the column is dragged to; null until the pointer has moved. */
  #follow({abort, event, from}: Press, to: number | null): void {
    const {arrangement, table} = this.#parts;
    const view = windowOf(table.element);
    const {signal} = abort;
    let isCanceled = false;
    if (to !== null) this.#mark(from, to);
    const move = ({clientX}: PointerEvent) => {
      if (isCanceled || (to === null && Math.abs(clientX - event.clientX) < THRESHOLD)) return;
      to = this.#targetAt(clientX, from);
      this.#mark(from, to);
    };
    const field = arrangement.shown[from]?.field;
    const release = () => {
      abort.abort();
      if (to === null) return;
      ignoreClick(view);
      const target = arrangement.shown[to]?.field;
      const isMove = field !== undefined && target !== undefined && field !== target;
      if (isMove && !isCanceled) this.#onDrop(field, target);
    };
    view.addEventListener('pointermove', move, {signal});
    view.addEventListener('pointerup', release, {signal});
    view.addEventListener('pointercancel', () => abort.abort(), {signal});
    onEscape(table.element, signal, () => {
      if (to === null) return false;
      isCanceled = true;
      this.#mark(null, null);
      return true;
    });
  }

  /** Returns the place of the column at this position, at most as far as columns with the same edge go. */
  #targetAt(x: number, from: number): number {
    const {arrangement, sheet} = this.#parts;
    const boxes = sheet.headers.map(header => header.getBoundingClientRect());
    const places = arrangement.shown.flatMap(({pin}, index) =>
      pin === arrangement.shown[from]?.pin && boxes[index] !== undefined ? [index] : [],
    );
    const isPast = (index: number) =>
      arrangement.isRightToLeft ? x < boxes[index]!.left : x >= boxes[index]!.right;
    return places.find(index => !isPast(index)) ?? places.at(-1) ?? from;
  }

  /** Marks the dragged column, and the edge where it will be. */
  #mark(from: number | null, to: number | null): void {
    for (const [index, header] of this.#parts.sheet.headers.entries()) {
      header.toggleAttribute('data-dragged', index === from);
      if (from === null || index !== to || from === to) header.removeAttribute('data-drop');
      else header.setAttribute('data-drop', to > from ? 'after' : 'before');
    }
  }
}

/** The release of the button would otherwise sort the column. Its click follows in the same task. */
function ignoreClick(view: Window): void {
  const ignored = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  view.addEventListener('click', stop, {capture: true, signal: ignored.signal});
  view.setTimeout(() => ignored.abort(), 0);
}
