/**
 * `node scripts/check-words.mjs [--list] [file or folder…]`: refuses the phrases of `words/phrases.mjs` in code,
 * comments, Markdown and the site. It prints the first ones it finds; `--list` prints all of them, and how many each
 * folder has.
 */
import {existsSync} from 'node:fs';
import {inRoot} from './lib/workspace.mjs';
import {findInFiles} from './words/find.mjs';

const SHOWN = 20;

const words = process.argv.slice(2);
const paths = words.filter(word => word !== '--list');
const missing = paths.find(path => !existsSync(inRoot(path)));

if (missing) {
  console.error(`There is no file or folder "${missing}".`);
  process.exitCode = 1;
} else {
  print(findInFiles(paths.length > 0 ? paths : ['.']), words.includes('--list'));
}

function print(hits, isList) {
  for (const {file, line, match, instead} of isList ? hits : hits.slice(0, SHOWN))
    console.log(`${file}:${line}  "${match}"  ->  ${instead}`);
  if (isList) printFolders(hits);
  if (hits.length === 0) return;
  if (!isList && hits.length > SHOWN) console.log(`and ${hits.length - SHOWN} more: add --list to see all`);
  console.error(`${hits.length} phrases of scripts/words/phrases.mjs`);
  process.exitCode = 1;
}

function printFolders(hits) {
  const counts = new Map();
  for (const {file} of hits) {
    const folder = file.split('/').slice(0, -1).join('/') || '.';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  console.log();
  for (const [folder, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(4)}  ${folder}`);
}
