/**
 * The steps of `npm test`, in order. `run` rejects if its tool fails; with `takesPaths`, it receives the files and
 * folders to run. `report` is the file with the `Report` of a step that runs tests. Consecutive steps with `isParallel` run
 * in parallel. Those with `isSeparate` run only by name.
 */
import {existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {run, runWith, TSC} from '../lib/run.mjs';
import {inRoot, root} from '../lib/workspace.mjs';
import {lint} from './lint.mjs';
import {startSharedBrowser} from './shared-browser.mjs';

const SOURCES = ['elements/src', 'react-bindings/src', 'api-stub/src', 'demo-app/src', 'tests'];
const TEST_RUNNER = 'node_modules/@web/test-runner/dist/bin.js';
const OXFMT = 'node_modules/oxfmt/bin/oxfmt';
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';

/** Several files run in parallel, because pages often wait for a server or a timer. */
const FILES_AT_ONCE = Math.max(2, Math.min(4, availableParallelism()));

/** Files that run in one process: to start a process takes longer than most files. */
const FILES_IN_GROUP = 8;

export const steps = [
  {
    name: 'build',
    about: 'the packages, the stub, and the site',
    run: () => run('scripts/build.mjs'),
  },
  {
    name: 'code',
    about: 'the packages and the stub alone, over what is there, and minified less',
    isSeparate: true,
    run: () => run('scripts/build.mjs', '--packages', '--incremental', '--fast'),
  },
  {
    name: 'types',
    about: 'tsc -b',
    run: () => run(TSC, '-b'),
  },
  {
    name: 'lint',
    about: 'oxlint for JavaScript, TypeScript, and React, eslint for Lit and the rules of this repository',
    isParallel: true,
    takesPaths: true,
    run: lint,
  },
  {
    name: 'format',
    about: 'oxfmt --check',
    isParallel: true,
    takesPaths: true,
    run: paths => run(OXFMT, '--check', '--no-error-on-unmatched-pattern', ...orAll(paths)),
  },
  {
    name: 'imports',
    about: 'import directions between layers',
    isParallel: true,
    run: () => run(CRUISER, ...SOURCES),
  },
  {
    name: 'words',
    about: 'plain English: advice, and no refused phrase of scripts/words/phrases.mjs',
    isParallel: true,
    takesPaths: true,
    run: paths => run('scripts/check-words.mjs', ...paths),
  },
  {
    ...nodeTests(
      'node',
      'the stub, pure code of the site, and the packages in Node',
      'api-stub/src',
      'demo-app/src',
      'tests/node',
    ),
    isParallel: true,
  },
  {
    ...nodeTests('bench', 'the bench itself, for one round with a small size, in Chromium', 'tests/bench'),
    isParallel: true,
    usesBrowsers: true,
  },
  {
    name: 'packages',
    about: 'the packed packages, with publint and @arethetypeswrong/core',
    isParallel: true,
    run: () => run('scripts/check-packages.mjs'),
  },
  {
    name: 'elements',
    about: 'elements and React components, in every engine, and dates in five time zones',
    usesBrowsers: true,
    takesPaths: true,
    report: inRoot('.cache/web-test-runner.json'),
    run(paths, {watch}) {
      const files = paths.length > 0 ? ['--files', ...paths.flatMap(browserTestFiles)] : [];
      return run(TEST_RUNNER, ...(watch ? ['--watch'] : []), ...files);
    },
  },
  siteTests(),
  {
    name: 'changed',
    about: 'the checks and the tests of what has changed, and of what imports it',
    isSeparate: true,
    run: () => run('scripts/test/changed.mjs'),
  },
];

const orAll = paths => (paths.length > 0 ? paths : ['.']);

/** Runs the test files of some folders. Node 20 does not support globs, so the files are listed. */
function nodeTests(name, about, ...folders) {
  const report = inRoot(`.cache/${name}-tests.json`);
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./scripts/test/node-report.mjs', `--test-reporter-destination=${report}`],
  ].flat();
  const options = ['--import', 'tsx', '--test', `--test-concurrency=${FILES_AT_ONCE}`, ...reporters];
  return {
    name,
    about,
    takesPaths: true,
    report,
    async run(paths, {variables = {}} = {}) {
      mkdirSync(dirname(report), {recursive: true});
      const files = (paths.length > 0 ? paths : folders).flatMap(testFiles);
      if (files.length > 0)
        await runWith(variables, ...options, ...(name === 'node' ? inGroups(files) : files));
    },
  };
}

/** Writes modules that import a few of the files each. The reports name the files all the same. */
function inGroups(files) {
  const folder = inRoot('.cache/test-groups');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const count = Math.max(Math.min(files.length, FILES_AT_ONCE), Math.ceil(files.length / FILES_IN_GROUP));
  return Array.from({length: count}, (_, group) => {
    const members = files.filter((_file, index) => index % count === group);
    const path = join(folder, `${group + 1}.test.mjs`);
    writeFileSync(path, members.map(file => `import ${JSON.stringify(inRoot(file))};\n`).join(''));
    return path;
  });
}

/** The files share one browser, each with its own contexts. */
function siteTests() {
  const step = nodeTests('site', 'the built site, in Chromium', 'tests/site');
  return {
    ...step,
    usesBrowsers: true,
    isSeparate: true,
    async run(paths) {
      const browser = await startSharedBrowser();
      try {
        await step.run(paths, {variables: {SHARED_BROWSER: browser.address}});
      } finally {
        await browser.close();
      }
    },
  };
}

function testFiles(path) {
  if (!existsSync(inRoot(path))) return [];
  if (statSync(inRoot(path)).isFile()) return [path];
  const names = readdirSync(inRoot(path), {recursive: true}).sort();
  return names.filter(name => name.endsWith('.test.ts')).map(name => join(path, name));
}

/** Returns a file, or a glob for the web test runner. */
function browserTestFiles(path) {
  return statSync(inRoot(path)).isFile() ? [path] : [`${relative(root, inRoot(path))}/**/*.test.{ts,tsx}`];
}
