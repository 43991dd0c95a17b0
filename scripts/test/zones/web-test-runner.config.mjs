// Runs the date picker tests that depend on the time zone, in one Chromium for each zone.
import {defaultReporter} from '@web/test-runner';
import config from '../../../web-test-runner.config.mjs';
import {findBrowsers} from '../../browsers.mjs';
import {inRoot} from '../../lib/workspace.mjs';
import {chromiumIn} from '../launchers.mjs';
import {summaryReporter} from '../summary-reporter.mjs';
import {ZONES} from './list.mjs';

const {chromium} = findBrowsers();
if (!chromium) throw new Error('The time zone tests need Chromium, Chrome, or Edge.');

export default {
  ...config,
  rootDir: inRoot(),
  groups: [],
  files: ['elements/src/components/date-time-picker/date-time-picker.zones.test.ts'],
  browsers: ZONES.map(zone => chromiumIn(zone, chromium)),
  concurrentBrowsers: 2,
  reporters: [defaultReporter(), summaryReporter(inRoot('.cache/zones/web-test-runner.json'))],
};
