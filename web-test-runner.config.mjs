// Runs element and binding tests in every engine that is installed. For fast feedback, run
// BROWSERS=chromium npx wtr --watch --files 'elements/src/core/**/*.test.ts'
import {readdirSync} from 'node:fs';
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {findBrowsers} from './scripts/browsers.mjs';
import {inRoot} from './scripts/lib/workspace.mjs';
import {LAUNCHERS} from './scripts/test/launchers.mjs';
import {testRunnerHtml} from './scripts/test/page.mjs';
import {freshTestFilesPlugin, importsPlugin, resetPlugin} from './scripts/test/plugins.mjs';
import {summaryReporter} from './scripts/test/summary-reporter.mjs';

const FILES = ['elements/src/**/*.test.ts', 'react-bindings/src/**/*.test.tsx'];

/** All files that match FILES, sorted. */
const testFiles = () =>
  ['elements/src', 'react-bindings/src'].flatMap(folder =>
    readdirSync(inRoot(folder), {recursive: true})
      .filter(name => /\.test\.tsx?$/.test(name))
      .sort()
      .map(name => `${folder}/${name}`),
  );

const engines = Object.entries(findBrowsers());
const launch = () => engines.map(([engine, browser]) => LAUNCHERS[engine](browser));

/**
 * Each browser runs one page at a time. If Chromium is the only engine, two Chromiums share the files, so that other
 * cores are not idle.
 */
const isShared =
  engines.length === 1 &&
  engines[0][0] === 'chromium' &&
  !process.argv.some(word => ['--watch', '--files'].includes(word));

/** Each gets every other file, so that they also share the slow files of a folder. */
const half = offset => testFiles().filter((_, index) => index % 2 === offset);

export default {
  ...(isShared
    ? {groups: [0, 1].map(offset => ({name: `half ${offset + 1}`, files: half(offset), browsers: launch()}))}
    : {files: FILES, browsers: launch()}),
  concurrentBrowsers: 3,
  // Only one page of a browser has focus and renders frames, so each browser runs one test file at a time.
  concurrency: 1,
  nodeResolve: {exportConditions: ['development', 'browser']},
  plugins: [
    await importsPlugin(),
    freshTestFilesPlugin(),
    resetPlugin(),
    esbuildPlugin({ts: true, tsx: true, target: 'es2022', tsconfig: inRoot('tsconfig.base.json')}),
  ],
  testRunnerHtml,
  // Even on a busy machine, only a hang reaches these limits. Tests wait with `until`, whose limit is lower.
  testFramework: {config: {ui: 'bdd', timeout: 60_000}},
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  reporters: [defaultReporter(), summaryReporter(inRoot('.cache/web-test-runner.json'))],
};
