/**
 * `npm run coverage`: runs the tests of the packages in Chromium, and prints how many lines of code of each folder they
 * run. A whole run that passes also records the figure and its date in `demo-app/src/shell/coverage.json`, which the
 * profile card of the site shows. `npm run coverage -- elements/src/core` measures only these files and folders.
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {transformSync} from 'esbuild';
import {countLines, isTypesOnly} from './coverage/count-lines.mjs';
import {runWith} from './lib/run.mjs';
import {inRoot, root} from './lib/workspace.mjs';

const PACKAGES = ['elements/src', 'react-bindings/src'];
const REPORT = inRoot('.cache/coverage');
const RECORD = inRoot('demo-app/src/shell/coverage.json');

const paths = process.argv.slice(2);
rmSync(REPORT, {recursive: true, force: true});
mkdirSync(REPORT, {recursive: true});
await runWith(
  {BROWSERS: 'chromium'},
  'node_modules/@web/test-runner/dist/bin.js',
  '--coverage',
  '--files',
  ...(paths.length > 0 ? paths : PACKAGES).map(testsIn),
);

const reports = readReports();
const counts = (paths.length > 0 ? paths : PACKAGES).flatMap(sourcesIn).flatMap(countsOf);
for (const [folder, files] of groupByFolder(counts))
  console.log(`${folder.padEnd(48)} ${percentOf(files).toFixed(1).padStart(6)} %`);
const lines = Number(percentOf(counts).toFixed(1));
console.log(`${'all'.padEnd(48)} ${lines.toFixed(1).padStart(6)} %`);
if (paths.length === 0) {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(RECORD, `${JSON.stringify({lines, date}, null, 2)}\n`);
}

function testsIn(path) {
  return statSync(inRoot(path)).isFile() ? path : `${path}/**/*.test.{ts,tsx}`;
}

/** Returns the source files of a file or folder, without tests and their helpers. */
function sourcesIn(path) {
  const names = statSync(inRoot(path)).isFile()
    ? [path.replace(/\.test(\.tsx?)$/, '$1')]
    : readdirSync(inRoot(path), {recursive: true}).map(name => join(path, name));
  return names.filter(name => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$|\/testing\//.test(name)).sort();
}

/** Returns the report of each file, by its path from the root. */
function readReports() {
  const files = JSON.parse(readFileSync(join(REPORT, 'coverage-final.json'), 'utf8'));
  return new Map(Object.entries(files).map(([path, report]) => [relative(root, path), report]));
}

function countsOf(name) {
  const source = readFileSync(inRoot(name), 'utf8');
  const report = reports.get(name);
  const loader = name.endsWith('x') ? 'tsx' : 'ts';
  if (report === undefined && isTypesOnly(transformSync(source, {loader}).code)) return [];
  const folder = name.split('/').slice(0, 4).slice(0, -1).join('/');
  return [{folder, ...countLines(source, report)}];
}

function groupByFolder(all) {
  const groups = new Map();
  for (const count of all) groups.set(count.folder, [...(groups.get(count.folder) ?? []), count]);
  return groups;
}

function percentOf(files) {
  const sum = name => files.reduce((total, file) => total + file[name], 0);
  return (100 * sum('covered')) / sum('total');
}
