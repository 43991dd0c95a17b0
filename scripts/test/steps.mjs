/** The steps of `npm test`. A step that runs tests gives their counts; one that fails throws. */
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {run} from '../lib/run.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {readSummaryCounts, readTapCounts} from './counts.mjs';

const SOURCES = ['elements/src', 'react-bindings/src', 'api-stub/src', 'demo-app/src', 'tests'];

export const steps = [
  {name: 'build', about: 'packages, stub and site', run: () => run('scripts/build.mjs')},
  {name: 'types', about: 'tsc -b', run: () => run('node_modules/typescript/bin/tsc', '-b')},
  {name: 'lint', about: 'eslint .', run: () => run('node_modules/eslint/bin/eslint.js', '.')},
  {
    name: 'format',
    about: 'prettier --check .',
    run: () => run('node_modules/prettier/bin/prettier.cjs', '--check', '.'),
  },
  {
    name: 'imports',
    about: 'which folder may import which',
    run: () => run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...SOURCES),
  },
  {name: 'node', about: 'the stub and the packages in Node', run: () => runInNode('api-stub/src', 'tests/node')},
  {name: 'elements', about: 'elements and React components in browsers', run: runInBrowsers},
  {name: 'site', about: 'the built site in Chromium', run: () => runInNode('tests/site')},
];

/** The steps that need a browser. */
export const browserSteps = ['elements', 'site'];

async function runInBrowsers() {
  const summary = inRoot('.cache/web-test-runner.json');
  rmSync(summary, {force: true});
  await counted(
    () => run('node_modules/@web/test-runner/dist/bin.js'),
    () => readSummaryCounts(summary),
  );
}
