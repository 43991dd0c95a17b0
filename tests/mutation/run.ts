/**
 * `npm run mutation`: Stryker changes the code of `elements/src/core` in thousands of small ways, and runs the tests of core
 * in Node after each change. A change that no test notices has survived. The run fails if too many survive in a folder, or
 * if `survivors.json`, which has those that no test can notice, names one that does not survive.
 * `npm run mutation elements/src/core/dates` takes one folder, or one file. `--flat` leaves out the folders inside, and
 * `--fresh` repeats what was killed, too.
 */
import {existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {runWith} from '../../scripts/lib/run.mjs';
import {inRoot, readJson} from '../../scripts/lib/workspace.mjs';
import {installPackages} from '../install-packages.js';
import {
  compareWithList,
  isSurvivor,
  scoreOf,
  type ListedSurvivors,
  type MutationReport,
  type MutationResult,
} from './survivors.js';

const CORE = 'elements/src/core';
const REPORTS = '.cache/mutation';

/** The least percentage of the changes to the code of a folder that its tests must notice. */
const LEAST = 85;

/** Texts. A test that compares a text with its copy finds no mistake in it; `tests/node/languages.test.ts` checks them. */
const TEXTS = /\/localization\/(?:en\.ts|english\/|languages\/)/;

/** In UTC, nothing shows whether the offset of the time zone counts. */
const TZ = 'America/New_York';

const words = process.argv.slice(2);
const isFresh = words.includes('--fresh');
const isFlat = words.includes('--flat');
const chosen = words
  .filter(word => word !== '--fresh' && word !== '--flat')
  .map(word => word.replace(/\/$/, ''));
const wrong = chosen.find(path => !`${path}/`.startsWith(`${CORE}/`) || !existsSync(inRoot(path)));
if (wrong) throw new Error(`"${wrong}" is not a folder or a file of ${CORE}.`);

const missing = installPackages('tests/mutation');
if (missing) throw new Error(`Stryker was not run: ${missing}`);

const list = readJson('tests/mutation/survivors.json') as ListedSurvivors;
const results: (MutationResult & {folder: string})[] = [];
/** Folders for which Stryker has failed, such as those that no test imports. */
const broken: string[] = [];
for (const [folder, files] of foldersOf(chosen.length > 0 ? chosen : [CORE])) {
  console.log(`\n== ${folder}`);
  try {
    results.push({folder, ...(await mutate(folder, files))});
  } catch (error) {
    console.error((error as Error).message);
    broken.push(folder);
  }
}
const lines = describe();
console.log(`\n${lines.join('\n')}`);
writeFileSync(inRoot(REPORTS, 'report.txt'), `${lines.join('\n')}\n`);
writeFileSync(inRoot(REPORTS, 'report.json'), `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = broken.length > 0 || results.some(hasFailed) ? 1 : 0;

/** Returns the files to change, by folder, so that Stryker repeats only what has changed in one. */
function foldersOf(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const file of paths.flatMap(filesOf)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || TEXTS.test(file)) continue;
    const folder = paths.includes(file) ? file : dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

function filesOf(path: string): string[] {
  if (statSync(inRoot(path)).isFile()) return [path];
  const names = readdirSync(inRoot(path), {recursive: !isFlat, encoding: 'utf8'}).sort();
  return names.map(name => `${path}/${name.replaceAll('\\', '/')}`);
}

async function mutate(folder: string, files: readonly string[]): Promise<MutationResult> {
  const reports = `${REPORTS}/${folder.slice(CORE.length + 1) || 'core'}`;
  mkdirSync(inRoot(reports), {recursive: true});
  rmSync(inRoot(reports, 'stryker.json'), {force: true});
  const known = `${reports}/incremental.json`;
  if (isFresh) rmSync(inRoot(known), {force: true});
  else if (existsSync(inRoot(known))) forgetSurvivors(known);
  await runWith(
    {MUTATED_FILES: files.join('\n'), REPORTS: reports, TZ},
    'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'tests/mutation/stryker.config.mjs',
  );
  // A folder of types has no mutants, and no report.
  const hasReport = existsSync(inRoot(reports, 'stryker.json'));
  const report = hasReport ? (readJson(`${reports}/stryker.json`) as MutationReport) : {files: {}};
  return compareWithList(report, list);
}

/** Stryker does not see that a new test covers code that runs when a module starts. */
function forgetSurvivors(path: string): void {
  const report = readJson(path) as MutationReport;
  const files = Object.entries(report.files).map(([name, file]) => {
    const mutants = file.mutants.filter(mutant => !isSurvivor(mutant));
    return [name, {...file, mutants}] as const;
  });
  writeFileSync(inRoot(path), JSON.stringify({...report, files: Object.fromEntries(files)}));
}

function hasFailed(result: MutationResult): boolean {
  return scoreOf(result) < LEAST || result.outdated.length > 0;
}

/** Returns the report as lines: the survivors of each file, and the scores. */
function describe(): string[] {
  const killed = results.reduce((sum, result) => sum + result.killed, 0);
  const listed = results.reduce((sum, result) => sum + result.listed, 0);
  const unlisted = results.flatMap(result => result.unlisted);
  return [
    ...unlisted.map(({file, line, code, mutant}) => `${file}:${line}\n  - ${code}\n  + ${mutant}`),
    ...results
      .flatMap(({outdated}) => outdated)
      .map(
        ({file, code, mutant}) =>
          `${file}: survivors.json names what did not survive\n  - ${code}\n  + ${mutant}`,
      ),
    '',
    '  score  killed  survived  listed  folder',
    ...results.map(result => row(result.folder, result)),
    row('in total', {killed, listed, unlisted}),
    ...results
      .filter(result => scoreOf(result) < LEAST)
      .map(({folder}) => `${folder} has less than ${LEAST} %.`),
    ...broken.map(folder => `${folder} was not measured: Stryker has failed.`),
  ];
}

function row(title: string, result: Omit<MutationResult, 'outdated'>): string {
  const {killed, unlisted, listed} = result;
  return [
    scoreOf(result).toFixed(1).padStart(7),
    ...[killed, unlisted.length, listed].map((count, index) => String(count).padStart([6, 8, 6][index]!)),
    title,
  ].join('  ');
}
