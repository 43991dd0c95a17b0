// Runs the main test file of each element with fixtures that a server has rendered, and that the page hydrates.
import {readdirSync} from 'node:fs';
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {findBrowsers} from '../../browsers.mjs';
import {inRoot} from '../../lib/workspace.mjs';
import {LAUNCHERS} from '../launchers.mjs';
import {testRunnerHtml} from '../page.mjs';
import {importsPlugin, resetPlugin} from '../plugins.mjs';
import {hydratedPlugin} from './server.mjs';

const COMPONENTS = 'elements/src/components';

/** Suites that would make the main test file of an element too long. */
const PARTS = [
  'data-table/data-table.sort-and-search',
  'datalist/datalist.suggestions',
  'file-upload/file-upload.files',
  'server-table/server-table.failures',
];

const testFiles = readdirSync(inRoot(COMPONENTS))
  .filter(name => name !== 'table')
  .map(name => `${name}/${name}`)
  .concat(PARTS)
  .map(name => `${COMPONENTS}/${name}.test.ts`);

export default {
  rootDir: inRoot(),
  files: ['elements/src/testing/hydrated/*.cases.ts', ...testFiles],
  browsers: Object.entries(findBrowsers()).map(([engine, browser]) => LAUNCHERS[engine](browser)),
  concurrentBrowsers: 2,
  concurrency: 1,
  nodeResolve: {exportConditions: ['development', 'browser']},
  plugins: [
    await hydratedPlugin(),
    await importsPlugin(),
    resetPlugin(),
    esbuildPlugin({ts: true, target: 'es2022', tsconfig: inRoot('tsconfig.base.json')}),
  ],
  testRunnerHtml,
  testFramework: {config: {ui: 'bdd', timeout: 60_000}},
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  reporters: [defaultReporter()],
};
