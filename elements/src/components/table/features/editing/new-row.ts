import type {RowKey, TableRow} from '../../../../core/table/index.js';
import {rowKeyOf, rowKeys} from '../../model/row-keys.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {EditingProperties} from './properties.js';

/** A row to add, and its key until it is saved. */
export interface NewRow {
  readonly key: RowKey;
  readonly row: TableRow;
}

/** Creates the rows that users add. */
export class NewRows {
  readonly #table: FeatureTable<EditingProperties>;
  #last = 0;

  constructor(table: FeatureTable<EditingProperties>) {
    this.#table = table;
  }

  /** Returns a row with the values of `newRow`, and a key that is free; null if it cannot have one. */
  next(isUsed: (key: RowKey) => boolean): NewRow | null {
    const {element, warn} = this.#table;
    const {newRow} = element;
    let row: TableRow = {};
    try {
      row = {...(typeof newRow === 'function' ? newRow() : null)};
    } catch (cause) {
      warn('newRow threw; the row is added without values.', cause);
    }
    const keyOf = rowKeyOf(element);
    const [given = null] = rowKeys([row], keyOf, () => {});
    if (given !== null && !isUsed(given)) return {key: given, row};
    if (typeof keyOf !== 'string') {
      warn('newRow must return a row with another key than other rows; none is added.');
      return null;
    }
    let key: RowKey;
    do key = `new-${++this.#last}`;
    while (isUsed(key));
    return {key, row: {...row, [keyOf]: key}};
  }
}
