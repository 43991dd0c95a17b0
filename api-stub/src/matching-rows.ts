import {newRowFilter, newTreeFilter, RowIndex, runToEnd} from '@life-changers/elements/core/table';
import type {Filters, FilterTree, TableRow} from '@life-changers/elements/core/table';

/** Which rows match. */
interface RowMatch {
  search?: string | undefined;
  filters?: Filters | undefined;
  where?: FilterTree | undefined;
}

/** The index of each list of rows, so that only the first search reads them. */
const indexes = new WeakMap<readonly object[], RowIndex>();

/** Returns the rows that contain the search text in a field and match all filters and conditions, like in a table. */
export function matchingRows<Row extends object>(
  rows: readonly Row[],
  {search = '', filters, where}: RowMatch,
): readonly Row[] {
  if (search === '' && filters === undefined && where === undefined) return rows;
  const view = runToEnd(indexOf(rows).view({search, filters, where, sort: null}));
  return view.slice(0, view.total).map(index => rows[index]!);
}

function indexOf(rows: readonly object[]): RowIndex {
  let index = indexes.get(rows);
  if (index === undefined) {
    const options = {compareText: () => 0, filterRows: newRowFilter, filterTree: newTreeFilter};
    index = new RowIndex(rows as readonly TableRow[], Object.keys(rows[0] ?? {}), options);
    indexes.set(rows, index);
  }
  return index;
}
