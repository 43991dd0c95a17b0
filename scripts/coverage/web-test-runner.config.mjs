// Runs element and React tests in Chromium, and records which lines they run. From the sources, because in the bundle of
// a whole run, a module that only one test imports is part of the test file.
import {defaultReporter} from '@web/test-runner';
import config from '../../web-test-runner.config.mjs';
import {requireChromium} from '../browsers.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {LAUNCHERS} from '../test/launchers.mjs';
import {browserReport} from '../test/report.mjs';

export default {
  ...config,
  rootDir: inRoot(),
  browsers: [LAUNCHERS.chromium(requireChromium())],
  coverage: true,
  coverageConfig: {
    include: ['elements/src/**/*', 'react-bindings/src/**/*'],
    exclude: ['**/testing/**/*', '**/*.test.*'],
    report: true,
    reporters: ['json', 'html'],
    reportDir: inRoot('.cache/coverage'),
  },
  reporters: [defaultReporter(), browserReport(inRoot('.cache/coverage/summary.json'))],
};
