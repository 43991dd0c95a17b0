/**
 * The steps of `npm test`, in order. `run` fails when its tool does; `counts` gives `{passed, failed}` of a step that
 * runs tests.
 */
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {run} from '../lib/run.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {readSummary, readTap} from './counts.mjs';
import {countCoreInZones, runCoreInZones} from './zones/core-in-node.mjs';

const SOURCES = ['elements/src', 'react-bindings/src', 'api-stub/src', 'demo-app/src', 'tests'];
const SUMMARY = inRoot('.cache/web-test-runner.json');
const ZONES_SUMMARY = inRoot('.cache/zones/web-test-runner.json');

export const steps = [
  tool('build', 'the packages, the stub and the site', 'scripts/build.mjs'),
  tool('types', 'tsc -b', 'node_modules/typescript/bin/tsc', '-b'),
  tool('lint', 'eslint .', 'node_modules/eslint/bin/eslint.js', '.'),
  tool('format', 'prettier --check .', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'),
  tool(
    'imports',
    'who may import whom',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...SOURCES,
  ),
  nodeTests(
    'node',
    'the stub, what of the site is pure, and the packages in Node',
    'api-stub/src',
    'demo-app/src',
    'tests/node',
  ),
  {
    name: 'elements',
    about: 'elements and React components, in every engine',
    usesBrowsers: true,
    run() {
      rmSync(SUMMARY, {force: true});
      return run('node_modules/@web/test-runner/dist/bin.js');
    },
    counts: () => readSummary(SUMMARY),
  },
  {
    name: 'zones',
    about: 'dates in five time zones: the calendar in Node, the picker in Chromium',
    usesBrowsers: true,
    async run() {
      await runCoreInZones();
      await run(
        'node_modules/@web/test-runner/dist/bin.js',
        '--config',
        'scripts/test/zones/web-test-runner.config.mjs',
      );
    },
    counts: countZones,
  },
  {...nodeTests('site', 'the built site, in Chromium', 'tests/site'), usesBrowsers: true},
];

function countZones() {
  const [core, picker] = [countCoreInZones(), readSummary(ZONES_SUMMARY)];
  return {passed: core.passed + picker.passed, failed: core.failed + picker.failed};
}

function tool(name, about, ...command) {
  return {name, about, run: () => run(...command)};
}

/** Runs the test files of some folders. Node 20 knows no globs, so the files are named one by one. */
function nodeTests(name, about, ...folders) {
  const report = inRoot(`.cache/${name}-tests.tap`);
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=tap', `--test-reporter-destination=${report}`],
  ].flat();
  return {
    name,
    about,
    async run() {
      rmSync(report, {force: true});
      mkdirSync(dirname(report), {recursive: true});
      const files = folders.flatMap(testFiles);
      if (files.length > 0) await run('--import', 'tsx', '--test', ...reporters, ...files);
    },
    counts: () => readTap(report),
  };
}

function testFiles(folder) {
  if (!existsSync(inRoot(folder))) return [];
  const names = readdirSync(inRoot(folder), {recursive: true}).sort();
  return names.filter(name => name.endsWith('.test.ts')).map(name => join(folder, name));
}
