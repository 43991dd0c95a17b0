import {clauseOf, isJoined, type Clause} from '../filters/clauses.js';
import {conditionsOf, type Condition} from '../filters/conditions.js';
import type {QueryParam} from '../query/query-address.js';
import {kindOf} from '../query/read-body.js';
import type {GroupsQuery, GroupValue, ServerGroup, ServerTotals} from '../groups/groups-query.js';
import type {Backend, PageQuery} from '../query/backend.js';
import {sortsOf} from '../query/query.js';

export interface PostgrestOptions {
  /** The columns that a search text is looked for in. Without them, it is not sent. */
  searchIn?: readonly string[] | undefined;
  /** How rows are counted: `'exact'` (default), or the faster `'planned'` and `'estimated'` for large tables. */
  count?: 'exact' | 'planned' | 'estimated' | undefined;
  /** Further headers, such as the `apikey` of Supabase. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether to group rows, with the aggregate functions of PostgREST 12. The server must have `db-aggregates-enabled`, and
   * `db-max-rows` of at least 1000 or none, because it does not say how many groups there are.
   */
  groups?: boolean | undefined;
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const columnName = (name: string) => (/[,.:()"\\\s]/.test(name) ? quoted(name) : name);
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const FILTERS: Readonly<Record<Condition['operator'], (condition: Condition) => string>> = {
  contains: ({value}) => `ilike.*${literal(value)}*`,
  equals: ({value}) => `ilike.${literal(value)}`,
  'starts-with': ({value}) => `ilike.${literal(value)}*`,
  empty: ({value}) => (value === 'true' ? 'is.null' : 'not.is.null'),
  from: ({value}) => `gte.${value}`,
  to: ({value}) => `lte.${value}`,
  in: ({values}) => `in.(${values.map(quoted).join()})`,
};

/** In a list of conditions, a value is quoted: a comma or a parenthesis would end it. */
function listed(clause: Clause): string {
  if (isJoined(clause)) return `${WORDS[clause.match]}(${clause.clauses.map(listed).join()})`;
  const [, operator, value] = /^(.*?\.)(.*)$/s.exec(FILTERS[clause.operator](clause))!;
  const isPlain = clause.operator === 'in' || clause.operator === 'empty';
  return `${columnName(clause.field)}.${operator}${isPlain ? value : quoted(value!)}`;
}

const WORDS = {all: 'and', any: 'or'};

/**
 * PostgREST and Supabase: `limit`, `offset`, `order=name.desc.nullslast`, and filters such as `age=gte.18` and
 * `name=ilike.*ada*`, where an asterisk of the user stays a wildcard, because it cannot be escaped. A tree of conditions is
 * `and=(or(age.gte."18",name.ilike."*ada*"))`. Reads the total from
 * `Content-Range`, also that of a 416. A server of another origin must expose this header.
 */
export function postgrest({
  searchIn = [],
  count = 'exact',
  headers,
  groups = false,
}: PostgrestOptions = {}): Backend {
  return {
    writeQuery: query => ({
      params: paramsOf(query, searchIn),
      headers: {Prefer: `count=${count}`, ...headers},
      alsoRead: [416],
    }),
    readPage: (body, response) => {
      const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
      if (total === undefined) throw new TypeError('The response has no total in Content-Range.');
      const rows = response.status === 416 ? [] : body;
      if (!Array.isArray(rows)) throw new TypeError(`The body must be an array, but is ${kindOf(rows)}.`);
      return {rows: rows as object[], total: Number(total)};
    },
    ...(groups && {
      writeGroups: (query, endpoint) => {
        // The endpoint may have the columns of rows.
        endpoint?.searchParams.delete('select');
        const params: QueryParam[] = [['select', selected(query)], ...paramsOf(query, searchIn)];
        return {params, ...(headers && {headers})};
      },
      readGroups: body => {
        if (!Array.isArray(body)) throw new TypeError(`The body must be an array, but is ${kindOf(body)}.`);
        return {groups: (body as Readonly<Record<string, unknown>>[]).map(groupOf)};
      },
    }),
  };
}

/** Rows are grouped by what is selected besides the aggregates. The totals have the names of their fields after a mark. */
const selected = ({field, totals}: GroupsQuery): string =>
  [
    `value:${columnName(field)}`,
    'count()',
    ...Object.entries(totals).map(
      ([of, kind]) => `${columnName(`${TOTAL}${of}`)}:${columnName(of)}.${kind}()`,
    ),
  ].join();

const TOTAL = 'total_';

function groupOf({value, count, ...others}: Readonly<Record<string, unknown>>): ServerGroup {
  const totals = Object.entries(others).map(([name, total]) => [name.slice(TOTAL.length), total]);
  return {
    value: value as GroupValue,
    count: count as number,
    totals: Object.fromEntries(totals) as ServerTotals,
  };
}

function paramsOf(query: PageQuery, searchIn: readonly string[]): QueryParam[] {
  const {page, pageSize, search, filters, where} = query;
  const params: QueryParam[] = [
    ['limit', `${pageSize}`],
    ['offset', `${pageSize * (page - 1)}`],
  ];
  const order = sortsOf(query).map(({field, direction}) => `${columnName(field)}.${direction}.nullslast`);
  if (order.length > 0) params.push(['order', order.join()]);
  const pattern = quoted(`*${literal(search)}*`);
  const found = searchIn.map(field => `${columnName(field)}.ilike.${pattern}`).join();
  if (search !== '' && found !== '') params.push(['or', `(${found})`]);
  for (const condition of conditionsOf(filters))
    params.push([columnName(condition.field), FILTERS[condition.operator](condition)]);
  const clause = clauseOf(where);
  if (clause !== null)
    params.push([
      'and',
      isJoined(clause) && clause.match === 'all' ? listed(clause).slice(3) : `(${listed(clause)})`,
    ]);
  return params;
}
