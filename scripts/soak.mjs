/**
 * `npm run soak`: takes the random walks of `*.walk.test.ts` with new seeds in Chromium, for an hour or `MINUTES` minutes. It
 * prints each failure with its seed, the fewest steps that were found, and how to repeat them, and fails at the end.
 * `RANDOM_SEED` sets the first seed, and `RANDOM_STEPS` the number of steps in a walk. `npm run soak -- <files>` takes only
 * some walks.
 */
import {runWith} from './lib/run.mjs';
import {inRoot} from './lib/workspace.mjs';
import {describeFailures, readReport} from './test/report.mjs';

const ALL = ['elements/src/**/*.walk.test.ts', 'react-bindings/src/**/*.walk.test.tsx'];

/** The seeds of a round. To start the browser takes as long as a few walks. */
const WALKS = 8;

const files = process.argv.slice(2);
const {MINUTES = '60', RANDOM_SEED, RANDOM_STEPS = '400'} = process.env;
const end = performance.now() + Number(MINUTES) * 60_000;
const failures = [];
let seed = Number(RANDOM_SEED ?? Math.floor(Math.random() * 1e6) * 1000);
let walks = 0;

while (performance.now() < end) {
  const report = await takeRound();
  walks += report.passed + report.failed;
  failures.push(...report.failures);
  seed += WALKS;
}

console.log(`\n${walks} walks of ${RANDOM_STEPS} steps, ${failures.length} failed`);
if (failures.length > 0) console.error(describeFailures(failures).join('\n'));
process.exitCode = failures.length > 0 ? 1 : 0;

/** Takes all walks with some seeds. A failure does not end the run. */
async function takeRound() {
  console.log(`\nSeeds ${seed} to ${seed + WALKS - 1}`);
  const settings = {BROWSERS: 'chromium', RANDOM_STEPS, RANDOM_SEED: seed, RANDOM_WALKS: WALKS};
  const chosen = files.length > 0 ? files : ALL;
  await runWith(settings, 'node_modules/@web/test-runner/dist/bin.js', '--files', ...chosen).catch(() => {});
  return readReport(inRoot('.cache/web-test-runner.json'));
}
