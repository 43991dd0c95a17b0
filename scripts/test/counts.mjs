/**
 * What the test runners write down about a run: `{passed, failed, failures}`. A failure has the full name of its case,
 * its file, the first line of its error and, in browsers, the engine. Of Node's runs there is also `canceled`: how many of
 * the failed cases did not run, since a hook of their suite failed.
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
  const canceled = count('cancelled');
  return {passed: count('pass'), failed: count('fail') + canceled, canceled, failures: failuresIn(report)};
}

/** Reads the counts of the web test runner from the file of `summary-reporter.mjs`. */
export function readSummary(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NONE;
}

/** Matches the start of a case or suite, or a failure with its details. */
const LINE = /^( *)(# Subtest:|not ok \d+ -) (.*)\n(\1 {2}---\n(?:.*\n)*?\1 {2}\.\.\.\n)?/gm;

const failureType = details => /failureType: '(\w+)'/.exec(details)?.[1];
const isSuite = details => details.includes("type: 'suite'");

/**
 * The cases that failed, and no suite around them: a level of TAP is four spaces. A suite whose hook failed comes first,
 * in place of its cases, which Node's test runner cancels.
 */
function failuresIn(report) {
  const names = [];
  const found = [];
  for (const [, indent, kind, name, details = ''] of report.matchAll(LINE)) {
    names.splice(indent.length / 4, Infinity, name.replace(/\\(.)/g, '$1'));
    if (kind === '# Subtest:' || failureType(details) === 'subtestsFailed') continue;
    found.push({details, failure: failureOf(names.join(' > '), details)});
  }
  const causes = found.filter(({details}) => failureType(details) !== 'cancelledByParent');
  // A file that ends early cancels its cases too, and then they are all there is to name.
  const named = causes.length > 0 ? causes : found;
  return [
    ...named.filter(({details}) => isSuite(details)),
    ...named.filter(({details}) => !isSuite(details)),
  ].map(({failure}) => failure);
}

function failureOf(name, details) {
  const [, file = ''] = details.match(/location: '(.*?)(:\d+)*'/) ?? [];
  const [, error = ''] = details.match(/error: (?:\|-\s+)?'?(.*?)'?\n/) ?? [];
  return {name, file: relative(root, file), error};
}
