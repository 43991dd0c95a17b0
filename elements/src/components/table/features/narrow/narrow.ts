import type {Column} from '../../model/table-columns.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';
import {keepRowRoles, keepTableRoles} from '../../view/table-roles.js';

/** Shows the cells of a row below each other in narrow tables. */
export class Narrow implements TableFeature {
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
