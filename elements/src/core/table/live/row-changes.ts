import type {RowKey} from '../selection/selected-rows.js';
import type {TableRow} from '../row.js';

/** What changes in the rows of a table, by their keys. */
export interface RowChanges<Row extends object = TableRow> {
  /** New rows, which come after the others in this order. */
  readonly add?: readonly Row[] | undefined;
  /** Rows with their keys, or only the key and the fields that change. */
  readonly update?: readonly Partial<Row>[] | undefined;
  /** The keys of rows to remove. */
  readonly remove?: readonly RowKey[] | undefined;
}
