// Runs element and binding tests in every engine that is installed: a whole run from a bundle, single files from their
// sources. For fast feedback, run
// BROWSERS=chromium npx wtr --watch --files 'elements/src/core/**/*.test.ts'
import {readdirSync} from 'node:fs';
import {defaultReporter} from '@web/test-runner';
import {findBrowsers} from './scripts/browsers.mjs';
import {inRoot} from './scripts/lib/workspace.mjs';
import {bundleMiddleware, writePages} from './scripts/test/bundle.mjs';
import {chromiumIn, LAUNCHERS} from './scripts/test/launchers.mjs';
import {testRunnerHtml} from './scripts/test/page.mjs';
import {
  focusPlugin,
  freshTestFilesPlugin,
  importsPlugin,
  resetPlugin,
  typescriptPlugin,
} from './scripts/test/plugins.mjs';
import {browserReport} from './scripts/test/report.mjs';
import {zoneFiles, ZONES} from './scripts/test/zones.mjs';

const FILES = ['elements/src/**/*.test.ts', 'react-bindings/src/**/*.test.tsx'];

/** All files that match FILES, sorted, or those in TEST_FILES (`npm test -- changed`). */
const testFiles = () =>
  process.env.TEST_FILES?.split(' ') ??
  ['elements/src', 'react-bindings/src'].flatMap(folder =>
    readdirSync(inRoot(folder), {recursive: true})
      .filter(name => /\.test\.tsx?$/.test(name))
      .sort()
      .map(name => `${folder}/${name}`),
  );

const engines = Object.entries(findBrowsers());
const launch = ([engine, browser]) => LAUNCHERS[engine](browser);

/** Whether all files run, once. Other configurations choose theirs. */
const isWhole = !process.argv.some(word => ['--watch', '--files', '--config'].includes(word));

/** The pages of a whole run, each with at most this many test files. */
const pages = isWhole ? writePages(testFiles(), '.cache/test-pages', 20) : [];

/** What depends on the time zone, in Chromium: one page, for each zone. */
const zonePages =
  isWhole && !process.env.TEST_FILES && 'chromium' in findBrowsers()
    ? writePages(zoneFiles(), '.cache/zones', Infinity)
    : [];
const zones = () => ({
  name: 'zones',
  files: zonePages,
  browsers: ZONES.map(zone => chromiumIn(zone, findBrowsers().chromium)),
});

/** How many browsers share the pages of an engine. Pages often wait, so one engine alone takes more browsers. */
const SHARES = engines.length === 1 ? 3 : 2;

/** Each gets every other page, or every third, so that they also share the slow files of a folder. */
const share = offset => pages.filter((_, index) => index % SHARES === offset);

/**
 * Each browser runs one page at a time. So that no core is idle at the end, several browsers share the pages of the slowest
 * engine and of the last one: WebKit, each with its own virtual display, and Chromium.
 */
function isShared([engine]) {
  if (!isWhole) return false;
  return engine === 'webkit' ? !process.env.DISPLAY : engine === 'chromium';
}

const groupsOf = engine =>
  isShared(engine)
    ? Array.from({length: SHARES}, (_, offset) => ({
        name: `${engine[0]} ${offset + 1}`,
        files: share(offset),
        browsers: [launch(engine)],
      }))
    : [{name: engine[0], files: pages, browsers: [launch(engine)]}];

/** A few files have fewer pages than there are browsers. */
const hasFiles = ({files}) => files.length > 0;

export default {
  // The slowest first.
  ...(isWhole
    ? {
        groups: [
          ...engines.reverse().flatMap(groupsOf).filter(hasFiles),
          ...(zonePages.length > 0 ? [zones()] : []),
        ],
      }
    : {files: FILES, browsers: engines.map(launch)}),
  concurrentBrowsers: 3,
  // Only one page of a browser has focus and renders frames, so each browser runs one test file at a time.
  concurrency: 1,
  nodeResolve: {exportConditions: ['development', 'browser']},
  middleware: isWhole ? [await bundleMiddleware([...pages, ...zonePages])] : [],
  plugins: isWhole
    ? [focusPlugin()]
    : [focusPlugin(), await importsPlugin(), freshTestFilesPlugin(), resetPlugin(), typescriptPlugin()],
  testRunnerHtml,
  // Even on a busy machine, only a hang reaches these limits. Tests wait with `until`, whose limit is lower.
  testFramework: {config: {ui: 'bdd', timeout: 60_000}},
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  // For `npm run coverage`. From the sources, because in the bundle of a whole run, a module that only one test imports is
  // part of the test file.
  coverageConfig: {
    include: ['elements/src/**/*', 'react-bindings/src/**/*'],
    exclude: ['**/testing/**/*', '**/*.{control,test}.*'],
    report: true,
    reporters: ['json', 'html'],
    reportDir: inRoot('.cache/coverage'),
  },
  reporters: [defaultReporter(), browserReport(inRoot('.cache/web-test-runner.json'))],
};
