import type {ReactiveController} from 'lit';
import type {FeatureTable} from '../../model/table-feature.js';
import {isOutsideControls, partOf} from '../../view/row-clicks.js';
import {stretched, type CellRange, type Spot} from './cell-range.js';

type Cell = HTMLTableCellElement;

/** The side of the square at the end of a range, in pixels, from which a drag fills. */
const HANDLE = 16;
/** The same for a finger, which covers what it points at. */
const HANDLE_OF_FINGER = 28;

const CELLS = 'tbody > tr > td';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface RangePointerOptions {
  /** Returns the place of a cell; null if it cannot be in a range. */
  readonly spotOf: (cell: Cell) => Spot | null;
  readonly cellAt: (spot: Spot) => Cell | null;
  /** Returns the selected range, or the current cell; null if there is neither. */
  readonly selected: () => CellRange | null;
  /** Returns the current cell. */
  readonly current: () => Spot | null;
  readonly select: (from: Spot, to: Spot) => void;
  readonly canFill: () => boolean;
  readonly fill: (range: CellRange, source: CellRange) => void;
  /** Called when a range was selected. */
  readonly done: () => void;
}

/** Selects and fills ranges with the pointer. A finger fills from the square, and scrolls from anywhere else. */
export class RangePointer implements ReactiveController {
  readonly #table: FeatureTable;
  readonly #options: RangePointerOptions;
  #listening = new AbortController();
  #drag: AbortController | null = null;
  /** Whether the user has touched the table. */
  #isTouched = false;
  /** The cell with the square, once the user has touched the table. */
  #end: Cell | null = null;
  /** Whether a click ends a drag. */
  #wasDragged = false;

  constructor(table: FeatureTable, options: RangePointerOptions) {
    this.#table = table;
    this.#options = options;
    table.element.addController(this);
  }

  hostConnected(): void {
    const {root} = this.#table;
    const options = {capture: true, signal: (this.#listening = new AbortController()).signal};
    root.addEventListener('mousedown', event => this.#handleDown(event as MouseEvent), options);
    root.addEventListener(
      'pointerdown',
      event => (this.#isTouched ||= (event as PointerEvent).pointerType === 'touch'),
      options,
    );
    root.addEventListener('focusin', () => this.#watchEnd(), options);
    root.addEventListener('click', event => this.#handleClick(event), options);
  }

  hostUpdated(): void {
    this.#watchEnd();
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.#drag?.abort();
  }

  /** Listens for touches on one cell only, because a touch elsewhere would wait for the listener before it scrolls. */
  #watchEnd(): void {
    const {cellAt, selected, canFill} = this.#options;
    const range = this.#isTouched && canFill() ? selected() : null;
    const end = range && cellAt({row: range.bottom, column: range.right});
    if (end === this.#end) return;
    this.#end?.removeEventListener('touchstart', this.#handleTouch);
    end?.addEventListener('touchstart', this.#handleTouch, {passive: false});
    this.#end = end;
  }

  #handleDown(event: MouseEvent): void {
    const {spotOf, current, selected, select} = this.#options;
    const cell = partOf<Cell>(event, CELLS);
    const spot = cell && spotOf(cell);
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (spot === null || !isPlain || !isOutsideControls(event)) return;
    const [from, range] = [current(), selected()];
    if (event.shiftKey && from !== null) {
      keep(event);
      select(from, spot);
      return this.#follow(to => select(from, to));
    }
    if (range !== null && this.#isOnHandle(range, spot, cell!, event, HANDLE)) {
      keep(event);
      return this.#fillFrom(range, spot);
    }
    select(spot, spot);
    this.#follow(to => select(spot, to), spot);
  }

  readonly #handleTouch = (event: TouchEvent): void => {
    const cell = event.currentTarget as Cell;
    const spot = this.#options.spotOf(cell);
    const range = this.#options.selected();
    const [touch] = event.touches;
    if (spot === null || range === null || event.touches.length > 1) return;
    if (!this.#isOnHandle(range, spot, cell, touch!, HANDLE_OF_FINGER)) return;
    // Neither scrolls nor clicks.
    keep(event);
    this.#fillFrom(range, spot);
  };

  /** Whether a point is on the square at the end of a range. */
  #isOnHandle(range: CellRange, spot: Spot, cell: Cell, {clientX, clientY}: Point, side: number): boolean {
    if (!this.#options.canFill() || spot.row !== range.bottom || spot.column !== range.right) return false;
    const {left, right, bottom} = cell.getBoundingClientRect();
    const distance = cell.matches(':dir(rtl)') ? clientX - left : right - clientX;
    return distance < side && bottom - clientY < side;
  }

  #fillFrom(range: CellRange, spot: Spot): void {
    const cornersOf = ({top, bottom, left, right}: CellRange): [Spot, Spot] => [
      {row: top, column: left},
      {row: bottom, column: right},
    ];
    let filled = range;
    this.#follow(
      to => this.#options.select(...cornersOf((filled = stretched(range, to)))),
      spot,
      () => this.#options.fill(filled, range),
    );
  }

  /**
   * Follows the pointer until the button is released, or the finger is lifted.
   *
   * @param start The cell that the pointer has to leave first.
   */
  #follow(select: (to: Spot) => void, start: Spot | null = null, end?: () => void): void {
    const {root} = this.#table;
    const native = root.querySelector('table')!;
    this.#drag?.abort();
    const {signal} = (this.#drag = new AbortController());
    this.#wasDragged = start === null;
    let last = start;
    const handleMove = (event: Event): void => {
      const cell = cellUnder(event, root);
      const spot = cell && this.#options.spotOf(cell);
      if (spot === null || (spot.row === last?.row && spot.column === last.column)) return;
      last = spot;
      this.#wasDragged = true;
      native.toggleAttribute('data-dragged', true);
      // The browser has begun to select text.
      getSelection()?.removeAllRanges();
      select(spot);
    };
    const handleUp = (): void => {
      this.#drag?.abort();
      if (!this.#wasDragged) return;
      this.#options.done();
      end?.();
      // After the click that follows.
      setTimeout(() => (this.#wasDragged = false));
    };
    signal.addEventListener('abort', () => native.removeAttribute('data-dragged'));
    const options = {capture: true, signal};
    for (const type of ['mousemove', 'touchmove']) root.addEventListener(type, handleMove, options);
    for (const type of ['mouseup', 'touchend']) document.addEventListener(type, handleUp, options);
    document.addEventListener('touchcancel', () => this.#drag?.abort(), options);
  }

  /** A drag in a row, or a click with Shift, does not select or open the row. */
  #handleClick(event: Event): void {
    if (!this.#wasDragged) return;
    this.#wasDragged = false;
    keep(event);
  }
}

/** The focus and the selected text stay. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A finger stays with the cell in which it began. */
function cellUnder(event: Event, root: ShadowRoot): Cell | null {
  if (!('touches' in event)) return partOf<Cell>(event, CELLS);
  const {clientX, clientY} = (event as TouchEvent).touches[0]!;
  return root.elementFromPoint(clientX, clientY)?.closest<Cell>(CELLS) ?? null;
}
