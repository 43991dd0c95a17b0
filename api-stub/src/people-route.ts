import {decodeFeathersQuery, DEFAULT_PAGE_SIZE} from '@life-changers/elements/core/table';
import type {FeathersQuery} from '@life-changers/elements/core/table';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import {planFaults, sendWithFaults, shrinkRows} from './faults.js';
import {peoplePage, SORT_FIELDS} from './people-page.js';
import {repeatPeople} from './people.js';

/** What the people route can be told. */
export interface PeopleOptions {
  /** How many rows there are; default 200. */
  total?: number;
  /** How long `fault=hang` keeps a client that stays, in milliseconds; default 30000. */
  hangLimit?: number;
}

/** The most rows a page holds. The largest page size the tables offer is 100; a custom one may be more. */
const MAX_LIMIT = 200;

/** Answers `GET /api-stub/people` with a Feathers page, or with the fault that the query asks for. */
export function peopleRoute({total = 200, hangLimit = 30_000}: PeopleOptions = {}): RequestHandler {
  const people = repeatPeople(total);

  return async (req, res) => {
    const {searchParams} = new URL(req.originalUrl, 'http://stub');
    const plan = planFaults(searchParams.getAll('fault'));
    const query = readQuery(searchParams);
    const rows = shrinkRows(people, plan, query.skip);
    await sendWithFaults(res, peoplePage(rows, query), plan, hangLimit);
  };
}

function readQuery(params: URLSearchParams): FeathersQuery {
  // The decoder leaves keys without `$` to the server. Feathers would filter by them; this one says it cannot.
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
