import type {Sort, TableQuery} from './query.js';

type Sorted = Pick<TableQuery, 'sort' | 'thenBy'>;

/** Returns all columns that sort a query, the most important first. */
export function sortsOf({sort, thenBy = []}: Sorted): Sort[] {
  return sort === null ? [] : [sort, ...thenBy];
}

/** Returns the sort as a list of fields with a minus before those that are descending, such as `name,-age`. */
export function signedSorts(query: Sorted): string {
  return sortsOf(query)
    .map(({field, direction}) => (direction === 'asc' ? field : `-${field}`))
    .join();
}
