/**
 * What the test runners write about a run, for `scripts/test.mjs`. A `Failure` has the full name of its case, its file, the
 * first line of its error and, in browsers, the engine. `canceled` is the number of failed cases that did not run,
 * because a hook of their suite failed.
 *
 * @typedef {{name: string, file: string, error: string, engine?: string}} Failure
 * @typedef {{passed: number, failed: number, canceled: number, failures: Failure[]}} Report
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {root} from '../lib/workspace.mjs';

/**
 * Reads the report of a run. It is empty if there is no file.
 *
 * @param {string} [path]
 * @returns {Report}
 */
export function readReport(path) {
  const isThere = path !== undefined && existsSync(path);
  return isThere ? JSON.parse(readFileSync(path, 'utf8')) : {passed: 0, failed: 0, canceled: 0, failures: []};
}

/**
 * A reporter of the web test runner: writes the report of a run.
 *
 * @param {string} path
 */
export function browserReport(path) {
  return {
    /** @param {{sessions: Iterable<object>}} run */
    onTestRunFinished({sessions: all}) {
      const sessions = [...all];
      const tests = sessions.flatMap(({testResults}) => testsIn(testResults));
      const failures = sessions.flatMap(failuresIn);
      const passed = tests.filter(test => test.passed && !test.skipped).length;
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, JSON.stringify({passed, failed: failures.length, canceled: 0, failures}));
    },
  };
}

/** Returns all tests of a suite, each with the names of the suites around it. */
function testsIn(suite, names = []) {
  if (!suite) return [];
  const own = suite.name ? [...names, suite.name] : names;
  const tests = suite.tests.map(test => ({...test, name: [...own, test.name].join(' > ')}));
  return [...tests, ...suite.suites.flatMap(inner => testsIn(inner, own))];
}

/** The name of a suite that is a test file: several share a page. */
const FILE = /^(\S+\.test\.tsx?)(?: > )?/;

/** Returns the failures of a session. A page that does not load or ends early counts as one failure. */
function failuresIn({testFile, browser, testResults, errors}) {
  const broken = errors.slice(0, 1).map(error => ({name: 'the whole file', error}));
  const failed = testsIn(testResults).filter(test => !test.passed && !test.skipped);
  return [...broken, ...failed].map(({name, error}) => ({
    name: name.replace(FILE, ''),
    error: (error?.message ?? '').split('\n')[0],
    file: FILE.exec(name)?.[1] ?? onlyFileOf(testFile),
    engine: browser.name,
  }));
}

/** Returns the test file of a page that has only one, from the root, or the page itself. */
function onlyFileOf(page) {
  const path = relative(root, page);
  if (!path.startsWith('.cache')) return path;
  const files = readFileSync(page, 'utf8').match(/[^']+\.test\.tsx?(?=')/g) ?? [];
  return files.length === 1 ? relative(root, files[0]) : path;
}

/** The most failures that a step prints. */
const MOST = 20;

/**
 * Returns the lines that a failed step prints: its cases, each with its file, engine, and error.
 *
 * @param {readonly Failure[]} failures
 */
export function describeFailures(failures, canceled = 0) {
  const lines = failures.slice(0, MOST).flatMap(({name, file, engine, error}) => {
    const place = engine ? `${file} in ${engine}` : file;
    return [`✗ ${name}`, `    ${place}`, ...(error ? [`    ${error}`] : [])];
  });
  const more = failures.length - MOST;
  if (more > 0) lines.push(`and ${more} more`);
  if (canceled > 0) lines.push(`${canceled} cases did not run, because their suite or file failed`);
  return lines;
}

/** What the name of a browser in a time zone contains. */
const IN_ZONE = ' in ';

/** The most files that run a second time. If more fail, the cause is not chance. */
const MOST_FILES = 5;

/**
 * Returns the test files of a few failures, to run them a second time, alone. A fault fails again. If a file passes, its
 * case depends on chance: it is reported as unsteady and must be fixed, but the change is not to blame.
 *
 * @param {readonly Failure[]} failures
 * @returns {string[]} The files; none if there are too many, if a failure names no test file, or if it is one of a time zone,
 *   in which a file alone does not run.
 */
export function filesForSecondRun(failures) {
  const files = [...new Set(failures.map(({file}) => file))];
  const canRun =
    files.length <= MOST_FILES &&
    files.every(file => /\.test\.tsx?$/.test(file)) &&
    failures.every(({engine = ''}) => !engine.includes(IN_ZONE));
  return canRun ? files : [];
}
