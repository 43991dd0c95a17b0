/**
 * PostgREST, as its documentation says, because no package brings it: the addresses are read by the rules of the documentation,
 * and run in PostgreSQL. This shows what the database makes of the patterns, numbers, and days of the codec; it does not
 * show what PostgREST itself does.
 */
import {postgrest} from '@life-changers/elements/core/table/backends/postgrest';
import type {TableQuery} from '@life-changers/elements/core/table';
import type {Codec} from './check.js';
import {missingPostgres, startOverPostgres} from './postgres.js';
import type {BackendTest} from './run.js';

/** An asterisk is a wild card that cannot be escaped. Only these texts then find more rows than those that have it. */
function known({search, filters = {}}: TableQuery): string | null {
  const filter = filters.name;
  const text = filter?.type === 'text' ? (filter.value ?? '') : search;
  const isWider =
    /^(a?\*b?)$/.test(text) ||
    (filter?.type === 'text' && filter.operator === 'equals' && text.endsWith('*'));
  return isWider ? 'an asterisk is a wild card' : null;
}

const codecs: Codec[] = [
  {
    title: 'its documentation, not the server',
    backend: postgrest({searchIn: ['name']}),
    path: '/people',
    rules: {dialect: 'postgres', empty: 'null', searchIn: 'name', nulls: 'last'},
    known,
  },
];

export const test: BackendTest = {
  name: 'PostgREST',
  npm: true,
  missing: missingPostgres,
  start: rows => startOverPostgres('servers/postgrest.mjs', rows),
  codecs,
};
