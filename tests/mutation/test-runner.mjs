/**
 * A test runner for Stryker that starts the modules again for each mutant, in the same process. `@stryker-mutator/mocha-runner`
 * starts them once: what they have cached hides mutants, and each mutant of code that runs during the start needs a process.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {compileFunction} from 'node:vm';
import {INSTRUMENTER_CONSTANTS} from '@stryker-mutator/api/core';
import {declareClassPlugin, PluginKind} from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import Mocha from 'mocha';

const BUNDLES = 'bundles/';

/** The limit of a test without a mutant, as in the browsers, in milliseconds. */
const LIMIT = 60_000;

/** How much earlier a test fails that hangs, before Stryker ends the process. */
const MARGIN = 500;

/** What the changed code reads and writes. */
const context = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** The compiled test files. */
const compiled = new Map();

function start(file) {
  const path = resolve(BUNDLES, file);
  if (!compiled.has(file))
    compiled.set(file, compileFunction(readFileSync(path, 'utf8'), ['require', 'module'], {filename: path}));
  compiled.get(file)(createRequire(path), {exports: {}});
}

const sourceOf = file => resolve(file.replace(/\.cjs$/, '.ts'));
const idOf = (file, title) => `${file}: ${title}`;
const fileOf = id => id.slice(0, id.indexOf(': '));

class CoreTestRunner {
  capabilities() {
    return {reloadEnvironment: true};
  }

  async dryRun({coverageAnalysis}) {
    const result = await this.#run({isBailing: false, isCounting: coverageAnalysis === 'perTest'});
    return {...result, mutantCoverage: context.mutantCoverage};
  }

  async mutantRun({activeMutant, testFilter, hitLimit, timeout, disableBail}) {
    const result = await this.#run({
      chosen: testFilter && new Set(testFilter),
      isBailing: !disableBail,
      mutant: activeMutant.id,
      hitLimit,
      limit: timeout - MARGIN,
    });
    return toMutantRunResult(result);
  }

  async #run({chosen, isBailing, isCounting = false, mutant, hitLimit, limit = LIMIT}) {
    context.activeMutant = mutant;
    context.hitCount = hitLimit ? 0 : undefined;
    context.hitLimit = hitLimit;
    const tests = [];
    const files = chosen ? new Set([...chosen].map(fileOf)) : testFiles();
    try {
      for (const file of files) {
        if (isBailing && tests.some(({status}) => status === TestStatus.Failed)) break;
        tests.push(...(await runFile(file, {chosen, isBailing, isCounting, limit})));
      }
    } catch (error) {
      return {status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error)};
    }
    return determineHitLimitReached(context.hitCount, hitLimit) ?? {status: DryRunStatus.Complete, tests};
  }
}

const testFiles = () =>
  readdirSync(BUNDLES, {recursive: true, encoding: 'utf8'})
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.test.cjs'))
    .sort();

/** Starts a file, and runs its tests, or the chosen ones. */
async function runFile(file, {chosen, isBailing, isCounting, limit}) {
  const tests = [];
  const mocha = new Mocha({timeout: limit, bail: isBailing, reporter: class {}});
  mocha.suite.emit('pre-require', globalThis, file, mocha);
  start(file);
  if (chosen) keep(mocha.suite, test => chosen.has(idOf(file, test.fullTitle())));
  if (isCounting)
    mocha.suite.beforeEach(function () {
      context.currentTestId = idOf(file, this.currentTest.fullTitle());
    });
  await new Promise(done => {
    let last = performance.now();
    const add = (test, result) => {
      const timeSpentMs = performance.now() - last;
      last = performance.now();
      const title = (test.ctx?.currentTest ?? test).fullTitle();
      tests.push({id: idOf(file, title), name: title, fileName: sourceOf(file), timeSpentMs, ...result});
    };
    mocha
      .run(() => done())
      .on('pass', test => add(test, {status: TestStatus.Success}))
      .on('fail', (test, {message}) => add(test, {status: TestStatus.Failed, failureMessage: message}));
  });
  context.currentTestId = undefined;
  return tests;
}

/** Removes the tests that do not match. */
function keep(suite, isMatch) {
  suite.tests = suite.tests.filter(isMatch);
  for (const inner of suite.suites) keep(inner, isMatch);
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'core', CoreTestRunner)];
