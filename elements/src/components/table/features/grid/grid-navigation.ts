import type {ReactiveController} from 'lit';
import {composedContains} from '../../../../dom/composed-tree.js';
import {hasFocusWithin, isTab, keepFromClick} from '../../../../dom/focus.js';
import {isRendered} from '../../../../dom/rendered.js';
import type {FeatureTable, TableGrid} from '../../model/table-feature.js';
import {partOf} from '../../view/row-clicks.js';
import {
  cellAt,
  cellBeside,
  columnOf,
  controlsOf,
  edgeRow,
  focusTarget,
  placeOf,
  rowAway,
  type Cell,
} from './grid-cells.js';
import type {GridProperties} from './properties.js';

/** The ranges are those of another feature, which the app may not have imported. */
export type GridHost = GridProperties & {readonly ranges?: boolean | undefined};

/** Where the user is, for when the cell is no longer there. */
interface Spot {
  /** The place of the row on the page; null in the head and the foot. */
  readonly place: number | null;
  readonly column: number;
  /** The field of the column; null for a column of a feature. */
  readonly field: string | null;
}

/** What says how the focus moves: it does so during the default action of the first of a pair. */
const CAUSES = ['keydown', 'keyup', 'mousedown', 'mouseup'];

const START: Spot = {place: 0, column: 0, field: null};

/**
 * Moves among the cells of a table by keys (ARIA Authoring Practices, "Grid"). The table is one tab stop, also if its cells
 * have controls of the app: Tab starts from an edge of the table, and what it reaches inside passes the focus on.
 */
export class GridNavigation implements TableGrid, ReactiveController {
  readonly #table: FeatureTable<GridHost>;
  /** Where Tab goes on from, before and after the cells; null until the table is a grid. */
  #edges: readonly [HTMLElement, HTMLElement] | null = null;
  #cell: Cell | null = null;
  #spot = START;
  /** The column to which vertical moves return after a row with fewer cells. */
  #column = 0;
  /** How the focus moves: by Tab, by the pointer, or by a script. */
  #cause: 'tab' | 'pointer' | null = null;

  constructor(table: FeatureTable<GridHost>) {
    this.#table = table;
    table.element.addController(this);
    const {root} = table;
    // Before the button of a menu, which an arrow key would open.
    root.addEventListener('keydown', event => this.#handleKey(event as KeyboardEvent, false), {
      capture: true,
    });
    root.addEventListener('keydown', event => this.#handleKey(event as KeyboardEvent, true));
    root.addEventListener('keyup', event => this.#handleKeyUp(event as KeyboardEvent));
    root.addEventListener('mousedown', event => this.#handleMouseDown(event));
    root.addEventListener('focusin', event => this.#handleFocus(event as FocusEvent));
  }

  hostConnected(): void {
    for (const type of CAUSES) document.addEventListener(type, this.#noteCause, {capture: true});
  }

  hostDisconnected(): void {
    for (const type of CAUSES) document.removeEventListener(type, this.#noteCause, {capture: true});
  }

  /** The cells of a table that users edit, or select, always have the keys. */
  get isOn(): boolean {
    const {grid, ranges} = this.#table.element;
    return grid || ranges === true || this.#table.parts.editing?.isOn === true;
  }

  get current(): Cell | null {
    const cell = this.#cell;
    return this.isOn && cell !== null && focusTarget(cell).matches(':focus') ? cell : null;
  }

  focus(cell: Cell): void {
    this.#focus(cell);
  }

  reveal(cell: Cell): void {
    reveal(cell);
  }

  hostUpdated(): void {
    if (this.isOn) this.#keep();
    else if (this.#edges !== null) this.#end();
  }

  get #native(): HTMLTableElement {
    return this.#table.root.querySelector('table')!;
  }

  /** Makes the table a grid with a tab stop, also after its rows were replaced. */
  #keep(): void {
    const native = this.#native;
    native.setAttribute('role', this.#table.parts.tree?.isOn ? 'treegrid' : 'grid');
    const [start, end] = (this.#edges ??= [newEdge(), newEdge()]);
    // Before what scrolls, which is a tab stop itself.
    if (!start.isConnected) native.parentElement!.before(start);
    if (!end.isConnected) native.after(end);
    const cell = this.#find();
    if (cell !== null) this.#show(cell);
  }

  #end(): void {
    // Another feature may have set the role of a table already.
    if (this.#native.getAttribute('role')?.endsWith('grid')) this.#native.removeAttribute('role');
    this.#cell?.removeAttribute('tabindex');
    for (const edge of this.#edges!) edge.remove();
    this.#edges = null;
  }

  /** Returns the current cell, or the one where the user is. */
  #find(): Cell | null {
    const cell = this.#cell;
    const {place, column, field} = this.#spot;
    // Before the rows load, the current cell is a header, which only the focus keeps.
    if (cell !== null && isRendered(cell) && (placeOf(cell) === place || hasFocusWithin(cell))) return cell;
    const rows = this.#table.root.querySelectorAll('tbody > [part~="row"]');
    const row =
      (place === null ? null : rows[Math.min(place, rows.length - 1)]) ??
      this.#table.root.querySelector('[part~="header-row"]');
    if (!row) return null;
    const index = field === null ? -1 : this.#table.columns().findIndex(shown => shown.field === field);
    return cellAt(row, index === -1 ? column : this.#table.around().leading + index);
  }

  /** Makes a cell the current one. Only a cell that gets the focus itself is a tab stop. */
  #show(cell: Cell): void {
    if (cell !== this.#cell) this.#cell?.removeAttribute('tabindex');
    if (focusTarget(cell) === cell) cell.tabIndex = 0;
    else cell.removeAttribute('tabindex');
    this.#cell = cell;
  }

  /** Remembers where the user is. */
  #enter(cell: Cell, column = columnOf(cell)): void {
    this.#show(cell);
    this.#column = column;
    const index = column - this.#table.around().leading;
    this.#spot = {place: placeOf(cell), column, field: this.#table.columns()[index]?.field ?? null};
  }

  #focus(cell: Cell | null, column?: number): void {
    if (cell === null) return;
    this.#enter(cell, column);
    focusTarget(cell).focus({preventScroll: true});
    reveal(cell);
  }

  readonly #noteCause = (event: Event): void => {
    const isKey = event.type === 'keydown' && isTab(event as KeyboardEvent);
    this.#cause = isKey ? 'tab' : event.type === 'mousedown' ? 'pointer' : null;
  };

  #handleFocus(event: FocusEvent): void {
    if (!this.isOn) return;
    const native = this.#native;
    const [target] = event.composedPath();
    const isFromOutside = !composedContains(native, event.relatedTarget as Node | null);
    if (target === native.parentElement) {
      if (this.#cause !== 'pointer') this.#focus(this.#find());
    } else if (isFromOutside && this.#cause === 'tab' && cellOf(event) !== null) {
      this.#focus(this.#find());
    } else {
      const cell = cellOf(event);
      if (cell !== null && cell !== this.#cell) this.#enter(cell);
    }
  }

  /** The browser then focuses the cell, or a control in it. */
  #handleMouseDown(event: Event): void {
    const cell = this.isOn ? cellOf(event) : null;
    if (cell !== null) this.#enter(cell);
  }

  /** Handles a key at a cell, or one in a cell: that comes later, because it is for the control first. */
  #handleKey(event: KeyboardEvent, isInside: boolean): void {
    const cell = this.isOn && !event.defaultPrevented && !event.isComposing ? cellOf(event) : null;
    if (cell === null || (event.composedPath()[0] !== focusTarget(cell)) !== isInside) return;
    if (isInside ? this.#handleInside(cell, event) : this.#handleMove(cell, event)) event.preventDefault();
  }

  /** Returns whether a key in a control of a cell is for the grid. */
  #handleInside(cell: Cell, event: KeyboardEvent): boolean {
    if (event.key === 'Escape' || event.key === 'F2') {
      this.#focus(cell);
      return true;
    }
    if (!isTab(event)) return false;
    const controls = controlsOf(cell);
    const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
    if (event.composedPath()[0] !== controls.at(from)) return false;
    controls.at(to)!.focus();
    return true;
  }

  /** Returns whether a key was used. */
  #handleMove(cell: Cell, event: KeyboardEvent): boolean {
    if (isTab(event)) {
      // The browser goes on from there.
      this.#edges![event.shiftKey ? 0 : 1].focus({preventScroll: true});
      return false;
    }
    if (event.altKey || event.shiftKey) return false;
    if (event.key === 'Enter' || event.key === 'F2') {
      const [first] = focusTarget(cell) === cell ? controlsOf(cell) : [];
      first?.focus();
      return first !== undefined;
    }
    const next = this.#next(cell, event);
    if (next === null) return false;
    this.#focus(next, next.parentElement === cell.parentElement ? undefined : this.#column);
    return true;
  }

  /** Returns the cell to which a key moves; null if it does not move. */
  #next(cell: Cell, {key, ctrlKey, metaKey}: KeyboardEvent): Cell | null {
    const row = cell.parentElement!;
    const isFar = ctrlKey || metaKey;
    if (key === 'Home' || key === 'End') {
      const isLast = key === 'End';
      this.#column = isLast ? Infinity : 0;
      if (isFar) this.#table.parts.scrollToEdge?.(isLast);
      return this.#inColumn(isFar ? edgeRow(this.#native, isLast) : row);
    }
    // The browser and the system have other arrow and page keys.
    if (isFar) return null;
    switch (key) {
      case 'ArrowDown':
        return this.#inColumn(rowAway(row, 1));
      case 'ArrowUp':
        return this.#inColumn(rowAway(row, -1));
      case 'PageDown':
        return this.#inColumn(rowAway(row, this.rowsInView));
      case 'PageUp':
        return this.#inColumn(rowAway(row, -this.rowsInView));
      case 'ArrowRight':
      case 'ArrowLeft': {
        const isForward = (key === 'ArrowRight') !== cell.matches(':dir(rtl)');
        return this.#table.parts.tree?.turn(cell, isForward) ? cell : cellBeside(cell, isForward);
      }
      default:
        return null;
    }
  }

  #inColumn(row: Element): Cell | null {
    return cellAt(row, this.#column);
  }

  get rowsInView(): number {
    const row = this.#cell?.parentElement;
    if (!row) return 1;
    const height = Math.min(this.#native.parentElement!.clientHeight, innerHeight);
    return Math.max(1, Math.floor(height / row.getBoundingClientRect().height) - 1);
  }

  /** After Escape, Firefox still presses a button with the Space of a cell. */
  #handleKeyUp(event: KeyboardEvent): void {
    if (this.isOn && event.composedPath()[0] === this.#cell) keepFromClick(event);
  }
}

/** Returns the cell of the table that an event comes from; null if it comes from elsewhere. */
const cellOf = (event: Event): Cell | null => partOf<Cell>(event, 'tr > :is(th, td)');

/** Where Tab goes on from. */
function newEdge(): HTMLElement {
  const edge = document.createElement('span');
  edge.className = 'grid-edge';
  edge.tabIndex = -1;
  return edge;
}

/** Scrolls a cell into view: not behind the headers, and beside pinned columns. */
function reveal(cell: Cell): void {
  const row = cell.parentElement!;
  const isPinned = row.parentElement!.localName === 'tbody' && getComputedStyle(cell).position === 'sticky';
  (isPinned ? row : cell).scrollIntoView({block: 'nearest', inline: 'nearest'});
}
