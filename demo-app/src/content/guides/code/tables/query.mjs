import {decodeFeathersQuery} from '@life-changers/elements/core/table';

/** What this server accepts. Everything else is refused. */
const limits = {
  fields: ['id', 'name', 'age'],
  maxLimit: 100,
  defaultLimit: 10,
  maxSorts: 3,
  maxSearch: 100,
  filters: {
    name: ['text'],
    age: ['number'],
    country: ['options'],
  },
};

/** Returns `{limit, skip, sort, thenBy, search, filters}`. */
export function readQuery(address) {
  const {searchParams} = new URL(address, 'http://localhost');
  const decoded = decodeFeathersQuery(searchParams, limits);
  if (!decoded.ok) throw new RangeError(decoded.reason);
  return decoded.query;
}
