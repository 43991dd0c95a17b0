import {FeathersFilterReader} from './feathers-filters.js';
import {feathersParams} from './feathers-params.js';
import type {FeathersOptions, FilterFields} from './feathers-filters.js';
import {encodeFeathersTree} from './feathers-tree.js';
import {FeathersTreeReader, isTreeKey} from './feathers-tree-reader.js';
import type {Filters} from '../filters/filter.js';
import type {FilterTree} from '../filters/filter-tree.js';
import type {Sort, TableQuery} from './query.js';

/** The query of a request to a Feathers server. */
export interface FeathersQuery {
  /** The number of rows to return. */
  limit: number;
  /** The number of rows to skip. */
  skip: number;
  sort: Sort | null;
  /** The columns that sort rows with equal values in the sorted column. Absent if there are none. */
  thenBy?: readonly Sort[] | undefined;
  /** The search text. Absent if there is none. */
  search?: string | undefined;
  /** The filters by field. Absent if there are none. */
  filters?: Filters | undefined;
  /** The conditions with AND and OR. Absent if there are none. */
  where?: FilterTree | undefined;
}

/** The limits of a server. */
export interface FeathersLimits {
  /** The fields that it can sort by. */
  fields: readonly string[];
  /** The maximum number of rows. A higher `$limit` is lowered to it, like in Feathers. */
  maxLimit: number;
  /** The number of rows without `$limit`. */
  defaultLimit: number;
  /** The maximum number of columns to sort by. Default 1. */
  maxSorts?: number | undefined;
  /** The maximum length of `$search`. Default 0, which does not accept it. */
  maxSearch?: number | undefined;
  /** The filters that each field accepts, also in `$and` and `$or`. Without it, keys that do not start with `$` are ignored. */
  filters?: FilterFields | undefined;
  /**
   * The fields that it can group by (see `decodeGroups`). Requests for the rows of a group have a filter for each of them:
   * `field[$in][]` with the value, or an empty `field`. With them, filters by other fields are refused unless `filters` has
   * them.
   */
  groups?: readonly string[] | undefined;
}

/** A query, or a message that says which key is invalid and what is accepted. */
export type DecodedFeathersQuery = {ok: true; query: FeathersQuery} | {ok: false; reason: string};

const SORT_KEY = /^\$sort\[(.*)\]$/s;
const DIGITS = /^[0-9]+$/;

/**
 * Returns the parameters of a request for a page as keys and values, not percent-encoded: `$limit`, `$skip`, and, if the
 * query has them, `$sort[field]` with 1 or -1 for each sorted column, `$search`, filters (see `encodeFeathersFilters`), and
 * `$and` and `$or` (see `encodeFeathersTree`).
 */
export const encodeFeathersQuery = (
  query: Pick<TableQuery, 'page' | 'pageSize' | 'sort'> & Partial<TableQuery>,
  options: FeathersOptions = {},
): [string, string][] => feathersParams(query, options, encodeFeathersTree);

/**
 * Reads the parameters of a request, such as `URLSearchParams`. Each parameter may occur once, except for the values of
 * `field[$in][]`. A key that starts with `$` must be known; all other keys are filters if the server has any, and are
 * ignored otherwise. A server with filters also reads `$and` and `$or`.
 */
export function decodeFeathersQuery(
  pairs: Iterable<readonly [string, string]>,
  limits: FeathersLimits,
): DecodedFeathersQuery {
  const query: FeathersQuery = {limit: Math.min(limits.defaultLimit, limits.maxLimit), skip: 0, sort: null};
  const filters =
    limits.filters === undefined && limits.groups === undefined
      ? null
      : new FeathersFilterReader(limits.filters ?? {}, limits.groups);
  const tree = limits.filters === undefined ? null : new FeathersTreeReader(limits.filters);
  const seen = new Set<string>();
  for (const [key, value] of pairs) {
    if (!key.startsWith('$') && filters === null) continue;
    const reason =
      seen.has(key) && !key.endsWith('[$in][]')
        ? `${key} is repeated; it is accepted once.`
        : tree !== null && isTreeKey(key)
          ? tree.read(key, value, acceptedKeys(limits))
          : key.startsWith('$')
            ? parsePair(query, key, value, limits)
            : filters!.read(key, value, acceptedKeys(limits));
    if (reason !== null) return {ok: false, reason};
    seen.add(key);
  }
  if (filters?.filters !== undefined) query.filters = filters.filters;
  if (tree?.tree !== undefined) query.where = tree.tree;
  return {ok: true, query};
}

/** Adds a parameter to the query. Returns the reason if it is not accepted. */
function parsePair(query: FeathersQuery, key: string, value: string, limits: FeathersLimits): string | null {
  const number = DIGITS.test(value) ? Number(value) : NaN;
  if (key === '$limit') {
    if (!(number >= 1)) return '$limit must be a whole number, 1 or more.';
    query.limit = Math.min(number, limits.maxLimit);
    return null;
  }
  if (key === '$skip') {
    if (!Number.isSafeInteger(number))
      return `$skip must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`;
    query.skip = number;
    return null;
  }
  const {maxSearch = 0} = limits;
  if (key === '$search' && maxSearch > 0) {
    if (value.length > maxSearch) return `$search must be at most ${maxSearch} characters long.`;
    if (value !== '') query.search = value;
    return null;
  }
  const field = SORT_KEY.exec(key)?.[1];
  if (field === undefined) return `${key} is not known; ${acceptedKeys(limits)} are accepted.`;
  return parseSort(query, field, value, limits);
}

/** Returns the keys that a server accepts, for a message. */
function acceptedKeys({maxSearch = 0, filters, groups = []}: FeathersLimits): string {
  const keys = ['$limit', '$skip', '$sort[field]'];
  if (maxSearch > 0) keys.push('$search');
  const filtered = [...new Set([...Object.keys(filters ?? {}), ...groups])];
  if (filters !== undefined || filtered.length > 0) keys.push(`filters by ${filtered.join(', ')}`);
  return `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}`;
}

function parseSort(
  query: FeathersQuery,
  field: string,
  value: string,
  {fields, maxSorts = 1}: FeathersLimits,
): string | null {
  const key = `$sort[${field}]`;
  if (!fields.includes(field))
    return `${key} is not a field to sort by; accepted are: ${fields.join(', ') || 'none'}.`;
  if (value !== '1' && value !== '-1') return `${key} must be 1 or -1.`;
  const sort: Sort = {field, direction: value === '1' ? 'asc' : 'desc'};
  const {thenBy = []} = query;
  if (query.sort === null) query.sort = sort;
  else if (maxSorts === 1) return `${key} is a second $sort; one is accepted.`;
  else if (thenBy.length + 1 >= maxSorts) return `${key} is one $sort too many; ${maxSorts} are accepted.`;
  else query.thenBy = [...thenBy, sort];
  return null;
}
