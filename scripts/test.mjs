/**
 * `npm test`: runs the steps that a change must pass, one by one, until a step fails. `npm run test:site` is not one of
 * them, because it takes as long as all others together. To run single steps, use `npm test -- types lint`. To run one
 * file or folder of a step, use `npm test -- elements elements/src/components/button`. `--help` lists the steps. `--watch`
 * reruns element tests on every change. With `SECOND_RUN=true`, as in CI, a few failed files run again
 * (`filesForSecondRun`).
 */
import {existsSync, rmSync} from 'node:fs';
import {findBrowsers, printBrowsers} from './browsers.mjs';
import {inRoot} from './lib/workspace.mjs';
import {describeFailures, filesForSecondRun, readReport} from './test/report.mjs';
import {steps} from './test/steps.mjs';

const start = performance.now();
const total = {passed: 0, failed: 0};
/** The failures of files that passed when they ran again. */
const unsteady = [];

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function main(words) {
  if (words.includes('--help')) return printHelp();
  const watch = words.includes('--watch');
  const {chosen, paths} = choose(words.filter(word => word !== '--watch'));
  if (chosen.some(step => step.usesBrowsers)) printBrowsers(findBrowsers());
  try {
    for (const row of rowsOf(chosen)) await takeAll(row, step => take(step, paths, {watch}));
  } catch (error) {
    fail(error);
  }
  console.log(`\n${secondsSince(start)} in total`);
  if (total.passed + total.failed > 0) console.log(`${total.passed} passed, ${total.failed} failed`);
  if (unsteady.length > 0)
    console.log(
      ['Unsteady, because they passed only in the second run:', ...describeFailures(unsteady)].join('\n'),
    );
}

function fail(error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** Returns the selected steps, or all of them, and the files and folders to run. */
function choose(words) {
  const isStep = word => steps.some(step => step.name === word);
  const names = words.filter(isStep);
  const paths = words.filter(word => !isStep(word));
  const missing = paths.find(path => !existsSync(inRoot(path)));
  if (missing) throw new Error(`There is no step or file "${missing}"; the steps are ${stepNames()}.`);
  const chosen = steps.filter(step => (names.length > 0 ? names.includes(step.name) : !step.isSeparate));
  if (paths.length > 0 && !(chosen.length === 1 && chosen[0].takesPaths))
    throw new Error(`Name one step for ${paths[0]}: ${stepNames(step => step.takesPaths)}.`);
  return {chosen, paths};
}

/** Returns the steps in order. Steps that can run in parallel are grouped. */
function rowsOf(chosen) {
  const rows = [];
  for (const step of chosen) {
    if (step.isParallel && rows.at(-1)?.[0].isParallel) rows.at(-1).push(step);
    else rows.push([step]);
  }
  return rows;
}

/** Waits for all steps, even if one fails. */
async function takeAll(row, run) {
  const failed = (await Promise.allSettled(row.map(run))).filter(({status}) => status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({reason}) => reason.message).join('\n'));
}

/** A step without any tests has not passed, and a step that breaks off has failed. */
async function take(step, paths, options) {
  const {name, about, report} = step;
  console.log(`\n== ${name}: ${about}`);
  const stepStart = performance.now();
  let {succeeded, passed, failed, canceled, failures} = await runOnce(step, paths, options);
  if (!succeeded && (await passesAgain(step, failures, options))) {
    unsteady.push(...failures);
    [succeeded, passed, failed] = [true, passed + failed, 0];
  }
  total.passed += passed;
  total.failed += !succeeded && report ? Math.max(failed, 1) : failed;
  const end = `${name} failed after ${secondsSince(stepStart)}.`;
  if (!succeeded) throw new Error([...describeFailures(failures, canceled), end].join('\n'));
  if (report && passed === 0) throw new Error(`${name} has no tests.`);
  console.log(`${name} took ${secondsSince(stepStart)}`);
}

async function runOnce({run, report}, paths, options) {
  if (report) rmSync(report, {force: true});
  const succeeded = await run(paths, options).then(
    () => true,
    () => false,
  );
  return {succeeded, ...readReport(report)};
}

/** Runs the files of a few failures again. */
async function passesAgain(step, failures, options) {
  const files = process.env.SECOND_RUN === 'true' && step.takesPaths ? filesForSecondRun(failures) : [];
  if (files.length === 0) return false;
  console.log(`\n== ${step.name} again: ${files.join(', ')}`);
  const {succeeded, passed} = await runOnce(step, files, options);
  return succeeded && passed > 0;
}

function printHelp() {
  console.log('node scripts/test.mjs [--watch] [step…] [file or folder…]\n');
  for (const {name, about, isSeparate} of steps)
    console.log(`  ${name.padEnd(10)} ${about}${isSeparate ? ' (only by name)' : ''}`);
}

function stepNames(isMeant = () => true) {
  const names = steps.filter(isMeant).map(step => step.name);
  return names.join(', ');
}

function secondsSince(time) {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}
