import type {FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';
import {keepRowRoles, keepTableRoles} from '../../view/table-roles.js';

/** Shows the cells of a row below each other in narrow tables. */
export class Narrow implements TableFeature {
  readonly rows = {
    state: () => [this.#isOn, this.#isGrid],
    show: (row: FeatureRow) => this.#showRow(row),
  };
  readonly #table: FeatureTable;

  constructor(table: FeatureTable) {
    this.#table = table;
    const {element, root} = table;
    element.addController({hostUpdated: () => this.#isOn && keepTableRoles(root, this.#isGrid)});
  }

  get #isOn(): boolean {
    return this.#table.element.narrow === 'stack';
  }

  get #isGrid(): boolean {
    return this.#table.parts.grid?.isOn ?? false;
  }

  #showRow(row: FeatureRow): void {
    const columns = this.#table.columns();
    if (!this.#isOn || !row.differs(this, columns, this.#isGrid)) return;
    keepRowRoles(row.element, this.#isGrid);
    for (const [index, {label}] of columns.entries()) row.cellAt(index).setAttribute('data-label', label);
  }
}
