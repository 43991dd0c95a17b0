/**
 * `npm run backends`: fills the real servers of the codecs in `core/table/backends` with 100,000 rows, asks each through its
 * codec, and compares the answers with those of its database. `npm run backends -- feathers` runs one; `--all` also fails
 * if the tools of a backend are missing. Spring Data is not among them, because no package of npm or Debian brings it: its
 * codec is only compared with its documentation, in its unit test. Needs a build.
 */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {installPackages} from '../install-packages.js';
import {check, type Codec} from './check.js';
import {people} from './people.js';
import type {Server} from './server.js';

/** A backend. */
export interface BackendTest {
  readonly name: string;
  /** Whether it needs npm packages. */
  readonly npm?: boolean;
  /** Returns what is missing on this machine, or null. */
  readonly missing?: () => string | null;
  /** Starts the server with the people of a file. */
  readonly start: (rows: string, folder: string) => Promise<Server>;
  readonly codecs: readonly Codec[];
}

const NAMES = ['feathers', 'django', 'postgraphile', 'json-api', 'postgrest'];

/** The npm packages that are compiled, or bring what is compiled. */
const COMPILED = ['better-sqlite3'];

const names = process.argv.slice(2).filter(name => name !== '--all');
const isStrict = process.argv.includes('--all');
const unknown = names.find(name => !NAMES.includes(name));
if (unknown) throw new Error(`Unknown backend "${unknown}". The backends are ${NAMES.join(', ')}.`);

const folder = await mkdtemp(join(tmpdir(), 'life-changers-backends-'));
let hasFailed = false;
try {
  const rows = join(folder, 'people.jsonl');
  await writeFile(
    rows,
    people()
      .map(person => JSON.stringify(person))
      .join('\n'),
  );
  for (const name of names.length > 0 ? names : NAMES) {
    const {test} = (await import(`./${name}.ts`)) as {test: BackendTest};
    await runTest(test, rows);
  }
} finally {
  await rm(folder, {recursive: true, force: true});
}
process.exitCode = hasFailed ? 1 : 0;

async function runTest(test: BackendTest, rows: string): Promise<void> {
  const missing =
    test.missing?.() ?? (test.npm ? installPackages('tests/backends', {compiled: COMPILED}) : null);
  if (missing !== null) {
    console.log(`${test.name} was not run: ${missing}`);
    hasFailed ||= isStrict;
    return;
  }
  const server = await test.start(rows, folder);
  try {
    for (const codec of test.codecs) await runCodec(test, codec, server);
  } finally {
    await server.close();
  }
}

async function runCodec({name}: BackendTest, codec: Codec, server: Server): Promise<void> {
  const start = performance.now();
  const {compared, known, failures} = await check(codec, server);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}, ${codec.title}: ${compared} queries, ${failures.length} differ (${seconds} s)`);
  for (const [reason, titles] of known) console.log(`  known: ${reason} (${titles.length})`);
  for (const failure of failures) console.error(`  ${failure}`);
  hasFailed ||= failures.length > 0;
}
