import {css} from 'lit';
import type {Column} from '../../model/table-columns.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';
import {keepRowRoles, keepTableRoles} from '../../view/table-roles.js';

const styles = css`
  .stack .frame {
    container-type: inline-size;
  }

  @container (inline-size < 30rem) {
    .stack :is(table, thead, tbody, tfoot, tr, td) {
      display: block;
    }

    /* The sort buttons stay; the other headers are the labels of the cells. */
    .stack thead > tr {
      background: var(--lc-table-header-background, var(--_color-surface-sunken));
      border-block-end: 1px solid var(--_line);
      display: flex;
      flex-wrap: wrap;
    }

    .stack :is(th, .no-header) {
      border: 0;
      position: static;
    }

    .stack th:not([data-sortable]) {
      block-size: 1px;
      clip-path: inset(50%);
      inline-size: 1px;
      overflow: hidden;
      padding: 0;
      position: absolute;
    }

    .stack :is(tbody, tfoot) > tr {
      border-block-end: 1px solid var(--_line);
      padding-block: calc(var(--_pad-block) / 2);
    }

    .stack :is(tbody, tfoot) > tr:last-child {
      border-block-end: 0;
    }

    .stack :is(tbody, tfoot) > tr > td {
      border: 0;
      inline-size: auto;
      overflow-wrap: anywhere;
      padding-block: calc(var(--_pad-block) / 2);
      text-align: start;
    }

    .stack td[data-label] {
      display: grid;
      gap: var(--_pad);
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    /* Screen readers already read the header of the column. */
    .stack td[data-label]::before {
      color: var(--_color-text-muted);
      content: attr(data-label);
      content: attr(data-label) / '';
      font-weight: 600;
    }
  }
`;

/** Shows the cells of a row below each other in narrow tables. */
export class Narrow implements TableFeature {
  readonly styles = styles;
  readonly #table: FeatureTable;
  #wasOn = false;
  /** The columns whose labels each row has. */
  readonly #columnsOf = new WeakMap<Element, readonly Column[]>();

  constructor(table: FeatureTable) {
    this.#table = table;
    table.element.addController({hostUpdated: () => this.#isOn && keepTableRoles(table.root)});
  }

  get #isOn(): boolean {
    return this.#table.element.narrow === 'stack';
  }

  /** The columns change only with the whole page. */
  changedRows(): readonly number[] | null {
    const isNew = this.#isOn && !this.#wasOn;
    this.#wasOn = this.#isOn;
    return isNew ? null : [];
  }

  showRow(row: HTMLTableRowElement, _place: number, start: number): void {
    const columns = this.#table.columns();
    if (!this.#isOn || this.#columnsOf.get(row) === columns) return;
    this.#columnsOf.set(row, columns);
    keepRowRoles(row);
    for (const [index, {label}] of columns.entries())
      row.cells[start + index]!.setAttribute('data-label', label);
  }
}
