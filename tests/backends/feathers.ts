/** Feathers 5 with its Knex adapter over SQLite, compared with SQL on the same database. */
import {feathers} from '@life-changers/elements/core/table/backends/feathers';
import type {TableQuery} from '@life-changers/elements/core/table';
import type {Codec} from './check.js';
import type {BackendTest} from './run.js';
import {startServer} from './server.js';
import {inBackends} from './tools.js';
import type {SqlRules} from './sql.js';

const rules: SqlRules = {dialect: 'sqlite', exactCase: true, empty: 'text', searchIn: 'name'};

/** SQLite reads no escape in LIKE without an ESCAPE clause, which Feathers does not write. */
function noEscape({filters}: TableQuery): string | null {
  const filter = filters?.name;
  if (filter?.type !== 'text') return null;
  // No name starts with one of these, so that there is nothing to miss.
  const isHidden = filter.operator === 'starts-with' && /^[\\_]$/.test(filter.value ?? '');
  const isPart = ['contains', 'starts-with'].includes(filter.operator) && !isHidden;
  return isPart && /[\\%_]/.test(filter.value ?? '') ? 'SQLite reads no escape in $like' : null;
}

const codecs: Codec[] = [
  {title: 'its own operators', backend: feathers(), path: '/people', rules},
  {title: "text: 'like'", backend: feathers({text: 'like'}), path: '/people', rules, known: noEscape},
];

export const test: BackendTest = {
  name: 'Feathers 5 over SQLite',
  npm: true,
  start: rows => startServer(process.execPath, [inBackends('servers/feathers.mjs'), rows]),
  codecs,
};
