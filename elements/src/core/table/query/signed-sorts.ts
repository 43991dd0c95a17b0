import {sortsOf, type TableQuery} from './query.js';

/** Returns the sort as a list of fields with a minus before those that are descending, such as `name,-age`. */
export function signedSorts(query: Pick<TableQuery, 'sort' | 'thenBy'>): string {
  return sortsOf(query)
    .map(({field, direction}) => (direction === 'asc' ? field : `-${field}`))
    .join();
}
