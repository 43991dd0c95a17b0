import type {FeathersQuery, Sort} from '@life-changers/elements/core/table';
import {matchingRows} from './matching-rows.js';

/** A page in the format of Feathers: `total` is the number of all matching rows, `data` the rows of this page. */
export interface RowPage<Row> {
  total: number;
  limit: number;
  skip: number;
  data: readonly Row[];
}

export type Value = string | number | boolean;

/**
 * Returns one page of rows that contain the search text in a field and match all filters, like in a table.
 *
 * Equal rows keep their order in `rows`, ascending and descending, because `toSorted` is stable. So the pages of a sort
 * never repeat or miss a row.
 */
export function rowPage<Row extends object>(rows: readonly Row[], query: FeathersQuery): RowPage<Row> {
  const {limit, skip, sort, thenBy = []} = query;
  const matching = matchingRows(rows, query);
  const sorted = sort ? matching.toSorted(compareBy([sort, ...thenBy])) : matching;
  return {total: matching.length, limit, skip, data: sorted.slice(skip, skip + limit)};
}

function compareBy<Row extends object>(sorts: readonly Sort[]): (a: Row, b: Row) => number {
  const value = (row: Row, field: string) => row[field as keyof Row] as Value;
  return (a, b) => {
    for (const {field, direction} of sorts) {
      const order = compareValues(value(a, field), value(b, field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return 0;
  };
}

/** Compares in the same order on every machine: text by code units, numbers by value, and `false` before `true`. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
