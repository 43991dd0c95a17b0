/**
 * `npm test`: everything that a change must pass, one step after the other, until one fails. Single steps:
 * `npm test -- types lint`; one file or folder of a step: `npm test -- elements elements/src/components/button`;
 * `--help` lists the steps. `--watch` keeps the element tests running.
 */
import {existsSync} from 'node:fs';
import {ensureBrowsers, printBrowsers} from './browsers.mjs';
import {inRoot} from './lib/workspace.mjs';
import {NONE} from './test/counts.mjs';
import {describeFailures} from './test/failures.mjs';
import {steps} from './test/steps.mjs';

const start = performance.now();
const total = {passed: 0, failed: 0};

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function main(words) {
  if (words.includes('--help')) return printHelp();
  const watch = words.includes('--watch');
  const {chosen, paths} = choose(words.filter(word => word !== '--watch'));
  if (chosen.some(step => step.usesBrowsers)) printBrowsers(ensureBrowsers());
  try {
    for (const row of rowsOf(chosen)) await takeAll(row, step => take(step, paths, {watch}));
  } catch (error) {
    fail(error);
  }
  console.log(`\n${secondsSince(start)} in all`);
  if (total.passed + total.failed > 0) console.log(`${total.passed} passed, ${total.failed} failed`);
}

function fail(error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** The steps that are named, or all, and the files and folders that one of them is to run. */
function choose(words) {
  const isStep = word => steps.some(step => step.name === word);
  const names = words.filter(isStep);
  const paths = words.filter(word => !isStep(word));
  const missing = paths.find(path => !existsSync(inRoot(path)));
  if (missing) throw new Error(`There is no step or file "${missing}"; the steps are ${stepNames()}.`);
  const chosen = names.length > 0 ? steps.filter(step => names.includes(step.name)) : steps;
  if (paths.length > 0 && !(chosen.length === 1 && chosen[0].takesPaths))
    throw new Error(`Name one step for ${paths[0]}: ${stepNames(step => step.takesPaths)}.`);
  return {chosen, paths};
}

/** The steps in their order, those that can run at the same time together. */
function rowsOf(chosen) {
  const rows = [];
  for (const step of chosen) {
    if (step.isStatic && rows.at(-1)?.[0].isStatic) rows.at(-1).push(step);
    else rows.push([step]);
  }
  return rows;
}

/** All of them end, also when one fails. */
async function takeAll(row, run) {
  const failed = (await Promise.allSettled(row.map(run))).filter(({status}) => status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({reason}) => reason.message).join('\n'));
}

/** A step that runs no test at all has not passed, and one that breaks off has failed. */
async function take({name, about, run, counts}, paths, options) {
  console.log(`\n== ${name}: ${about}`);
  const stepStart = performance.now();
  const succeeded = await run(paths, options).then(
    () => true,
    () => false,
  );
  const {passed, failed, canceled, failures} = counts?.() ?? NONE;
  total.passed += passed;
  total.failed += !succeeded && counts ? Math.max(failed, 1) : failed;
  const end = `${name} failed after ${secondsSince(stepStart)}.`;
  if (!succeeded) throw new Error([...describeFailures(failures, canceled), end].join('\n'));
  if (counts && passed === 0) throw new Error(`${name} has no tests.`);
  console.log(`${name} took ${secondsSince(stepStart)}`);
}

function printHelp() {
  console.log('node scripts/test.mjs [--watch] [step…] [file or folder…]\n');
  for (const {name, about} of steps) console.log(`  ${name.padEnd(10)} ${about}`);
}

function stepNames(isMeant = () => true) {
  const names = steps.filter(isMeant).map(step => step.name);
  return names.join(', ');
}

function secondsSince(time) {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}
