import {clampWidth} from '../../../../core/table/index.js';
import type {ShownColumn} from './column-arrangement.js';
import type {ColumnParts} from './column-sheet.js';
import {onEscape} from './on-escape.js';

/** Pixels per press of an arrow key, and with Shift. */
const STEP = 10;
const LARGE_STEP = 50;

/** Resizes columns with the handle at the end of their header (ARIA practices, "Window Splitter"). */
export class ColumnResize {
  readonly #parts: ColumnParts;
  readonly #onDone: (field: string) => void;
  /** The width before the keyboard changed it. */
  #before: {readonly field: string; readonly width: number | null} | null = null;
  #dragging: AbortController | null = null;

  /** @param onDone Called when the user has finished with the keyboard. */
  constructor(parts: ColumnParts, onDone: (field: string) => void) {
    this.#parts = parts;
    this.#onDone = onDone;
    const {root} = parts.table;
    root.addEventListener('pointerdown', event => this.#handlePointerDown(event as PointerEvent));
    root.addEventListener('dblclick', event => this.#handleDoubleClick(event));
    root.addEventListener('keydown', event => this.#handleKeyDown(event as KeyboardEvent));
  }

  /** Focuses the handle of a column. */
  start(field: string): void {
    const {arrangement, sheet} = this.#parts;
    const index = arrangement.indexOf(field);
    this.#before = {field, width: arrangement.shown[index]?.width ?? null};
    sheet.measure();
    sheet.headers[index]?.querySelector<HTMLElement>('.column-resizer')?.focus();
  }

  /** Ends a drag without effect. */
  cancel(): void {
    this.#dragging?.abort();
  }

  #columnOf(event: Event): {handle: HTMLElement; column: ShownColumn; index: number} | null {
    const {arrangement, sheet} = this.#parts;
    const handle = event.composedPath()[0];
    if (!(handle instanceof HTMLElement) || !handle.matches('.column-resizer')) return null;
    const index = sheet.headers.indexOf(handle.parentElement as HTMLTableCellElement);
    const column = arrangement.shown[index];
    return column === undefined ? null : {handle, column, index};
  }

  #handlePointerDown(event: PointerEvent): void {
    const found = event.button === 0 && event.isPrimary ? this.#columnOf(event) : null;
    if (found === null) return;
    // Otherwise it would select text.
    event.preventDefault();
    const {handle, column, index} = found;
    const {arrangement, sheet, table} = this.#parts;
    const {field} = column;
    const startWidth = sheet.sizeOf(index);
    const sign = arrangement.isRightToLeft ? -1 : 1;
    this.#dragging?.abort();
    const dragging = (this.#dragging = new AbortController());
    const {signal} = dragging;
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener(
      'pointermove',
      ({clientX}) => {
        const width = clampWidth(startWidth + sign * (clientX - event.clientX));
        sheet.draft = {field, width};
        sheet.write();
      },
      {signal},
    );
    signal.addEventListener('abort', () => {
      sheet.draft = null;
      sheet.write();
    });
    const commit = () => {
      const {draft} = sheet;
      dragging.abort();
      if (draft !== null) arrangement.change(arrangement.layout.withWidth(field, draft.width));
    };
    handle.addEventListener('pointerup', commit, {signal});
    handle.addEventListener('lostpointercapture', () => dragging.abort(), {signal});
    onEscape(table.element, signal, () => {
      dragging.abort();
      return true;
    });
  }

  /** Like in spreadsheets, returns to the width of the app. */
  #handleDoubleClick(event: Event): void {
    const found = this.#columnOf(event);
    if (found !== null) this.#setWidth(found.column.field, null);
  }

  #handleKeyDown(event: KeyboardEvent): void {
    const found = this.#columnOf(event);
    if (found === null) return;
    const {field, width} = found.column;
    const {arrangement, sheet} = this.#parts;
    const size = width ?? sheet.sizeOf(found.index);
    const forward = arrangement.isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const step = event.shiftKey ? LARGE_STEP : STEP;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      this.#setWidth(field, clampWidth(size + (event.key === forward ? step : -step)));
    else if (event.key === 'Home') this.#setWidth(field, null);
    else if (event.key === 'Enter') this.#onDone(field);
    else if (event.key === 'Escape') {
      if (this.#before?.field === field) this.#setWidth(field, this.#before.width);
      this.#onDone(field);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  #setWidth(field: string, width: number | null): void {
    const {arrangement} = this.#parts;
    if (arrangement.shown[arrangement.indexOf(field)]?.width === width) return;
    arrangement.change(arrangement.layout.withWidth(field, width));
  }
}
