import {cancelClick} from '../../../../dom/cancel-click.js';
import {composedParent} from '../../../../dom/composed-tree.js';
import {keepFromClick} from '../../../../dom/focus.js';
import {windowOf} from '../../../../dom/platform.js';

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;

/** Pixels from the edge of what scrolls in which a dragged row scrolls it. */
const EDGE = 40;

/** Pixels that it scrolls in each frame. */
const SPEED = 8;

/** A row that the user carries. */
export interface Carried {
  readonly from: number;
  /** The place on the page where it would be. */
  readonly to: number;
  readonly name: string;
}

interface CarryOptions {
  /** Returns the rows of the page. */
  readonly rows: () => readonly HTMLElement[];
  /** Called when a key has chosen another place. */
  readonly onStep: (carried: Carried) => void;
  /** Called when the row is dropped, at its own place if it stays there. */
  readonly onDrop: (carried: Carried) => void;
}

/** Carries a row to another place of the page, with a pointer or with keys. A line shows where it would be. */
export class RowCarry {
  readonly #element: HTMLElement;
  readonly #options: CarryOptions;
  #carried: Carried | null = null;
  /** Ends it. */
  #abort = new AbortController();
  /** The row, the one beside the line, and its side. */
  #marked: readonly [row?: HTMLElement, target?: HTMLElement, side?: string] = [];

  constructor(element: HTMLElement, options: CarryOptions) {
    this.#element = element;
    this.#options = options;
  }

  /** Leaves the row at its place. */
  cancel(): void {
    this.#end(this.#carried?.from);
  }

  /** Picks a row up for the keyboard, and moves it by a step. Its handle has the focus. Returns its place. */
  lift(from: number, name: string, step: number): number {
    const listen = this.#start();
    this.#carried = {from, to: from, name};
    listen('keydown', event => this.#handleKey(event as KeyboardEvent));
    listen('keyup', event => {
      keepFromClick(event as KeyboardEvent);
      if ((event as KeyboardEvent).key === ' ') this.#end();
    });
    listen('pointerdown', () => this.cancel());
    // It does not leave the shadow root if the focus stays there.
    const {signal} = this.#abort;
    this.#element.shadowRoot!.addEventListener('focusout', () => this.cancel(), {signal});
    return this.#step(from + step);
  }

  /** Follows a pointer that presses the handle of a row. */
  press({clientY: start}: PointerEvent, from: number, name: string): void {
    const listen = this.#start();
    const {signal} = this.#abort;
    let y = start;
    let isCanceled = false;
    const aim = (event: Event): void => {
      y = (event as PointerEvent).clientY;
      if (this.#carried !== null && !isCanceled) this.#showAt(placeAt(this.#options.rows(), y));
    };
    const scroll = (): void => {
      if (signal.aborted || isCanceled) return;
      const rows = this.#options.rows();
      if (rows[from] !== undefined) scrollAround(rows[from], y);
      this.#showAt(placeAt(rows, y));
      windowOf(this.#element).requestAnimationFrame(scroll);
    };
    listen('pointermove', event => {
      aim(event);
      if (this.#carried !== null || Math.abs(y - start) < THRESHOLD) return;
      this.#carried = {from, to: from, name};
      scroll();
    });
    // The pointer may have moved since the last frame.
    listen('pointerup', event => {
      aim(event);
      if (this.#carried !== null) cancelClick();
      this.#end();
    });
    listen('pointercancel', () => this.cancel());
    listen('keydown', event => {
      if (this.#carried === null || (event as KeyboardEvent).key !== 'Escape') return;
      keep(event);
      // The release must not click the handle.
      isCanceled = true;
      this.#showAt(from);
    });
  }

  /** Returns what listens until the end, before anything else does. */
  #start(): (type: string, handle: (event: Event) => void) => void {
    this.cancel();
    this.#abort = new AbortController();
    const {signal} = this.#abort;
    return (type, handle) => windowOf(this.#element).addEventListener(type, handle, {capture: true, signal});
  }

  /** Ends at a place: by default, at the one that was chosen. */
  #end(to = this.#carried?.to): void {
    const carried = this.#carried;
    this.#abort.abort();
    this.#carried = null;
    this.#mark();
    if (carried !== null) this.#options.onDrop({...carried, to: to!});
  }

  #handleKey(event: KeyboardEvent): void {
    const {key, repeat} = event;
    const {to} = this.#carried!;
    const place = {ArrowUp: to - 1, ArrowDown: to + 1, Home: 0, End: Infinity}[key];
    if (place === undefined && key !== 'Enter' && key !== ' ' && key !== 'Escape') return;
    keep(event);
    if (place !== undefined) {
      this.#step(place);
      this.#options.onStep(this.#carried!);
    } else if (key === 'Escape') this.cancel();
    else if (key === 'Enter' && !repeat) this.#end();
  }

  #step(place: number): number {
    const rows = this.#options.rows();
    const to = Math.max(0, Math.min(place, rows.length - 1));
    this.#showAt(to);
    rows[to]?.scrollIntoView({block: 'nearest'});
    return to;
  }

  #showAt(to: number): void {
    const {from} = this.#carried!;
    this.#carried = {...this.#carried!, to};
    const rows = this.#options.rows();
    const next = to > from ? to + 1 : to;
    const side = next < rows.length ? 'before' : 'after';
    this.#mark(rows[from], to === from ? undefined : (rows[next] ?? rows.at(-1)), side);
  }

  #mark(row?: HTMLElement, target?: HTMLElement, side = ''): void {
    const [lastRow, lastTarget, lastSide] = this.#marked;
    if (row === lastRow && target === lastTarget && side === lastSide) return;
    lastRow?.removeAttribute('data-carried');
    lastTarget?.removeAttribute('data-insert');
    row?.setAttribute('data-carried', '');
    target?.setAttribute('data-insert', side);
    this.#marked = [row, target, side];
  }
}

function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Returns the place of the row at a height of the window, or of the nearest one. */
function placeAt(rows: readonly Element[], y: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (rows[middle]!.getBoundingClientRect().bottom > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Scrolls the innermost of what is around a row that has the pointer at an edge, and can scroll. */
function scrollAround(row: Element, y: number): void {
  const {scrollingElement} = row.ownerDocument;
  for (let node = composedParent(row); node !== null; node = composedParent(node)) {
    if (!(node instanceof Element)) continue;
    const isPage = node === scrollingElement;
    if (!isPage && !/auto|scroll/.test(getComputedStyle(node).overflowY)) continue;
    const {top, bottom} = isPage ? {top: 0, bottom: innerHeight} : node.getBoundingClientRect();
    const {scrollTop} = node;
    const step = y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0;
    node.scrollBy({top: step, behavior: 'instant'});
    if (node.scrollTop !== scrollTop) return;
  }
}
