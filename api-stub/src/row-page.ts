import {filterRows, RowIndex, runToEnd} from '@life-changers/elements/core/table';
import type {FeathersQuery, Sort, TableRow} from '@life-changers/elements/core/table';

/** A page in the format of Feathers: `total` is the number of all matching rows, `data` the rows of this page. */
export interface RowPage<Row> {
  total: number;
  limit: number;
  skip: number;
  data: readonly Row[];
}

type Value = string | number | boolean;

/** The index of each list of rows, so that only the first search reads them. */
const indexes = new WeakMap<readonly object[], RowIndex>();

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

function matchingRows<Row extends object>(
  rows: readonly Row[],
  {search = '', filters}: FeathersQuery,
): readonly Row[] {
  if (search === '' && filters === undefined) return rows;
  const view = runToEnd(indexOf(rows).view({search, filters, sort: null}));
  return view.slice(0, view.total).map(index => rows[index]!);
}

function indexOf(rows: readonly object[]): RowIndex {
  let index = indexes.get(rows);
  if (index === undefined) {
    const options = {compareText: compareValues, filterRows: () => filterRows};
    index = new RowIndex(rows as readonly TableRow[], Object.keys(rows[0] ?? {}), options);
    indexes.set(rows, index);
  }
  return index;
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
function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
