/**
 * Reads the reports of the test runners: `{passed, failed, failures}`. A failure has the full name of its case, its
 * file, the first line of its error, and, in browsers, the engine.
 */
import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {root} from '../lib/workspace.mjs';

/** The counts before a run, and of a step without tests. */
export const NONE = {passed: 0, failed: 0, failures: []};

/** Reads the counts of Node's test runner from its TAP report. */
export function readTap(path) {
  if (!existsSync(path)) return NONE;
  const report = readFileSync(path, 'utf8');
  const count = name => Number(report.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {passed: count('pass'), failed: count('fail') + count('cancelled'), failures: failuresIn(report)};
}

/** Reads the counts of the web test runner from the file of `summary-reporter.mjs`. */
export function readSummary(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NONE;
}

/** Matches the start of a case or suite, or a failure with its details. */
const LINE = /^( *)(# Subtest:|not ok \d+ -) (.*)\n(\1 {2}---\n(?:.*\n)*?\1 {2}\.\.\.\n)?/gm;

/** Returns the failed cases, without the suites around them. A level of TAP is four spaces. */
function failuresIn(report) {
  const names = [];
  const failures = [];
  for (const [, indent, kind, name, details = ''] of report.matchAll(LINE)) {
    names.splice(indent.length / 4, Infinity, name.replace(/\\(.)/g, '$1'));
    if (kind === '# Subtest:' || details.includes("failureType: 'subtestsFailed'")) continue;
    const [, file = ''] = details.match(/location: '(.*?)(:\d+)*'/) ?? [];
    const [, error = ''] = details.match(/error: (?:\|-\s+)?'?(.*?)'?\n/) ?? [];
    failures.push({name: names.join(' > '), file: relative(root, file), error});
  }
  return failures;
}
