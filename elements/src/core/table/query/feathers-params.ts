import type {FilterTree} from '../filters/filter-tree.js';
import {encodeFeathersFilters, type FeathersOptions} from './feathers-filters.js';
import {sortsOf, type TableQuery} from './query.js';

/** Returns the parameters of a tree. */
export type EncodeTree = (where: FilterTree | undefined, options: FeathersOptions) => [string, string][];

/** Returns the parameters of `encodeFeathersQuery`, without those of a tree if nothing encodes it. */
export function feathersParams(
  {
    page,
    pageSize,
    sort,
    thenBy,
    search = '',
    filters,
    where,
  }: Pick<TableQuery, 'page' | 'pageSize' | 'sort'> & Partial<TableQuery>,
  options: FeathersOptions,
  encodeTree: EncodeTree | null,
): [string, string][] {
  const pairs: [string, string][] = [
    ['$limit', String(pageSize)],
    ['$skip', String(pageSize * (page - 1))],
  ];
  for (const {field, direction} of sortsOf({sort, thenBy}))
    pairs.push([`$sort[${field}]`, direction === 'asc' ? '1' : '-1']);
  if (search !== '') pairs.push(['$search', search]);
  return [
    ...pairs,
    ...encodeFeathersFilters(filters ?? {}, options),
    ...(encodeTree?.(where, options) ?? []),
  ];
}
