// Element and binding tests, in every engine that is found. The fast loop:
// BROWSERS=chromium npx wtr --watch --files 'elements/src/core/**/*.test.ts'
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import {findBrowsers} from './scripts/browsers.mjs';
import {createFirefoxPage} from './scripts/browsers/firefox-page.mjs';
import {WebKitLauncher} from './scripts/browsers/webkit/launcher.mjs';
import {inRoot} from './scripts/lib/workspace.mjs';
import {testRunnerHtml} from './scripts/test/page.mjs';
import {freshTestFilesPlugin, importsPlugin} from './scripts/test/plugins.mjs';
import {summaryReporter} from './scripts/test/summary-reporter.mjs';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const LAUNCHERS = {
  chromium: ({path}) =>
    chromeLauncher({puppeteer, launchOptions: {executablePath: path, args: CHROMIUM_ARGS}}),
  firefox: ({path}) =>
    chromeLauncher({
      puppeteer,
      launchOptions: {browser: 'firefox', executablePath: path},
      createPage: createFirefoxPage,
    }),
  webkit: browser => new WebKitLauncher(browser),
};

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
    esbuildPlugin({ts: true, tsx: true, target: 'es2022', tsconfig: inRoot('tsconfig.base.json')}),
  ],
  testRunnerHtml,
  testFramework: {config: {ui: 'bdd', timeout: 10_000}},
  testsFinishTimeout: 300_000,
  reporters: [defaultReporter(), summaryReporter(inRoot('.cache/web-test-runner.json'))],
};
