import {isSameList} from '../../../../core/is-same-list.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {TableSheet} from '../../view/table-sheet.js';

/** Keeps the widths of the columns while other rows are rendered: those that the first rows gave them. */
export class ScrollLayout {
  readonly #table: FeatureTable;
  readonly #sheet: TableSheet;
  #rules = '';
  #measured: readonly unknown[] = [];

  constructor(table: FeatureTable) {
    this.#table = table;
    this.#sheet = new TableSheet(table);
  }

  /**
   * Measures the columns if something has changed that they depend on. Returns whether it has.
   *
   * @param rowHeight The usual height of a row, in pixels.
   */
  update(scroller: HTMLElement, rowHeight: number): boolean {
    const {columns, around, element, root} = this.#table;
    const {clientWidth} = scroller;
    const given = [clientWidth, columns(), around().leading, around().trailing, element.narrow, element.lang];
    const isSame = isSameList(given, this.#measured);
    if (clientWidth === 0) return false;
    if (!isSame || this.#rules === '') {
      this.#measured = given;
      this.#sheet.write('');
      const cells = [...root.querySelector('[part="header-row"]')!.children];
      const widths = cells.map(cell => cell.getBoundingClientRect().width);
      const isStacked = getComputedStyle(root.querySelector('table')!).display === 'block';
      this.#rules = rulesOf(isStacked ? [] : widths, rowHeight);
    }
    this.#sheet.write(this.#rules);
    return !isSame;
  }

  end(): void {
    if (this.#rules !== '') this.#sheet.write('');
    this.#rules = '';
    this.#measured = [];
  }
}

/** @param widths The widths of the columns in pixels; empty if the cells of a row are below each other. */
function rulesOf(widths: readonly number[], rowHeight: number): string {
  const row = `.gap { --_row: ${rowHeight}px; }`;
  if (widths.length === 0) return row;
  const sum = widths.reduce((total, width) => total + width, 0);
  // The width that the app or the user has given to a column is a style of its header.
  const columns = widths.map(
    (width, index) => `thead > [part="header-row"] > :nth-child(${index + 1}) { width: ${width}px; }`,
  );
  return `${row}
  @media screen {
    table { table-layout: fixed; min-inline-size: ${Math.floor(sum)}px; }
    ${columns.join('\n')}
    td { overflow-wrap: anywhere; }
  }`;
}
