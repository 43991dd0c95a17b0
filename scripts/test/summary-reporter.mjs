/** Writes the counts of a test run to a file, for `scripts/test.mjs`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

function testsIn(suite) {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsIn)] : [];
}

/** A file that does not load or ends early counts as one failure. */
export function summaryReporter(path) {
  return {
    onTestRunFinished({sessions}) {
      const tests = sessions.flatMap(session => testsIn(session.testResults));
      const broken = sessions.filter(session => session.errors.length > 0).length;
      const counts = {
        passed: tests.filter(test => test.passed && !test.skipped).length,
        failed: tests.filter(test => !test.passed && !test.skipped).length + broken,
        skipped: tests.filter(test => test.skipped).length,
      };
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, JSON.stringify(counts));
    },
  };
}
