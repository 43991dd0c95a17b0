/** What the test runners write down about a run: `{passed, failed}`. */
import {existsSync, readFileSync} from 'node:fs';

/** Of Node's test runner, from the end of its TAP report. */
export function readTapCounts(path) {
  if (!existsSync(path)) return {passed: 0, failed: 0};
  const report = readFileSync(path, 'utf8');
  const count = name => Number(report.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {passed: count('pass'), failed: count('fail') + count('cancelled')};
}

/** Of the web test runner, from `summary-reporter.mjs`. */
export function readSummaryCounts(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {passed: 0, failed: 0};
}
