import {NO_CONDITIONS, type Sort, type SortDirection, type TableQuery} from '../../../core/table/index.js';
import type {Warn} from '../../../core/bad-input.js';

/**
 * Normalizes a setting that is a whole number of at least 1. Invalid values warn and fall back to the standard
 * value.
 */
export function normalizeCount(
  name: string,
  count: number | null | undefined,
  standard: number,
  warn: Warn,
): number {
  if (count === null || count === undefined) return standard;
  if (isCount(count)) return count;
  warn(`${name} must be a whole number of at least 1; ${standard} is used.`);
  return standard;
}

/** Normalizes a setting with a few values. Invalid ones warn and fall back to the first. */
export function normalizeChoice<Choice extends string>(
  name: string,
  given: unknown,
  choices: readonly [Choice, ...Choice[]],
  warn: Warn,
): Choice {
  const choice = choices.find(choice => choice === given);
  if (choice === undefined && given !== null && given !== undefined)
    warn(`${name} must be '${choices.join("' or '")}'; '${choices[0]}' is used.`);
  return choice ?? choices[0];
}

/** Normalizes the first sort direction. Invalid values warn and fall back to `'asc'`. */
export const normalizeFirstSort = (firstSort: unknown, warn: Warn): SortDirection =>
  normalizeChoice('firstSort', firstSort, ['asc', 'desc'], warn);

/** What the look of a table depends on. */
interface LookSettings {
  readonly density: unknown;
  readonly striped: boolean;
  readonly bordered: boolean;
  readonly narrow: unknown;
}

/** Returns the class names of a look. Invalid values warn and fall back. */
export function lookNames({density, striped, bordered, narrow}: LookSettings, warn: Warn): string {
  return [
    normalizeChoice('density', density, ['default', 'compact', 'comfortable'], warn),
    normalizeChoice('narrow', narrow, ['scroll', 'stack'], warn),
    striped ? 'striped' : '',
    bordered ? 'bordered' : '',
  ].join(' ');
}

/** Normalizes the page sizes to offer; null for the standard ones. Invalid values warn and are ignored. */
export function normalizePageSizes(sizes: unknown, warn: Warn): readonly number[] | null {
  if (sizes === null || sizes === undefined) return null;
  if (Array.isArray(sizes) && sizes.every(isCount)) return sizes;
  warn(
    'pageSizes must be a list of whole numbers of at least 1, such as [10, 25, 50]; other entries are ignored.',
  );
  return Array.isArray(sizes) ? sizes.filter(isCount) : null;
}

/** Normalizes a sort; null for unsorted. Invalid values warn and fall back to unsorted. */
export function normalizeSort(sort: unknown, warn: Warn): Sort | null {
  const parsed = parseSort(sort ?? null);
  if (parsed === undefined)
    warn("sort must be {field, direction: 'asc' | 'desc'} or null; the table is unsorted.");
  return parsed ?? null;
}

/** Returns the valid parts of a query. Other parts warn and are ignored. */
export function normalizeQuery(given: unknown, warn: Warn): Partial<TableQuery> {
  const parts = Object(given ?? {}) as Readonly<Record<keyof TableQuery, unknown>>;
  const query: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(QUERY_PARTS) as [
    keyof TableQuery,
    (part: unknown) => unknown,
  ][]) {
    if (parts[name] === undefined) continue;
    const part = parse(parts[name]);
    if (part !== undefined) query[name] = part;
    else warn(`the ${name} of query is not valid; it is ignored.`);
  }
  // Without `thenBy`, a query with a sort has no more sorted columns, and a whole query without filters or
  // groups removes them.
  const isWhole = ['page', 'pageSize', 'sort', 'search'].every(name => name in query);
  return {
    ...('sort' in query && {thenBy: []}),
    ...(isWhole && {filters: {}, where: NO_CONDITIONS, group: []}),
    ...query,
  };
}

/** Each returns undefined for an invalid part. */
const QUERY_PARTS = {
  page: (page: unknown) => (isCount(page) ? page : undefined),
  pageSize: (size: unknown) => (isCount(size) ? size : undefined),
  sort: parseSort,
  thenBy: (sorts: unknown) => {
    const parsed = Array.isArray(sorts) ? sorts.map(parseSort) : [null];
    return parsed.every(Boolean) ? parsed : undefined;
  },
  search: (search: unknown) => (typeof search === 'string' ? search : undefined),
  filters: (filters: unknown) => (typeof filters === 'object' ? filters : undefined),
  group: (fields: unknown) =>
    Array.isArray(fields) && fields.every(field => typeof field === 'string' && field !== '')
      ? fields
      : undefined,
  where: parseWhere,
} satisfies Record<keyof TableQuery, unknown>;

/** Conditions that are not valid are kept, and warn where they are applied. A value without a JSON text cannot be kept. */
function parseWhere(where: unknown): unknown {
  const {conditions = []} = Object(where ?? {}) as {readonly conditions?: unknown};
  if (typeof where !== 'object' || !Array.isArray(conditions)) return undefined;
  try {
    JSON.stringify(where);
  } catch {
    return undefined;
  }
  return conditions.length === 0 ? NO_CONDITIONS : where;
}

function parseSort(sort: unknown): Sort | null | undefined {
  if (sort === null) return null;
  const {field, direction} = Object(sort) as Partial<Sort>;
  const isSort = typeof field === 'string' && (direction === 'asc' || direction === 'desc');
  return isSort ? {field, direction} : undefined;
}

function isCount(count: unknown): count is number {
  return Number.isSafeInteger(count) && (count as number) >= 1;
}
