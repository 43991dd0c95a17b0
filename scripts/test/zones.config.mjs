// Runs the tests of the calendar and of the date picker that depend on the time zone, in one Chromium for each zone.
import {readdirSync} from 'node:fs';
import {defaultReporter} from '@web/test-runner';
import config from '../../web-test-runner.config.mjs';
import {requireChromium} from '../browsers.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {bundleMiddleware, writePages} from './bundle.mjs';
import {chromiumIn} from './launchers.mjs';
import {focusPlugin} from './plugins.mjs';
import {browserReport} from './report.mjs';

/** UTC, a zone behind it, one with a half-hour offset, one whose clock changes at midnight, and one that skipped a day. */
const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Apia'];

const chromium = requireChromium();

const tests = readdirSync(inRoot('elements/src/core/calendar'))
  .filter(name => name.endsWith('.test.ts'))
  .map(name => `elements/src/core/calendar/${name}`)
  .concat('elements/src/components/date-time-picker/date-time-picker.zones.test.ts');
const pages = writePages(tests, '.cache/zones/pages', tests.length);

export default {
  ...config,
  rootDir: inRoot(),
  groups: [],
  files: pages,
  middleware: [await bundleMiddleware(pages)],
  plugins: [focusPlugin()],
  browsers: ZONES.map(zone => chromiumIn(zone, chromium)),
  concurrentBrowsers: 2,
  reporters: [defaultReporter(), browserReport(inRoot('.cache/zones/report.json'))],
};
