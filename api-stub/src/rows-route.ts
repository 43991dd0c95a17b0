import {decodeFeathersQuery, decodeGroups, DEFAULT_PAGE_SIZE} from '@life-changers/elements/core/table';
import type {
  FeathersLimits,
  FeathersQuery,
  FilterFields,
  GroupLimits,
  SelectionLimits,
} from '@life-changers/elements/core/table';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import {planFaults, sendWithFaults, shrinkRows} from './faults.js';
import {groupPage, type GroupPage} from './group-page.js';
import type {OrderSessions} from './order-sessions.js';
import type {OrderRow} from './orders.js';
import {repeatPeople} from './people.js';
import type {PersonRow} from './people.js';
import {rowPage, type RowPage} from './row-page.js';

/** The options of the routes that serve rows. */
export interface RowsOptions {
  /** The number of people; default 200. */
  total?: number;
  /** The number of orders; default 100,000. */
  orders?: number;
  /** The day of the newest order, `yyyy-MM-dd`; default today. */
  lastOrderDay?: string;
  /** The time until `fault=hang` closes the connection, in milliseconds; default 30000. */
  hangLimit?: number;
}

/** The maximum rows per page. The tables offer page sizes up to 100; a custom size can be larger. */
const MAX_LIMIT = 200;
const MAX_SORTS = 3;
const MAX_SEARCH = 100;

/** The filters that each field accepts. Every field can be sorted by. */
type Fields<Row> = Readonly<Record<keyof Row, FilterFields[string]>>;

export const PEOPLE_FIELDS: Fields<PersonRow> = {
  id: ['number'],
  realName: ['text', 'options'],
  character: ['text', 'options'],
  stark: ['options'],
  alive: ['options'],
};

export const ORDER_FIELDS: Fields<OrderRow> = {
  id: ['number'],
  date: ['date'],
  customer: ['text', 'options'],
  status: ['options'],
  amount: ['number'],
  country: ['options'],
};

/** How orders can be grouped. */
const ORDER_GROUPS: Pick<GroupLimits, 'groups' | 'totals'> = {
  groups: ['customer', 'status', 'country'],
  totals: {amount: ['sum', 'avg', 'min', 'max'], date: ['min', 'max']},
};

/** What a selection of orders may say. */
export const ORDER_LIMITS: SelectionLimits = {
  filters: ORDER_FIELDS,
  groups: ORDER_GROUPS.groups,
  maxSearch: MAX_SEARCH,
};

/** Answers `GET /api-stub/people`. */
export function peopleRoute({total = 200, hangLimit}: RowsOptions = {}): RequestHandler {
  const people = repeatPeople(total);
  return rowsRoute(() => people, PEOPLE_FIELDS, hangLimit);
}

/** Answers `GET /api-stub/orders`. With `session`, it returns the orders as that session has changed them. */
export function ordersRoute(sessions: OrderSessions, {hangLimit}: RowsOptions = {}): RequestHandler {
  return rowsRoute(
    params => sessions.orders(params.get('session')),
    ORDER_FIELDS,
    hangLimit,
    ['session'],
    ORDER_GROUPS,
  );
}

/** Answers with a page or groups in the format of Feathers, or with the fault in the query. */
function rowsRoute<Row extends object>(
  readRows: (params: URLSearchParams) => readonly Row[],
  fields: Fields<Row>,
  hangLimit = 30_000,
  ownKeys: readonly string[] = [],
  grouping: Partial<GroupLimits> = {},
): RequestHandler {
  const limits = {...limitsOf(fields), ...grouping};
  return async (req, res) => {
    const {searchParams} = new URL(req.originalUrl, 'http://stub');
    const plan = planFaults(searchParams.getAll('fault'));
    const pairs = [...searchParams].filter(([key]) => key !== 'fault' && !ownKeys.includes(key));
    const rowsFrom = (skip: number) => shrinkRows(readRows(searchParams), plan, skip);
    const body = searchParams.has('$group')
      ? groupsIn(pairs, limits, rowsFrom)
      : pageIn(pairs, limits, rowsFrom);
    await sendWithFaults(res, body, plan, hangLimit);
  };
}

type ReadRows = (skip: number) => readonly object[];
type Pairs = readonly (readonly [string, string])[];

function pageIn(pairs: Pairs, limits: FeathersLimits, rowsFrom: ReadRows): RowPage<object> {
  const query = readQuery(pairs, limits);
  return rowPage(rowsFrom(query.skip), query);
}

function readQuery(pairs: Pairs, limits: FeathersLimits): FeathersQuery {
  const decoded = decodeFeathersQuery(pairs, limits);
  if (!decoded.ok) throw new StubError(400, 'bad-query', decoded.reason);
  return decoded.query;
}

/** Reads a query in the format of Feathers. */
export const parseQuery = (
  params: URLSearchParams,
  filters: FilterFields,
  otherKeys: readonly string[],
): FeathersQuery =>
  readQuery(
    [...params].filter(([key]) => !otherKeys.includes(key)),
    limitsOf(filters),
  );

function groupsIn(
  pairs: Pairs,
  limits: FeathersLimits & Partial<GroupLimits>,
  rowsFrom: ReadRows,
): GroupPage {
  const decoded = decodeGroups(pairs, {groups: [], ...limits});
  if (!decoded.ok) throw new StubError(400, 'bad-query', decoded.reason);
  return groupPage(rowsFrom(0), decoded.query);
}

const limitsOf = (filters: FilterFields): FeathersLimits => ({
  fields: Object.keys(filters),
  maxLimit: MAX_LIMIT,
  defaultLimit: DEFAULT_PAGE_SIZE,
  maxSorts: MAX_SORTS,
  maxSearch: MAX_SEARCH,
  filters,
});
