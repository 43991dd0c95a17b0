import type {FeathersQuery, Sort} from '@life-changers/elements/core/table';
import type {Person} from './people.js';

/** A Feathers page: `total` counts all rows, `data` holds those of this page. */
export interface PeoplePage {
  total: number;
  limit: number;
  skip: number;
  data: Person[];
}

/** The fields a client may sort by. */
export const SORT_FIELDS: readonly (keyof Person)[] = ['realName', 'character', 'stark', 'alive'];

/**
 * Cuts one page out of all people.
 *
 * Equal rows keep their order in `people`, upwards and downwards, because `toSorted` is stable: two pages of
 * one sort never share a row or miss one.
 */
export function peoplePage(people: readonly Person[], {limit, skip, sort}: FeathersQuery): PeoplePage {
  const sorted = sort ? people.toSorted(compareBy(sort)) : people;
  return {total: people.length, limit, skip, data: sorted.slice(skip, skip + limit)};
}

function compareBy({field, direction}: Sort): (a: Person, b: Person) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const key = field as keyof Person;
  return (a, b) => sign * compareValues(a[key], b[key]);
}

/** One order on every machine: by code unit for text, `false` before `true`. */
function compareValues<Value extends string | boolean>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
