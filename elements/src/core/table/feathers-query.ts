import type {Sort, TableQuery} from './query.js';

/** The query of a request to a Feathers server. */
export interface FeathersQuery {
  /** The number of rows to return. */
  limit: number;
  /** The number of rows to skip. */
  skip: number;
  sort: Sort | null;
}

/** The limits of a server. */
export interface FeathersLimits {
  /** The fields that it can sort by. */
  fields: readonly string[];
  /** The maximum number of rows. A higher `$limit` is lowered to it, like in Feathers. */
  maxLimit: number;
  /** The number of rows without `$limit`. */
  defaultLimit: number;
}

/** A query, or a message that says which key is invalid and what is accepted. */
export type DecodedFeathersQuery = {ok: true; query: FeathersQuery} | {ok: false; reason: string};

const SORT_KEY = /^\$sort\[(.*)\]$/s;
const DIGITS = /^[0-9]+$/;

/**
 * Returns the parameters of a request for a page as keys and values, not percent-encoded: `$limit`, `$skip`, and, if
 * sorted, `$sort[field]` with 1 or -1.
 */
export function encodeFeathersQuery({
  page,
  pageSize,
  sort,
}: Pick<TableQuery, 'page' | 'pageSize' | 'sort'>): [string, string][] {
  const pairs: [string, string][] = [
    ['$limit', String(pageSize)],
    ['$skip', String(pageSize * (page - 1))],
  ];
  if (sort !== null) pairs.push([`$sort[${sort.field}]`, sort.direction === 'asc' ? '1' : '-1']);
  return pairs;
}

/**
 * Reads the parameters of a request, such as `URLSearchParams`. Each parameter may occur once. A key that starts with
 * `$` must be one of the three; all other keys are ignored.
 */
export function decodeFeathersQuery(
  pairs: Iterable<readonly [string, string]>,
  limits: FeathersLimits,
): DecodedFeathersQuery {
  const query: FeathersQuery = {limit: Math.min(limits.defaultLimit, limits.maxLimit), skip: 0, sort: null};
  const seen = new Set<string>();
  for (const [key, value] of pairs) {
    if (!key.startsWith('$')) continue;
    const reason = seen.has(key)
      ? `${key} is repeated; it is accepted once.`
      : parsePair(query, key, value, limits);
    if (reason !== null) return {ok: false, reason};
    seen.add(key);
  }
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
  const field = SORT_KEY.exec(key)?.[1];
  if (field === undefined) return `${key} is not known; $limit, $skip and $sort[field] are accepted.`;
  return parseSort(query, field, value, limits.fields);
}

function parseSort(
  query: FeathersQuery,
  field: string,
  value: string,
  fields: readonly string[],
): string | null {
  const key = `$sort[${field}]`;
  if (!fields.includes(field))
    return `${key} is not a field to sort by; accepted are: ${fields.join(', ') || 'none'}.`;
  if (value !== '1' && value !== '-1') return `${key} must be 1 or -1.`;
  if (query.sort !== null) return `${key} is a second $sort; one is accepted.`;
  query.sort = {field, direction: value === '1' ? 'asc' : 'desc'};
  return null;
}
