import {decodeFeathersQuery, DEFAULT_PAGE_SIZE} from '@life-changers/elements/core/table';
import type {FeathersQuery} from '@life-changers/elements/core/table';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import {planFaults, sendWithFaults, shrinkRows} from './faults.js';
import {peoplePage, SORT_FIELDS} from './people-page.js';
import {repeatPeople} from './people.js';

/** The options of the people route. */
export interface PeopleOptions {
  /** The number of rows; default 200. */
  total?: number;
  /** The time until `fault=hang` closes the connection, in milliseconds; default 30000. */
  hangLimit?: number;
}

/** The maximum rows per page. The tables offer page sizes up to 100; a custom size can be larger. */
const MAX_LIMIT = 200;

/** Answers `GET /api-stub/people` with a page in the format of Feathers, or with the fault in the query. */
export function peopleRoute({total = 200, hangLimit = 30_000}: PeopleOptions = {}): RequestHandler {
  const people = repeatPeople(total);

  return async (req, res) => {
    const {searchParams} = new URL(req.originalUrl, 'http://stub');
    const plan = planFaults(searchParams.getAll('fault'));
    const query = parseQuery(searchParams);
    const rows = shrinkRows(people, plan, query.skip);
    await sendWithFaults(res, peoplePage(rows, query), plan, hangLimit);
  };
}

function parseQuery(params: URLSearchParams): FeathersQuery {
  // The decoder ignores keys without `$`. Feathers would filter by them, but this server does not support it.
  const stray = [...params.keys()].find(key => !key.startsWith('$') && key !== 'fault');
  if (stray !== undefined) {
    throw badQuery(`${stray} is not known; $limit, $skip, $sort[field] and fault are accepted.`);
  }
  const decoded = decodeFeathersQuery(params, {
    fields: SORT_FIELDS,
    maxLimit: MAX_LIMIT,
    defaultLimit: DEFAULT_PAGE_SIZE,
  });
  if (!decoded.ok) throw badQuery(decoded.reason);
  return decoded.query;
}

function badQuery(reason: string): StubError {
  return new StubError(400, 'bad-query', reason);
}
