/**
 * `npm run size`: prints what users download (minified and gzipped, with all that it needs) next to the budgets, and the
 * lines of source in each folder. `--update` accepts the sizes as the new budgets. Needs a build.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {measureSizes, readBudgets, writeBudgets} from './lib/byte-budgets.mjs';
import {inRoot} from './lib/workspace.mjs';

const folders = [
  'elements/src',
  'elements/src/core',
  'elements/src/components',
  'react-bindings/src',
  'api-stub/src',
  'demo-app/src',
  'scripts',
];

/** Returns a folder of the list and its direct subfolders. */
function parts(folder) {
  const inside = readdirSync(inRoot(folder), {withFileTypes: true}).filter(entry => entry.isDirectory());
  return inside.map(entry => `${folder}/${entry.name}`);
}

/** Returns the number of lines of all source files in a folder, without tests. */
function lines(folder) {
  return readdirSync(inRoot(folder), {recursive: true})
    .filter(file => /\.(tsx?|m?js|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => readFileSync(inRoot(folder, file), 'utf8').split('\n').length - 1)
    .reduce((sum, count) => sum + count, 0);
}

const sizes = await measureSizes();
if (process.argv.includes('--update')) writeBudgets(sizes);
const budgets = readBudgets();
for (const [name, {bytes}] of Object.entries(sizes)) {
  const change = bytes - (budgets[name] ?? 0);
  console.log(
    `${name.padEnd(24)} ${String(bytes).padStart(7)} bytes ${change > 0 ? '+' : ''}${change || ''}`.trimEnd(),
  );
}
console.log();
for (const folder of folders.flatMap(parts)) {
  console.log(`${folder.padEnd(36)} ${String(lines(folder)).padStart(6)} lines`);
}
