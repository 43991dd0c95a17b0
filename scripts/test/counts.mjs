/** What the test runners write down about a run: `{passed, failed}`. */
import {existsSync, readFileSync} from 'node:fs';

/** Before a run, or of a step that runs no tests. */
export const NONE = {passed: 0, failed: 0};

/** Of Node's test runner, from the end of its TAP report. */
export function readTap(path) {
  if (!existsSync(path)) return NONE;
  const report = readFileSync(path, 'utf8');
  const count = name => Number(report.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {passed: count('pass'), failed: count('fail') + count('cancelled')};
}

/** Of the web test runner, from `summary-reporter.mjs`. */
export function readSummary(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NONE;
}
