// Runs the tests of the calendar and of the date picker that depend on the time zone, in one Chromium for each zone.
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {defaultReporter} from '@web/test-runner';
import config from '../../web-test-runner.config.mjs';
import {requireChromium} from '../browsers.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {bundlePlugin} from './bundle.mjs';
import {chromiumIn} from './launchers.mjs';
import {browserReport} from './report.mjs';

/** UTC, a zone behind it, one with a half-hour offset, one whose clock changes at midnight, and one that skipped a day. */
const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Apia'];

const chromium = requireChromium();

/** One file that imports all tests, because loading a page takes longer than most of them. */
const ALL = '.cache/zones/all.test.ts';
const tests = [
  ...readdirSync(inRoot('elements/src/core/calendar')).map(name => `core/calendar/${name}`),
  'components/date-time-picker/date-time-picker.zones.test.ts',
].filter(name => name.endsWith('.test.ts'));
mkdirSync(inRoot('.cache/zones'), {recursive: true});
writeFileSync(inRoot(ALL), tests.map(name => `import '../../elements/src/${name}';\n`).join(''));

export default {
  ...config,
  rootDir: inRoot(),
  groups: [],
  files: [ALL],
  plugins: [await bundlePlugin([ALL])],
  browsers: ZONES.map(zone => chromiumIn(zone, chromium)),
  concurrentBrowsers: 2,
  reporters: [defaultReporter(), browserReport(inRoot('.cache/zones/report.json'))],
};
