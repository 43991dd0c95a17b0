import type {ReactiveController} from 'lit';
import {isSameList} from '../../../../core/is-same-list.js';
import {isSameQuery, type RowKey, type TableQuery} from '../../../../core/table/index.js';
import {pageKeys} from '../../model/row-keys.js';
import type {FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';
import {BodyRow} from '../../view/body-row.js';
import {partOf} from '../../view/row-clicks.js';
import {setAttribute} from '../../view/set-attribute.js';
import {
  columnCountOf,
  movedBy,
  rangeBetween,
  rowCountOf,
  rowsThatDiffer,
  withoutPart,
  type CellRange,
  type Spot,
} from './cell-range.js';
import type {RangesProperties} from './properties.js';
import {RangeClipboard} from './range-clipboard.js';
import {RangePointer} from './range-pointer.js';

type Cell = HTMLTableCellElement;

/** Selected cells. */
interface Selected {
  /** The cell with the focus. */
  readonly home: Spot;
  /** The corner that stays, and the one that moves. */
  readonly from: Spot;
  readonly to: Spot;
  readonly range: CellRange;
  /** What the range is of, to find it again. */
  readonly rows: readonly unknown[];
  readonly fields: readonly string[];
  readonly query: TableQuery;
}

const TYPES = ['copy', 'cut', 'paste', 'beforecopy', 'beforecut', 'beforepaste'];

/** Selects ranges of cells, and handles the keys and the clipboard for them. */
export class Ranges implements TableFeature, ReactiveController {
  readonly places = {below: () => this.#clipboard.question.render()};
  readonly rows = {
    state: () => [this.#selected?.range ?? null],
    changed: ([before]: readonly unknown[], [now]: readonly unknown[]) =>
      before === now ? [] : rowsThatDiffer(before as CellRange | null, now as CellRange | null),
    show: (row: FeatureRow) => this.#show(row),
  };
  readonly #table: FeatureTable<RangesProperties>;
  readonly #clipboard: RangeClipboard;
  readonly #keys: () => readonly (RowKey | null)[];
  /** Rows with selected cells. */
  readonly #marked = new WeakSet<FeatureRow>();
  #selected: Selected | null = null;
  #listening = new AbortController();

  constructor(table: FeatureTable<RangesProperties>) {
    this.#table = table;
    // Rows without keys can be copied.
    this.#keys = pageKeys({...table, warn: () => {}}, 'pasted');
    this.#clipboard = new RangeClipboard(table, {
      keys: this.#keys,
      select: ({top, left, bottom, right}) => {
        const home = this.#current;
        // The user may have gone elsewhere.
        if (home !== null && home.row >= top && home.row <= bottom)
          this.#select({row: top, column: left}, {row: bottom, column: right}, home);
      },
    });
    table.element.addController(this);
    new RangePointer(table, {
      spotOf: cell => (this.#isOn ? this.#spotOf(cell) : null),
      cellAt: spot => this.#cellAt(spot),
      selected: () => this.#range,
      current: () => this.#selected?.from ?? this.#current,
      select: (from, to) => this.#select(from, to),
      canFill: () => this.#clipboard.canChange,
      fill: (range, source) => this.#fill(range, source),
      done: () => this.#announce(),
    });
  }

  hostConnected(): void {
    const {element, root} = this.#table;
    const {signal} = (this.#listening = new AbortController());
    // Before the keys of other features, which listen in the table.
    element.addEventListener('keydown', event => this.#handleKey(event), {capture: true, signal});
    root.addEventListener('focusin', event => this.#handleFocus(event), {signal});
    // Without selected text, browsers do not send them to the cell with the focus.
    for (const type of TYPES)
      document.addEventListener(type, event => this.#handleClipboard(event as ClipboardEvent), {signal});
  }

  hostDisconnected(): void {
    this.#listening.abort();
  }

  hostUpdated(): void {
    this.#showKind();
  }

  /** Says what can be selected, also after the width has changed. */
  #showKind(): void {
    const native = this.#table.root.querySelector('table')!;
    // It may ask for the style, which takes time.
    const isOn = this.#isOn;
    setAttribute(native, 'aria-multiselectable', isOn ? 'true' : null);
    const kind = this.#selected === null ? 'cell' : 'range';
    setAttribute(native, 'data-fill', isOn && this.#clipboard.canChange ? kind : null);
  }

  settled(): Promise<void> {
    return this.#clipboard.settled;
  }

  /** Keeps the range with its rows. If they are no longer side by side, nothing is selected. */
  update(): void {
    const selected = this.#selected;
    if (selected === null) return;
    const {rows, range, fields, query} = selected;
    const now = this.#rowIds;
    const top = now.indexOf(rows[0]);
    const shift = top - range.top;
    const isThere =
      this.#table.element.ranges &&
      top !== -1 &&
      isSameList(now.slice(top, range.bottom + shift + 1), rows) &&
      isSameList(this.#fieldsOf(range), fields);
    if (isThere && shift === 0) return;
    this.#selected = null;
    const moved = ({row, column}: Spot): Spot => ({row: row + shift, column});
    if (isThere) this.#select(moved(selected.from), moved(selected.to), moved(selected.home));
    // A user who sorts the rows, for example, hears that.
    else if (isSameQuery(query, this.#table.data.pageQuery))
      this.#table.announce(this.#table.localize.term('rangeEnded'));
  }

  /** Cards have no columns to select. */
  get #isOn(): boolean {
    const {element, root, parts} = this.#table;
    if (!element.ranges || !parts.grid?.isOn) return false;
    return element.narrow !== 'stack' || getComputedStyle(root.querySelector('table')!).display === 'table';
  }

  get #current(): Spot | null {
    const cell = this.#table.parts.grid?.current ?? null;
    return cell !== null && this.#isOn ? this.#spotOf(cell) : null;
  }

  /** The selected range, or the current cell. */
  get #range(): CellRange | null {
    const current = this.#current;
    return this.#selected?.range ?? (current && rangeBetween(current, current));
  }

  /** The last cell of the page. */
  get #last(): Spot {
    return {row: this.#table.body().rows.length - 1, column: this.#table.columns().length - 1};
  }

  get #rowIds(): readonly unknown[] {
    const keys = this.#keys();
    return (this.#table.data.page?.rows ?? []).map((row, place) => keys[place] ?? row);
  }

  #fieldsOf({left, right}: CellRange): readonly string[] {
    return this.#table
      .columns()
      .slice(left, right + 1)
      .map(({field}) => field);
  }

  #spotOf(cell: Cell): Spot | null {
    const row = BodyRow.of(cell.parentElement)?.place;
    const column = cell.cellIndex - this.#table.around().leading;
    return row !== undefined && column >= 0 && column <= this.#last.column ? {row, column} : null;
  }

  #cellAt({row, column}: Spot): Cell | null {
    const element = this.#table.root.querySelectorAll('tbody > [part~="row"]')[row];
    return (element && BodyRow.of(element)?.cellAt(column)) ?? null;
  }

  /** Selects the cells between two corners. One cell is only the current one. */
  #select(from: Spot, to: Spot, home = this.#current ?? from): void {
    const range = rangeBetween(from, to);
    const isRange = rowCountOf(range) * columnCountOf(range) > 1;
    const rows = this.#rowIds.slice(range.top, range.bottom + 1);
    const {pageQuery: query} = this.#table.data;
    this.#selected = isRange ? {home, from, to, range, rows, fields: this.#fieldsOf(range), query} : null;
    this.#table.element.requestUpdate();
  }

  #announce(): void {
    const {localize, announce} = this.#table;
    if (this.#selected === null) return;
    const {range} = this.#selected;
    announce(localize.term('rangeSize', rowCountOf(range), columnCountOf(range)));
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const current = this.#current;
    if (current === null || !this.#useKey(current, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Returns whether a key is for a range. */
  #useKey(current: Spot, event: KeyboardEvent): boolean {
    const {key, shiftKey, ctrlKey, metaKey} = event;
    const {canChange} = this.#clipboard;
    const selected = this.#selected;
    if (shiftKey) return this.#extend(selected?.from ?? current, selected?.to ?? current, event);
    if (ctrlKey || metaKey) {
      const name = key.toLowerCase();
      if (name === 'a') this.#selectTo({row: 0, column: 0}, this.#last);
      else if (name === 'd' && canChange) this.#fillDown(this.#range!);
      else return false;
      return true;
    }
    if (selected === null) return false;
    if (key === 'Escape') this.#select(current, current);
    else if (canChange && (key === 'Delete' || key === 'Backspace')) this.#clipboard.clear(selected.range);
    else return false;
    return true;
  }

  #extend(from: Spot, to: Spot, event: KeyboardEvent): boolean {
    const {element, parts} = this.#table;
    const next = movedBy(event, to, this.#last, {
      isRightToLeft: element.matches(':dir(rtl)'),
      rowsInView: parts.grid?.rowsInView ?? 1,
    });
    if (next === null) return false;
    this.#selectTo(from, next);
    const cell = this.#cellAt(next);
    if (cell !== null) parts.grid?.reveal(cell);
    return true;
  }

  #selectTo(from: Spot, to: Spot): void {
    this.#select(from, to);
    this.#announce();
  }

  /** Fills rows with the first one, or a single row with the one above. */
  #fillDown(range: CellRange): void {
    const isSingle = rowCountOf(range) === 1;
    if (isSingle && range.top === 0) return;
    const whole = isSingle ? {...range, top: range.top - 1} : range;
    this.#fill(whole, {...whole, bottom: whole.top});
  }

  #fill(range: CellRange, source: CellRange): void {
    const target = withoutPart(range, source);
    if (target !== null) this.#clipboard.fill(target, source);
  }

  /** What moves the focus to another cell ends the range. */
  #handleFocus(event: Event): void {
    const cell = partOf<Cell>(event, 'tbody > tr > td');
    const spot = cell && this.#spotOf(cell);
    this.#showKind();
    const home = this.#selected?.home;
    if (home === undefined || (spot !== null && isSameSpot(spot, home))) return;
    if (cell !== null) this.#select(home, home);
  }

  #handleClipboard(event: ClipboardEvent): void {
    const {type, clipboardData} = event;
    const range = this.#current && this.#range;
    if (range === null || event.defaultPrevented) return;
    const isCopy = type.endsWith('copy');
    if (!isCopy && !this.#clipboard.canChange) return;
    // Users can also select and copy a part of a text.
    if (this.#selected === null && !type.endsWith('paste') && String(getSelection()) !== '') return;
    // What comes before enables the command, in browsers that send it.
    event.preventDefault();
    if (type.startsWith('before') || clipboardData === null) return;
    if (type === 'paste') this.#clipboard.paste(range, clipboardData);
    else if (this.#clipboard.copy(range, clipboardData) && !isCopy) this.#clipboard.clear(range);
  }

  #show(row: FeatureRow): void {
    const range = this.#selected?.range ?? null;
    const isIn = range !== null && row.place >= range.top && row.place <= range.bottom;
    if (isIn) this.#marked.add(row);
    else if (!this.#marked.delete(row)) return;
    for (let column = 0; column <= this.#last.column; column++) {
      const edges = isIn ? edgesOf(range, {row: row.place, column}) : null;
      const cell = row.cellAt(column);
      setAttribute(cell, 'aria-selected', edges === null ? null : 'true');
      setAttribute(cell, 'data-edges', edges);
    }
  }
}

const isSameSpot = (one: Spot, other: Spot): boolean => one.row === other.row && one.column === other.column;

/** Returns the edges of a range that a cell is at; null outside of it. */
function edgesOf({top, bottom, left, right}: CellRange, {row, column}: Spot): string | null {
  if (column < left || column > right) return null;
  const isCorner = row === bottom && column === right;
  return [
    row === top && 'top',
    row === bottom && 'bottom',
    column === left && 'start',
    column === right && 'end',
    isCorner && 'corner',
  ]
    .filter(edge => edge !== false)
    .join(' ');
}
