/**
 * Runs the tests of core/calendar in Node, once for each time zone. They are written for the browser test runner. Here,
 * `node:test` provides `describe` and `it`, and Chai is used without plugins that need a page.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {build} from 'esbuild';
import {inRoot} from '../../lib/workspace.mjs';
import {readTap} from '../counts.mjs';
import {ZONES} from './list.mjs';

const TESTS = 'elements/src/core/calendar';
const CACHE = inRoot('.cache/zones');
const BUNDLE = join(CACHE, 'calendar.test.mjs');

const reportOf = zone => join(CACHE, `${zone.replace('/', '-')}.tap`);

/** Rejects if a test fails, and prints its output. */
export async function runCoreInZones() {
  rmSync(CACHE, {recursive: true, force: true});
  mkdirSync(CACHE, {recursive: true});
  await bundleTests();
  for (const zone of ZONES) runIn(zone);
}

/** Returns the counts of the last run: `{passed, failed, failures}`. */
export function countCoreInZones() {
  const counts = ZONES.map(zone => readTap(reportOf(zone)));
  const sum = name => counts.reduce((total, count) => total + count[name], 0);
  const failures = counts.flatMap(({failures}, index) =>
    failures.map(failure => ({...failure, file: TESTS, engine: `Node in ${ZONES[index]}`})),
  );
  return {passed: sum('passed'), failed: sum('failed'), failures};
}

/** Builds one file for all zones, which differ only in the environment. */
async function bundleTests() {
  const files = readdirSync(inRoot(TESTS)).filter(name => name.endsWith('.test.ts'));
  const require = createRequire(import.meta.url);
  const testing = createRequire(require.resolve('@open-wc/testing'));
  await build({
    stdin: {contents: files.map(name => `import './${name}';`).join('\n'), resolveDir: inRoot(TESTS)},
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: BUNDLE,
    alias: {'@open-wc/testing': testing.resolve('@esm-bundle/chai/esm/chai.js')},
    banner: {
      js: "import {describe, it, before, after, beforeEach, afterEach} from 'node:test';",
    },
    // A test file has side effects, even if its package declares none.
    ignoreAnnotations: true,
    logLevel: 'warning',
  });
}

function runIn(zone) {
  const start = performance.now();
  const report = reportOf(zone);
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=tap', `--test-reporter-destination=${report}`],
  ].flat();
  const {status, stdout, stderr} = spawnSync(process.execPath, [...reporters, BUNDLE], {
    env: {...process.env, TZ: zone},
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const {passed} = readTap(report);
  console.log(`${zone.padEnd(18)} ${passed} passed in Node, ${seconds} s`);
  if (status === 0 && passed > 0) return;
  console.error(stdout.slice(Math.max(0, stdout.indexOf('failing tests:'))), stderr);
  throw new Error(`The calendar fails in ${zone}.`);
}
