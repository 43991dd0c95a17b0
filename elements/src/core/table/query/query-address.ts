import type {ColumnFilter, Filters} from '../filters/filter.js';
import {filterTexts, parseFilterTexts} from '../filters/filter-text.js';
import type {FilterTree} from '../filters/filter-tree.js';
import {parseTreeParams, treeParams, WHERE} from '../filters/tree-params.js';
import {isSameData} from '../../same-data.js';
import {initialQuery, mergeQuery} from './query.js';
import type {Sort, SortDirection, TableQuery} from './query.js';

declare global {
  /** Core does not know the document. The types of the browser and of Node add the members. */
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface URLSearchParams {}
}

/** A parameter of an address, not percent-encoded. */
export type QueryParam = readonly [name: string, value: string];

interface AddressOptions {
  /** The query of a table without parameters. Members that are left out are those of a pristine table. */
  defaults?: Partial<TableQuery> | undefined;
  /** The start of every name, such as `'people.'`, so that an address can hold the queries of several tables. */
  prefix?: string | undefined;
}

export interface QueryWriteOptions extends AddressOptions {
  /** The parameters of the current address. Those that do not belong to the table are kept. */
  current?: Iterable<QueryParam> | undefined;
}

/** A parameter that is not valid. */
export interface InvalidQueryParam {
  name: string;
  value: string;
  /** A sentence that says what is accepted. */
  reason: string;
}

export interface QueryReadOptions extends AddressOptions {
  /** The maximum page size, because anybody can change an address. Default: 1000, or the default page size if larger. */
  maxPageSize?: number | undefined;
  /** Called for each parameter that is not valid. The default of its part is then used. */
  onInvalid?: ((param: InvalidQueryParam) => void) | undefined;
}

const NAMES: readonly string[] = ['page', 'pageSize', 'sort', 'search', 'group', WHERE];
const FILTER = 'filter.';
const MAX_PAGE_SIZE = 1000;

/**
 * Returns the parameters of a table's query for an address, as `URLSearchParams`. They contain only what differs from the
 * default: `page`, `pageSize`, `search`, `sort` (`name.desc`; one for each column, and `sort=` for none), `group` (one for
 * each field, and `group=` for none), `filter.<field>` (see `filterTexts`; `filter.<field>=` if only the default has this
 * filter), and `where` (see `treeParams`; `where=` if only the default has conditions).
 */
export function queryToSearchParams(
  query: TableQuery,
  {defaults, prefix = '', current = []}: QueryWriteOptions = {},
): URLSearchParams {
  const own = paramsOf(query, {...initialQuery(), ...defaults});
  const others = [...current].filter(([name]) => !isOwnName(name, prefix));
  return newParams([...others, ...own.map(([name, value]): QueryParam => [prefix + name, value])]);
}

/** `URLSearchParams` is a global of browsers and of Node. */
function newParams(params: readonly QueryParam[]): URLSearchParams {
  const {URLSearchParams: Params} = globalThis as unknown as {
    URLSearchParams: new (params: readonly QueryParam[]) => URLSearchParams;
  };
  return new Params(params);
}

function paramsOf(query: TableQuery, standard: TableQuery): QueryParam[] {
  const params: QueryParam[] = [];
  if (query.page !== standard.page) params.push(['page', String(query.page)]);
  if (query.pageSize !== standard.pageSize) params.push(['pageSize', String(query.pageSize)]);
  if (query.search !== standard.search) params.push(['search', query.search]);
  const sorts = sortTexts(query);
  if (!areEqual(sorts, sortTexts(standard))) params.push(...sorts.map((text): QueryParam => ['sort', text]));
  const groups = groupTexts(query);
  if (!areEqual(groups, groupTexts(standard)))
    params.push(...groups.map((field): QueryParam => ['group', field]));
  const filters = new Map(Object.entries(query.filters ?? {}));
  const standards = new Map(Object.entries(standard.filters ?? {}));
  for (const field of new Set([...standards.keys(), ...filters.keys()])) {
    const texts = textsOf(filters.get(field));
    if (!areEqual(texts, textsOf(standards.get(field))))
      params.push(...texts.map((text): QueryParam => [FILTER + field, text]));
  }
  const [tree, standardTree] = [treeParams(query.where), treeParams(standard.where)];
  if (!isSameData(tree, standardTree)) params.push(...(tree.length === 0 ? [[WHERE, ''] as const] : tree));
  return params;
}

const sortTexts = ({sort, thenBy = []}: TableQuery) =>
  [sort, ...thenBy].map(part => (part === null ? '' : `${part.field}.${part.direction}`));

const groupTexts = ({group}: TableQuery): readonly string[] => (group?.length ? group : ['']);

const textsOf = (filter: ColumnFilter | undefined) => (filter === undefined ? [''] : filterTexts(filter));

const areEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

const isOwnName = (name: string, prefix: string) =>
  name.startsWith(prefix) &&
  (NAMES.includes(name.slice(prefix.length)) ||
    [FILTER, `${WHERE}.`].some(start => name.startsWith(start, prefix.length)));

/**
 * Reads the parameters of `queryToSearchParams`, such as `URLSearchParams`. Parameters of other names are ignored. A
 * part that is not valid is that of the default query, and the other parts still count.
 */
export function queryFromSearchParams(
  params: Iterable<QueryParam>,
  {defaults, prefix = '', maxPageSize, onInvalid = () => {}}: QueryReadOptions = {},
): TableQuery {
  const standard = {...initialQuery(), ...defaults};
  const own = new Map<string, string[]>();
  for (const [name, value] of params) {
    if (!isOwnName(name, prefix)) continue;
    const part = name.slice(prefix.length);
    own.set(part, [...(own.get(part) ?? []), value]);
  }
  /** Returns the value of a part, or its default if it is absent or not valid. */
  const read = <Value>(part: string, parse: Parser<Value>, reason: string, otherwise: Value): Value => {
    const values = own.get(part);
    const parsed = values === undefined ? null : parse(values);
    if (parsed !== null) return parsed.value;
    for (const value of values ?? []) onInvalid({name: prefix + part, value, reason});
    return otherwise;
  };
  const max = maxPageSize ?? Math.max(MAX_PAGE_SIZE, standard.pageSize);
  const wholeNumber = 'It must be a whole number of at least 1';
  const {sort, thenBy} = read<Sorts>('sort', parseSorts, 'It must be a field with .asc or .desc.', standard);
  const filters = readFilters(own, standard.filters, read);
  const where = readTree(own, standard.where, (part, reason) => {
    for (const value of own.get(part)!) onInvalid({name: prefix + part, value, reason});
  });
  return mergeQuery(initialQuery(), {
    page: read('page', parseCount(Number.MAX_SAFE_INTEGER), `${wholeNumber}.`, standard.page),
    pageSize: read('pageSize', parseCount(max), `${wholeNumber} and at most ${max}.`, standard.pageSize),
    sort,
    search: read('search', parseOnce, 'It is accepted once.', standard.search),
    thenBy,
    filters,
    group: read('group', parseGroup, 'It must be a field.', standard.group),
    where,
  });
}

/** Reads the values of a part. Returns null if they are not valid. */
type Parser<Value> = (values: readonly string[]) => {value: Value} | null;

type Sorts = Pick<TableQuery, 'sort' | 'thenBy'>;

const parseOnce: Parser<string> = ([value = '', ...others]) => (others.length === 0 ? {value} : null);

/** No field is for rows that are not grouped. */
const parseGroup: Parser<readonly string[] | undefined> = fields => {
  const isNone = fields.length === 1 && fields[0] === '';
  return isNone ? {value: undefined} : fields.includes('') ? null : {value: fields};
};

const parseCount =
  (max: number): Parser<number> =>
  values => {
    const text = parseOnce(values)?.value ?? '';
    const value = /^\d+$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= max ? {value} : null;
  };

const parseSorts: Parser<Sorts> = ([first = '', ...others]) => {
  const sort = first === '' ? null : parseSort(first);
  const thenBy = others.map(parseSort).filter(part => part !== null);
  const isValid = (first === '' || sort !== null) && thenBy.length === others.length;
  return isValid ? {value: {sort, thenBy}} : null;
};

function parseSort(text: string): Sort | null {
  const [, field, direction] = /^(.*)\.(asc|desc)$/s.exec(text) ?? [];
  return field === undefined ? null : {field, direction: direction as SortDirection};
}

const parseFilter: Parser<ColumnFilter | null> = values => {
  if (areEqual(values, [''])) return {value: null};
  const value = parseFilterTexts(values);
  return value === null ? null : {value};
};

function readFilters(
  own: ReadonlyMap<string, unknown>,
  standard: Filters = {},
  read: <Value>(part: string, parse: Parser<Value>, reason: string, otherwise: Value) => Value,
): Filters {
  const standards = new Map(Object.entries(standard));
  const asked = [...own.keys()]
    .filter(part => part.startsWith(FILTER))
    .map(part => part.slice(FILTER.length));
  const fields = [...new Set([...standards.keys(), ...asked])];
  return Object.fromEntries(
    fields.flatMap(field => {
      const standardFilter = standards.get(field) ?? null;
      const filter = read(FILTER + field, parseFilter, 'It is not a filter.', standardFilter);
      return filter === null ? [] : [[field, filter]];
    }),
  );
}

function readTree(
  own: ReadonlyMap<string, readonly string[]>,
  standard: FilterTree | undefined,
  refuse: (part: string, reason: string) => void,
): FilterTree | undefined {
  const parts = new Map([...own].filter(([part]) => part === WHERE || part.startsWith(`${WHERE}.`)));
  if (parts.size === 0) return standard;
  if (areEqual(parts.get(WHERE) ?? [], [''])) return undefined;
  return parseTreeParams(parts, refuse) ?? standard;
}
