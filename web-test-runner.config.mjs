// Element and binding tests, in every engine that is found. The fast loop:
// BROWSERS=chromium npx wtr --watch --files 'elements/src/core/**/*.test.ts'
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {findBrowsers} from './scripts/browsers.mjs';
import {inRoot} from './scripts/lib/workspace.mjs';
import {LAUNCHERS} from './scripts/test/launchers.mjs';
import {testRunnerHtml} from './scripts/test/page.mjs';
import {freshTestFilesPlugin, importsPlugin, resetPlugin} from './scripts/test/plugins.mjs';
import {summaryReporter} from './scripts/test/summary-reporter.mjs';

export default {
  files: ['elements/src/**/*.test.ts', 'react-bindings/src/**/*.test.tsx'],
  browsers: Object.entries(findBrowsers()).map(([engine, browser]) => LAUNCHERS[engine](browser)),
  concurrentBrowsers: 3,
  // Only one page of a browser has the focus and draws frames, so each browser runs one test file at a time.
  concurrency: 1,
  nodeResolve: {exportConditions: ['development', 'browser']},
  plugins: [
    await importsPlugin(),
    freshTestFilesPlugin(),
    resetPlugin(),
    esbuildPlugin({ts: true, tsx: true, target: 'es2022', tsconfig: inRoot('tsconfig.base.json')}),
  ],
  testRunnerHtml,
  // Limits that only a hang reaches, on a busy machine too. A test waits with `until`, whose limit comes first.
  testFramework: {config: {ui: 'bdd', timeout: 60_000}},
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  reporters: [defaultReporter(), summaryReporter(inRoot('.cache/web-test-runner.json'))],
};
