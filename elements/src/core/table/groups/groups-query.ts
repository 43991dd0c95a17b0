import type {ColumnFilter, Filters} from '../filters/filter.js';
import {mergeQuery, sortsOf, type TableQuery} from '../query/query.js';
import type {ResponseHead} from '../query/read-page.js';
import type {TotalKind} from './total-kind.js';

/** The value by which a server groups rows; null for rows without a value. */
export type GroupValue = string | number | boolean | null;

/** A group around others, by its field and value. */
export interface GroupPart {
  readonly field: string;
  readonly value: GroupValue;
}

/**
 * Asks a server for groups: the rows that match the search, `filters`, and `where`, by one field. `page` and `pageSize` count
 * groups, and `sort` is that of the field. `filters` contain the groups around, so a writer need not read `path`.
 */
export interface GroupsQuery extends TableQuery {
  /** The field to group by. */
  field: string;
  /** The groups around these, the outermost first. Empty for the outermost groups. */
  path: readonly GroupPart[];
  /** The totals of each group, by field. */
  totals: Readonly<Record<string, TotalKind>>;
}

/** Totals by field. Null is without a value. */
export type ServerTotals = Readonly<Record<string, unknown>>;

/** A group as a server answers it. */
export interface ServerGroup {
  /** The value that its rows have in common; null if they have none. */
  readonly value: GroupValue;
  /** The number of its rows. */
  readonly count: number;
  readonly totals?: ServerTotals | null | undefined;
}

/** The groups that a server answers. */
export interface TableGroups {
  /** In the order in which they are shown. */
  groups: readonly ServerGroup[];
  /** The number of groups. Without it, an answer with fewer groups than requested is the last one. */
  total?: number | undefined;
  /** The totals of all groups together. Without them, sums, counts, and limits are those of the groups. */
  totals?: ServerTotals | null | undefined;
  /** What the answer is for, if the server says it. Another field or path than requested is refused. */
  of?: {readonly field?: unknown; readonly path?: unknown} | null | undefined;
}

/** Turns the body of a response into groups. Throws if it cannot. */
export type GroupsReader = (body: unknown, response: ResponseHead) => TableGroups;

/** Returns the text of the value of a group; null without a value. */
export const groupTextOf = (value: GroupValue): string | null => (value === null ? null : String(value));

/** Returns filters with one for each group. */
export function filtersWithin(filters: Filters | undefined, path: readonly GroupPart[]): Filters {
  const within = path.map(({field, value}): [string, ColumnFilter] => [
    field,
    value === null ? {type: 'text', operator: 'empty'} : {type: 'options', values: [String(value)]},
  ]);
  // Each group matches the earlier filter of its field.
  return {...filters, ...Object.fromEntries(within)};
}

/** Returns the query for the rows inside of groups: that of all rows, with a filter for each group. */
export const queryWithin = (query: TableQuery, path: readonly GroupPart[]): TableQuery =>
  mergeQuery(query, {filters: filtersWithin(query.filters, path), group: []});

/**
 * Returns the query for the groups inside of others. They are in ascending order, or as their column is sorted.
 *
 * @param query The query of the table, which has the fields to group by.
 */
export function groupsQuery(
  query: TableQuery,
  path: readonly GroupPart[],
  totals: GroupsQuery['totals'],
): GroupsQuery {
  const field = query.group![path.length]!;
  const isDescending = sortsOf(query).some(sort => sort.field === field && sort.direction === 'desc');
  const sort = {field, direction: isDescending ? 'desc' : 'asc'} as const;
  return {...mergeQuery(queryWithin(query, path), {sort}), field, path, totals};
}
