/** The settings of Stryker, which starts in the root. `run.ts` sets the variables. */
import {inRoot} from '../../scripts/lib/workspace.mjs';

const {MUTATED_FILES, REPORTS, CONCURRENCY} = process.env;

export default {
  mutate: MUTATED_FILES.split('\n'),
  // Stryker changes a copy of the sources. Their packages are those of the root, above it.
  tempDirName: '.cache/mutation/copies',
  ignorePatterns: ['**', '!elements/src/core/**', '!elements/src/testing/**'],
  symlinkNodeModules: false,
  buildCommand: 'node ../../../../tests/mutation/bundle.mjs',
  plugins: [inRoot('tests/mutation/test-runner.mjs')],
  testRunner: 'core',
  testRunnerNodeArgs: ['--conditions=development'],
  coverageAnalysis: 'perTest',
  ...(CONCURRENCY ? {concurrency: Number(CONCURRENCY)} : {}),
  // A mutant that never ends takes this much longer than its tests.
  timeoutMS: 2000,
  incremental: true,
  incrementalFile: `${REPORTS}/incremental.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: {fileName: `${REPORTS}/stryker.json`},
  // `run.ts` compares the score, because it knows the listed survivors.
  thresholds: {break: null},
};
