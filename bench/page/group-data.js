/** The rows of the groups suite: those of the tables, each in an account. */
import {COLUMNS, makeRows} from './table-data.js';

/** @typedef {import('./table-data.js').Row & {account: string}} GroupedRow */

export const GROUP_FIELD = 'account';
export const SUM_FIELD = 'amount';
export const GROUP_COLUMNS = [{field: GROUP_FIELD, label: 'Account', isNumber: false}, ...COLUMNS];
export const ROWS_PER_GROUP = 100;

/**
 * Returns rows in as many accounts as there are hundreds of rows. Neighbors are in different ones, and the first rows in
 * the order of their names, so that contenders that do not sort groups have the same order.
 * @param {number} count
 * @returns {GroupedRow[]}
 */
export function makeGroupedRows(count) {
  const groups = Math.ceil(count / ROWS_PER_GROUP);
  return makeRows(count).map((row, index) => ({
    account: `Account ${String((index % groups) + 1).padStart(5, '0')}`,
    ...row,
  }));
}
