import {decodeFeathersQuery, DEFAULT_PAGE_SIZE} from '@life-changers/elements/core/table';
import type {FeathersQuery, FilterFields} from '@life-changers/elements/core/table';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import {planFaults, sendWithFaults, shrinkRows} from './faults.js';
import type {OrderSessions} from './order-sessions.js';
import type {OrderRow} from './orders.js';
import {repeatPeople} from './people.js';
import type {PersonRow} from './people.js';
import {rowPage} from './row-page.js';

/** The options of the routes that serve rows. */
export interface RowsOptions {
  /** The number of people; default 200. */
  total?: number;
  /** The number of orders; default 100,000. */
  orders?: number;
  /** The time until `fault=hang` closes the connection, in milliseconds; default 30000. */
  hangLimit?: number;
}

/** The maximum rows per page. The tables offer page sizes up to 100; a custom size can be larger. */
const MAX_LIMIT = 200;
const MAX_SORTS = 3;
export const MAX_SEARCH = 100;

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

/** Answers `GET /api-stub/people`. */
export function peopleRoute({total = 200, hangLimit}: RowsOptions = {}): RequestHandler {
  const people = repeatPeople(total);
  return rowsRoute(() => people, PEOPLE_FIELDS, hangLimit);
}

/** Answers `GET /api-stub/orders`. With `session`, it returns the orders as that session has changed them. */
export function ordersRoute(sessions: OrderSessions, {hangLimit}: RowsOptions = {}): RequestHandler {
  return rowsRoute(params => sessions.orders(params.get('session')), ORDER_FIELDS, hangLimit, ['session']);
}

/** Answers with a page in the format of Feathers, or with the fault in the query. */
function rowsRoute<Row extends object>(
  readRows: (params: URLSearchParams) => readonly Row[],
  fields: Fields<Row>,
  hangLimit = 30_000,
  ownKeys: readonly string[] = [],
): RequestHandler {
  return async (req, res) => {
    const {searchParams} = new URL(req.originalUrl, 'http://stub');
    const plan = planFaults(searchParams.getAll('fault'));
    const query = parseQuery(searchParams, fields, ['fault', ...ownKeys]);
    const rows = shrinkRows(readRows(searchParams), plan, query.skip);
    await sendWithFaults(res, rowPage(rows, query), plan, hangLimit);
  };
}

/** Reads a query in the format of Feathers. */
export function parseQuery(
  params: URLSearchParams,
  filters: FilterFields,
  otherKeys: readonly string[],
): FeathersQuery {
  const pairs = [...params].filter(([key]) => !otherKeys.includes(key));
  const decoded = decodeFeathersQuery(pairs, {
    fields: Object.keys(filters),
    maxLimit: MAX_LIMIT,
    defaultLimit: DEFAULT_PAGE_SIZE,
    maxSorts: MAX_SORTS,
    maxSearch: MAX_SEARCH,
    filters,
  });
  if (!decoded.ok) throw new StubError(400, 'bad-query', decoded.reason);
  return decoded.query;
}
