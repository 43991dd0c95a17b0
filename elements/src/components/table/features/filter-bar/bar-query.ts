import {
  isGroup,
  mergeQuery,
  type ColumnFilter,
  type FieldCondition,
  type FilterTree,
  type TableQuery,
} from '../../../../core/table/index.js';
import {asTree} from '../../view/filters/tree-edits.js';

/** Whether the bar shows the filters of columns among its conditions. Beside conditions of which any must hold, it cannot. */
export const showsFilters = ({where}: TableQuery): boolean => asTree(where).match !== 'any';

/** Returns the conditions of the bar: the filters of columns, and those of `where`. */
export function barTree(query: TableQuery): FilterTree {
  const tree = asTree(query.where);
  if (!showsFilters(query)) return tree;
  const filters = Object.entries(query.filters ?? {}).map(([field, filter]) => ({field, filter}));
  return {...tree, conditions: [...filters, ...tree.conditions]};
}

/**
 * Returns the query with other conditions in the bar, on page 1. Of those that must all hold, the first one of a column is
 * its filter, so that its header shows it, too.
 *
 * @param isColumnFilter Whether the filter of a column can hold a condition.
 */
export function withBarTree(
  query: TableQuery,
  tree: FilterTree,
  isColumnFilter: (condition: FieldCondition) => boolean,
): TableQuery {
  const given: Readonly<Record<string, unknown>> = query.filters ?? {};
  const isShown = showsFilters(query);
  if (tree.match === 'any' && tree.conditions.length > 1)
    return mergeQuery(query, {page: 1, where: tree, ...(isShown && {filters: {}})});
  const filters = new Map(isShown ? [] : Object.entries(query.filters ?? {}));
  const others = tree.conditions.filter(entry => {
    if (Object(entry) !== entry || isGroup(entry) || filters.has(entry.field)) return true;
    const {field, filter} = entry;
    const isSame = Object.hasOwn(given, field) && given[field] === filter;
    if (!isSame && !isColumnFilter(entry)) return true;
    filters.set(field, filter as ColumnFilter);
    return false;
  });
  const where: FilterTree = {match: 'all', conditions: others};
  return mergeQuery(query, {page: 1, filters: Object.fromEntries(filters), where});
}
