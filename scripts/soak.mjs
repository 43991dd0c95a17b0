/**
 * `npm run soak`: checks the properties of `tests/node/properties` with new seeds and many more values, and takes the random
 * walks of `*.walk.test.ts` with new seeds in Chromium, for an hour or `MINUTES` minutes. It prints each failure with its
 * seed, the smallest values or the fewest steps that were found, and how to repeat them, and fails at the end.
 * `RANDOM_SEED` sets the first seed, `RANDOM_STEPS` the number of steps in a walk, and `PROPERTY_FACTOR` how many times
 * more values than in `npm test` a property gets. `npm run soak -- <files>` takes only some properties and walks.
 */
import {runWith} from './lib/run.mjs';
import {inRoot} from './lib/workspace.mjs';
import {describeFailures, readReport} from './test/report.mjs';
import {steps} from './test/steps.mjs';

const WALK_FILES = ['elements/src/**/*.walk.test.ts', 'react-bindings/src/**/*.walk.test.tsx'];
const PROPERTIES = 'tests/node/properties';
const nodeTests = steps.find(({name}) => name === 'node');

/** The seeds of a round. To start the browser takes as long as a few walks. */
const WALKS = 8;

const files = process.argv.slice(2);
const isProperty = file => file.startsWith(PROPERTIES);
const propertyFiles = files.length > 0 ? files.filter(isProperty) : [PROPERTIES];
const walkFiles = files.length > 0 ? files.filter(file => !isProperty(file)) : WALK_FILES;
const {MINUTES = '60', RANDOM_SEED, RANDOM_STEPS = '400', PROPERTY_FACTOR = '10'} = process.env;
const end = performance.now() + Number(MINUTES) * 60_000;
const failures = [];
let seed = Number(RANDOM_SEED ?? Math.floor(Math.random() * 1e6) * 1000);
const total = {properties: 0, walks: 0};

while (performance.now() < end) {
  console.log(`\nSeeds ${seed} to ${seed + WALKS - 1}`);
  if (propertyFiles.length > 0) count('properties', await checkProperties());
  if (walkFiles.length > 0) count('walks', await takeWalks());
  seed += WALKS;
}

console.log(
  `\n${total.properties} properties, and ${total.walks} walks of ${RANDOM_STEPS} steps, ${failures.length} failed`,
);
if (failures.length > 0) console.error(describeFailures(failures).join('\n'));
process.exitCode = failures.length > 0 ? 1 : 0;

function count(kind, report) {
  total[kind] += report.passed + report.failed;
  failures.push(...report.failures);
}

/** Checks the properties with the first seed of the round. A failure does not end the run. */
async function checkProperties() {
  const variables = {RANDOM_SEED: seed, PROPERTY_FACTOR};
  await nodeTests.run(propertyFiles, {variables}).catch(() => {});
  return readReport(nodeTests.report);
}

/** Takes all walks with the seeds of the round. A failure does not end the run. */
async function takeWalks() {
  const settings = {BROWSERS: 'chromium', RANDOM_STEPS, RANDOM_SEED: seed, RANDOM_WALKS: WALKS};
  await runWith(settings, 'node_modules/@web/test-runner/dist/bin.js', '--files', ...walkFiles).catch(
    () => {},
  );
  return readReport(inRoot('.cache/web-test-runner.json'));
}
