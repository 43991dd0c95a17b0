import type {ReactiveController} from 'lit';
import type {FeatureTable} from '../../model/table-feature.js';
import {SizeObserver} from '../../view/size-observer.js';
import {TableSheet} from '../../view/table-sheet.js';
import type {ColumnArrangement} from './column-arrangement.js';
import {columnRules} from './column-rules.js';

/** What the parts of the feature share. */
export interface ColumnParts {
  readonly table: FeatureTable;
  readonly arrangement: ColumnArrangement;
  readonly sheet: ColumnSheet;
}

/** Writes the style sheet of the columns, and measures the header cells for it. */
export class ColumnSheet implements ReactiveController {
  /** The width to which the user is dragging a column. */
  draft: {readonly field: string; readonly width: number} | null = null;

  readonly #table: FeatureTable;
  readonly #arrangement: ColumnArrangement;
  #sizes: readonly number[] = [];
  #room = 0;
  readonly #sheet: TableSheet;
  readonly #observer: SizeObserver;

  constructor(table: FeatureTable, arrangement: ColumnArrangement) {
    this.#table = table;
    this.#arrangement = arrangement;
    this.#sheet = new TableSheet(table);
    this.#observer = new SizeObserver(table.element, () => this.measure());
    table.element.addController(this);
  }

  get #headerRow(): Element | null {
    return this.#table.root.querySelector('[part="header-row"]');
  }

  /** The header cells of the visible columns. */
  get headers(): HTMLTableCellElement[] {
    return [...(this.#headerRow?.querySelectorAll('th') ?? [])];
  }

  /** Returns the width of a visible column in pixels. */
  sizeOf(index: number): number {
    return this.headers[index]?.getBoundingClientRect().width ?? 0;
  }

  hostUpdated(): void {
    this.#observe();
    this.write();
  }

  /** Writes the rules if they have changed. */
  write(): void {
    const {draft} = this;
    const arrangement = this.#arrangement;
    const table = this.#table;
    const columns = arrangement.shown.map(column =>
      column.field === draft?.field ? {...column, width: draft.width} : column,
    );
    const text = columnRules({
      columns,
      leading: table.around().leading,
      sizes: this.#sizes,
      room: this.#room,
      isRightToLeft: arrangement.isRightToLeft,
      hasMenus: arrangement.isOn,
    });
    this.#sheet.write(text);
  }

  #observe(): void {
    const {isOn, shown} = this.#arrangement;
    const {root} = this.#table;
    const scroller = root.querySelector('.scroller');
    if (scroller === null) return;
    const isNeeded = isOn || shown.some(({pin}) => pin !== null);
    this.#observer.observe(isNeeded ? [scroller, ...(this.#headerRow?.children ?? [])] : []);
  }

  /** Measures the columns, and makes their separators focusable: not as tab stops, but for the menu. */
  measure(): void {
    const [scroller, ...cells] = this.#observer.observed;
    this.#room = scroller?.clientWidth ?? 0;
    this.#sizes = cells.map(cell => Math.round(cell.getBoundingClientRect().width * 100) / 100);
    for (const cell of cells) {
      const resizer = cell.querySelector<HTMLElement>('.column-resizer');
      if (resizer === null) continue;
      resizer.ariaValueNow = `${Math.round(cell.getBoundingClientRect().width)}`;
      resizer.tabIndex = -1;
    }
    this.write();
  }
}
