/**
 * `npm test`: everything that a change must pass, one step after the other, until one fails. Single steps:
 * `npm test -- types lint`; `--help` lists them.
 */
import {ensureBrowsers, printBrowsers} from './browsers.mjs';
import {NONE} from './test/counts.mjs';
import {steps} from './test/steps.mjs';

const start = performance.now();
const total = {passed: 0, failed: 0};

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function main(names) {
  if (names.includes('--help')) return printHelp();
  const chosen = choose(names);
  if (chosen.some(step => step.usesBrowsers)) printBrowsers(ensureBrowsers());
  try {
    for (const step of chosen) await take(step);
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

function choose(names) {
  const unknown = names.find(name => !steps.some(step => step.name === name));
  if (unknown) throw new Error(`There is no step "${unknown}"; the steps are ${stepNames()}.`);
  return names.length > 0 ? steps.filter(step => names.includes(step.name)) : steps;
}

/** A step that runs no test at all has not passed, and one that breaks off has failed. */
async function take({name, about, run, counts}) {
  console.log(`\n== ${name}: ${about}`);
  const stepStart = performance.now();
  const succeeded = await run().then(
    () => true,
    () => false,
  );
  const {passed, failed} = counts?.() ?? NONE;
  total.passed += passed;
  total.failed += !succeeded && counts ? Math.max(failed, 1) : failed;
  if (!succeeded) throw new Error(`${name} failed after ${secondsSince(stepStart)}.`);
  if (counts && passed === 0) throw new Error(`${name} has no tests.`);
  console.log(`${name} took ${secondsSince(stepStart)}`);
}

function printHelp() {
  console.log('node scripts/test.mjs [step…]\n');
  for (const {name, about} of steps) console.log(`  ${name.padEnd(10)} ${about}`);
}

function stepNames() {
  return steps.map(step => step.name).join(', ');
}

function secondsSince(time) {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}
