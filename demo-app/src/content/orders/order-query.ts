import {
  isGroup,
  mergeQuery,
  sortsOf,
  type FieldCondition,
  type Filters,
  type FilterTree,
  type TableQuery,
} from '@life-changers/elements/core/table';

export const STATUSES: readonly string[] = ['new', 'paid', 'shipped', 'returned', 'canceled'];

/** The query of the screen without parameters in the address. */
export const DEFAULTS: Partial<TableQuery> = {pageSize: 20, sort: {field: 'id', direction: 'desc'}};

/** The fields by which the server groups. */
const GROUPS: readonly string[] = ['customer', 'status', 'country'];

/** The filters that each field accepts. */
const FIELDS: Readonly<Record<string, readonly FieldCondition['filter']['type'][]>> = {
  id: ['number'],
  date: ['date', 'period'],
  customer: ['text', 'options'],
  status: ['options'],
  amount: ['number'],
  country: ['options'],
};

const MAX_SEARCH = 100;

/**
 * Returns a query that the screen can show, from one that anybody can write into an address: without unknown fields, and
 * with the default sort if no known one is left. It always has `filters`: a query without them would keep earlier ones.
 */
export function knownQuery(query: TableQuery): TableQuery & {filters: Filters} {
  const sorts = sortsOf(query).filter(
    ({field}, index, all) =>
      Object.hasOwn(FIELDS, field) && all.findIndex(other => other.field === field) === index,
  );
  const [sort = DEFAULTS.sort ?? null, ...thenBy] = sorts;
  const search = query.search.slice(0, MAX_SEARCH);
  const group = query.group?.filter(field => GROUPS.includes(field));
  const filters = Object.entries(query.filters ?? {}).filter(([field, filter]) => isKnown({field, filter}));
  const where = query.where && knownConditions(query.where);
  return {
    ...mergeQuery(query, {search, sort, thenBy, group, where}),
    filters: Object.fromEntries(filters),
  };
}

function knownConditions(tree: FilterTree): FilterTree {
  const conditions = tree.conditions.flatMap((entry): FilterTree['conditions'] => {
    if (!isGroup(entry)) return isKnown(entry) ? [entry] : [];
    const inner = entry.conditions.filter(isKnown);
    return inner.length === 0 ? [] : [{...entry, conditions: inner}];
  });
  return {...tree, conditions};
}

function isKnown({field, filter}: FieldCondition): boolean {
  if (!Object.hasOwn(FIELDS, field) || !FIELDS[field]?.includes(filter.type)) return false;
  const isStatus = field === 'status' && filter.type === 'options';
  return !isStatus || filter.values.every(value => STATUSES.includes(value));
}
