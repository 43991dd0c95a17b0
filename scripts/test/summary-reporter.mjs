/** Writes the counts and the failures of a test run to a file, for `scripts/test.mjs`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {root} from '../lib/workspace.mjs';

/** Returns all tests of a suite, each with the names of the suites around it. */
function testsIn(suite, names = []) {
  if (!suite) return [];
  const own = suite.name ? [...names, suite.name] : names;
  const tests = suite.tests.map(test => ({...test, name: [...own, test.name].join(' > ')}));
  return [...tests, ...suite.suites.flatMap(inner => testsIn(inner, own))];
}

const hasFailed = test => !test.passed && !test.skipped;
const firstLine = error => (error?.message ?? '').split('\n')[0];

/** Returns the failures of a session. A file that does not load or ends early counts as one failure. */
function failuresIn({testFile, browser, testResults, errors}) {
  const place = {file: relative(root, testFile), engine: browser.name};
  const broken = errors.slice(0, 1).map(error => ({name: 'the whole file', error: firstLine(error)}));
  const failed = testsIn(testResults).filter(hasFailed);
  return [...broken, ...failed.map(({name, error}) => ({name, error: firstLine(error)}))].map(failure => ({
    ...failure,
    ...place,
  }));
}

export function summaryReporter(path) {
  return {
    onTestRunFinished({sessions: all}) {
      const sessions = [...all];
      const tests = sessions.flatMap(({testResults}) => testsIn(testResults));
      const failures = sessions.flatMap(failuresIn);
      const counts = {
        passed: tests.filter(test => test.passed && !test.skipped).length,
        failed: failures.length,
        skipped: tests.filter(test => test.skipped).length,
        failures,
      };
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, JSON.stringify(counts));
    },
  };
}
