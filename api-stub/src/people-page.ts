import type {FeathersQuery, Sort} from '@life-changers/elements/core/table';
import type {PersonRow} from './people.js';

/** A page in the format of Feathers: `total` is the number of all rows, `data` the rows of this page. */
export interface PeoplePage {
  total: number;
  limit: number;
  skip: number;
  data: PersonRow[];
}

/** The fields that clients can sort by. */
export const SORT_FIELDS: readonly (keyof PersonRow)[] = ['id', 'realName', 'character', 'stark', 'alive'];

/**
 * Returns one page of the people.
 *
 * Equal rows keep their order in `people`, ascending and descending, because `toSorted` is stable. So the pages of a
 * sort never repeat or miss a row.
 */
export function peoplePage(people: readonly PersonRow[], {limit, skip, sort}: FeathersQuery): PeoplePage {
  const sorted = sort ? people.toSorted(compareBy(sort)) : people;
  return {total: people.length, limit, skip, data: sorted.slice(skip, skip + limit)};
}

function compareBy({field, direction}: Sort): (a: PersonRow, b: PersonRow) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const key = field as keyof PersonRow;
  return (a, b) => sign * compareValues(a[key], b[key]);
}

/** Compares in the same order on every machine: text by code units, numbers by value, and `false` before `true`. */
function compareValues<Value extends string | number | boolean>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
