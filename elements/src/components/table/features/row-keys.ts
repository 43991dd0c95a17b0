import type {Warn} from '../../../core/bad-input.js';
import {isRowKey, readCell, type RowKey, type TableRow} from '../../../core/table/index.js';

/** What identifies a row: a field, or a function of the row. */
export type RowKeyOf = string | ((row: TableRow) => RowKey);

/** Returns the key of each row of a page. A row whose key is missing or repeated warns and has null. */
export function rowKeys(rows: readonly TableRow[], keyOf: RowKeyOf, warn: Warn): (RowKey | null)[] {
  const seen = new Set<RowKey>();
  return rows.map(row => {
    const key = readKey(row, keyOf, warn);
    if (!isRowKey(key)) {
      warn('a row has no key; row-key must be a field with text or a number. The row cannot be selected.');
      return null;
    }
    if (seen.has(key)) {
      warn(`the key ${JSON.stringify(key)} is repeated; row-key must be unique. The row cannot be selected.`);
      return null;
    }
    seen.add(key);
    return key;
  });
}

function readKey(row: TableRow, keyOf: RowKeyOf, warn: Warn): unknown {
  if (typeof keyOf === 'string') return readCell(row, keyOf).value;
  try {
    return keyOf(row);
  } catch (cause) {
    warn('the row-key function threw; the row cannot be selected.', cause);
    return null;
  }
}
