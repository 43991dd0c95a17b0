import type {PageQuery, QueryRequest} from '../../../elements/src/core/table/index.js';

/** What a server reads of the parameters of a request. */
export interface ReadRequest {
  readonly offset: number;
  readonly limit: number;
  readonly sorts: readonly string[];
  readonly search: string;
  /** `field operator value`, sorted; options are JSON. */
  readonly conditions: readonly string[];
}

/** Returns what a server must read of a query. */
export function requestOf({page, pageSize, sort, thenBy = [], search, filters = {}}: PageQuery): ReadRequest {
  const conditions = Object.entries(filters).flatMap(([field, filter]) => {
    if (filter.type === 'options')
      return filter.values.length > 0 ? [`${field} in ${listOf(filter.values)}`] : [];
    if (filter.type !== 'text') {
      const ends = [['from', filter.from] as const, ['to', filter.to] as const];
      return ends.flatMap(([end, value]) => (value === undefined ? [] : `${field} ${end} ${value}`));
    }
    const {operator, value = ''} = filter;
    if (operator === 'empty' || operator === 'not-empty') return [`${field} empty ${operator === 'empty'}`];
    return value === '' ? [] : [`${field} ${operator} ${value}`];
  });
  return {
    offset: (page - 1) * pageSize,
    limit: pageSize,
    sorts: sort === null ? [] : [sort, ...thenBy].map(({field, direction}) => `${field} ${direction}`),
    search,
    conditions: conditions.toSorted(),
  };
}

/** Reads the request of a backend, in the words of its documentation. The parameters were sent as an address. */
export type Reader = (params: URLSearchParams) => ReadRequest;

export const sentParams = ({params = []}: QueryRequest): URLSearchParams =>
  new URLSearchParams(new URLSearchParams([...params].map(([name, value]) => [name, value])).toString());

const signed = (text: string | null) =>
  (text ?? '')
    .split(',')
    .filter(Boolean)
    .map(part => (part.startsWith('-') ? `${part.slice(1)} desc` : `${part} asc`));

/** A list has each option once: Django finds the option of an empty text between two commas. */
const listOf = (options: readonly string[]) => JSON.stringify([...new Set(options)]);

const list = (text: string) => listOf(text.split(','));

/** Reads the conditions of the parameters that `find` knows: their field, operator, and value. */
function conditionsIn(
  params: URLSearchParams,
  find: (name: string, value: string) => readonly [field: string, operator: string, value: string] | null,
): string[] {
  return [...params]
    .flatMap(([name, value]) => {
      const found = find(name, value);
      if (found === null) return [];
      const [field, operator, text] = found;
      // A server reads the number, of which a large one has more digits than JavaScript writes.
      const isNumber = ['from', 'to'].includes(operator) && Number.isFinite(Number(text));
      return `${field} ${operator} ${isNumber ? Number(text) : text}`;
    })
    .toSorted();
}

export const readDjango: Reader = params => {
  const operators = new Map(
    Object.entries({
      icontains: 'contains',
      iexact: 'equals',
      istartswith: 'starts-with',
      isnull: 'empty',
      gte: 'from',
      lte: 'to',
      in: 'in',
    }),
  );
  const limit = Number(params.get('page_size'));
  return {
    limit,
    offset: (Number(params.get('page')) - 1) * limit,
    sorts: signed(params.get('ordering')),
    search: params.get('search') ?? '',
    conditions: conditionsIn(params, (name, value) => {
      const [, field, lookup = ''] = /^(.*)__(\w+)$/.exec(name) ?? [];
      const operator = operators.get(lookup);
      if (field === undefined || operator === undefined) return null;
      return [field, operator, operator === 'in' ? list(value) : value];
    }),
  };
};

/** The values of a filter without an operator are separated by commas, so the type of the column decides. */
export const readJsonApi =
  (isText: (field: string) => boolean): Reader =>
  params => {
    const operators = new Map(
      Object.entries({
        contains: 'contains',
        startsWith: 'starts-with',
        empty: 'empty',
        gte: 'from',
        lte: 'to',
      }),
    );
    const limit = Number(params.get('page[size]'));
    return {
      limit,
      offset: (Number(params.get('page[number]')) - 1) * limit,
      sorts: signed(params.get('sort')),
      search: params.get('filter[search]') ?? '',
      conditions: conditionsIn(params, (name, value) => {
        const [, field, suffix] = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(name) ?? [];
        if (field === undefined || name === 'filter[search]') return null;
        if (suffix !== undefined) return [field, operators.get(suffix)!, value];
        return isText(field) ? [field, 'equals', value] : [field, 'in', list(value)];
      }),
    };
  };

export const readSpring: Reader = params => {
  const operators = new Map(
    Object.entries({
      contains: 'contains',
      equals: 'equals',
      startsWith: 'starts-with',
      specified: 'empty',
      greaterThanOrEqual: 'from',
      lessThanOrEqual: 'to',
      in: 'in',
    }),
  );
  const limit = Number(params.get('size'));
  return {
    limit,
    offset: Number(params.get('page')) * limit,
    sorts: params.getAll('sort').map(text => text.replace(',', ' ')),
    search: params.get('search') ?? '',
    conditions: conditionsIn(params, (name, value) => {
      const [, field, suffix = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
      const operator = operators.get(suffix);
      if (field === undefined || operator === undefined) return null;
      if (operator === 'empty') return [field, operator, `${value === 'false'}`];
      return [field, operator, operator === 'in' ? list(value) : value];
    }),
  };
};

/** Reads the pattern of `ilike`, where an asterisk is a wildcard like a percent sign. */
function readPattern(pattern: string): readonly [operator: string, text: string] {
  const parts = pattern.match(/\\.|[^\\]/gsu) ?? [];
  const isWild = (part: string | undefined) => part === '%' || part === '_' || part === '*';
  const [starts, ends] = [isWild(parts[0]), parts.length > 1 && isWild(parts.at(-1))];
  const inner = parts.slice(starts ? 1 : 0, ends ? -1 : undefined);
  if (inner.some(isWild)) return ['wild', pattern];
  const text = inner.map(part => (part.length > 1 && part.startsWith('\\') ? part.slice(1) : part)).join('');
  return [ends ? (starts ? 'contains' : 'starts-with') : 'equals', text];
}

const QUOTED = /"((?:\\.|[^"\\])*)"/gsu;
const unquoted = (text: string) => text.replace(/\\(.)/gsu, '$1');

/** @param searched The column that the text is looked for in. */
export const readPostgrest =
  (searched: string): Reader =>
  params => {
    const [, pattern] =
      new RegExp(`^\\(${searched}\\.ilike\\."(.*)"\\)$`, 'su').exec(params.get('or') ?? '') ?? [];
    return {
      limit: Number(params.get('limit')),
      offset: Number(params.get('offset')),
      sorts: (params.get('order') ?? '')
        .split(',')
        .filter(Boolean)
        .map(text => text.replace(/^(.*)\.(asc|desc)\.nullslast$/, '$1 $2')),
      search: pattern === undefined ? '' : readPattern(unquoted(pattern))[1],
      conditions: conditionsIn(params, (field, value) => {
        if (['limit', 'offset', 'order', 'or'].includes(field)) return null;
        if (value === 'is.null' || value === 'not.is.null') return [field, 'empty', `${value === 'is.null'}`];
        const [, operator = '', rest = ''] = /^(\w+)\.(.*)$/s.exec(value) ?? [];
        if (operator === 'in') {
          const values = Array.from(rest.slice(1, -1).matchAll(QUOTED), ([, quoted = '']) =>
            unquoted(quoted),
          );
          return [field, 'in', listOf(values)];
        }
        if (operator === 'ilike') return [field, ...readPattern(rest)];
        return [field, operator === 'gte' ? 'from' : 'to', rest];
      }),
    };
  };
