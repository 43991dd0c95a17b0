/**
 * Lints files: oxlint for JavaScript, TypeScript, and React, with types, then ESLint. Both skip what has passed and has not
 * changed since. CI has no cache.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {ownFiles} from '../lib/own-files.mjs';
import {run} from '../lib/run.mjs';
import {inRoot} from '../lib/workspace.mjs';

const OXLINT = ['node_modules/oxlint/bin/oxlint', '--no-error-on-unmatched-pattern'];
const ESLINT = ['node_modules/eslint/bin/eslint.js', '--cache', '--cache-strategy', 'content'];

/** The files that have passed oxlint, by the hashes of their content. */
const PASSED = inRoot('.cache/oxlint.json');

/** Where `tsc -b` writes declarations. */
const DECLARATIONS = ['elements/dist', 'react-bindings/dist', 'api-stub/dist', '.cache/types'];

const CODE = /\.(?:[cm]?js|tsx?)$/;

/** @param {readonly string[]} paths files and folders, or none for all */
export async function lint(paths) {
  await (paths.length > 0 ? run(...OXLINT, ...paths) : lintChanged());
  await run(...ESLINT, '--cache-location', '.cache/eslint/', ...(paths.length > 0 ? paths : ['.']));
}

async function lintChanged() {
  const files = ownFiles().filter(file => CODE.test(file));
  const passed = existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : {};
  const hashes = Object.fromEntries(files.map(file => [file, hashOf([file])]));
  const now = {world: hashOf(worldFiles()), files: hashes};
  const paths = pathsToCheck(now, passed);
  if (paths.length > 0) await run(...OXLINT, ...paths);
  mkdirSync(dirname(PASSED), {recursive: true});
  writeFileSync(PASSED, JSON.stringify(now));
}

/**
 * Returns the paths to check: a file that has changed, and all files if what they see of each other has.
 *
 * @typedef {{world: string, files: Record<string, string>}} Hashes
 * @param {Hashes} now
 * @param {Partial<Hashes>} passed
 */
export function pathsToCheck(now, passed) {
  if (now.world !== passed.world) return ['.'];
  return Object.keys(now.files).filter(file => now.files[file] !== passed.files?.[file]);
}

/** The rules, the tools, and all declarations. */
const worldFiles = () => ['.oxlintrc.json', 'package-lock.json', ...DECLARATIONS.flatMap(declarationsIn)];

function declarationsIn(folder) {
  if (!existsSync(inRoot(folder))) return [];
  const names = readdirSync(inRoot(folder), {recursive: true}).sort();
  return names.filter(name => name.endsWith('.d.ts')).map(name => `${folder}/${name}`);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}
