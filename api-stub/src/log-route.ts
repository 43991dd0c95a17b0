import type {FilterFields} from '@life-changers/elements/core/table';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import {planFaults, sendWithFaults} from './faults.js';
import {logPart, type LogLevel} from './log.js';
import {parseQuery, type RowsOptions} from './rows-route.js';

const LOG_FIELDS: FilterFields = {time: [], level: ['options']};

/** Answers `GET /api-stub/log` with a page of a million entries, the newest first, or with the fault in the query. */
export function logRoute({hangLimit = 30_000}: RowsOptions = {}): RequestHandler {
  return async (req, res) => {
    const {searchParams} = new URL(req.originalUrl, 'http://stub');
    const plan = planFaults(searchParams.getAll('fault'));
    const {skip, limit, sort, filters, search, where} = parseQuery(searchParams, LOG_FIELDS, ['fault']);
    if (search) throw new StubError(400, 'bad-query', '$search is not supported by the log.');
    if (where) throw new StubError(400, 'bad-query', '$or is not supported by the log.');
    if (sort && sort.field !== 'time') throw new StubError(400, 'bad-query', '$sort must be by time.');
    const filter = filters?.level;
    const levels = filter?.type === 'options' ? (filter.values as LogLevel[]) : null;
    const {total, entries} = logPart(levels, sort?.direction === 'asc', skip, limit);
    await sendWithFaults(res, {total, limit, skip, data: entries}, plan, hangLimit);
  };
}
