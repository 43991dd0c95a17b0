import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {inRoot} from './workspace.mjs';

/** The columns of the code of an example, which is beside what it shows. */
export const EXAMPLE_WIDTH = 54;

/** An import of a file of the repository: beside the example, or from the stub, which is not on npm. */
const LOCAL_IMPORT = /(?<=\bfrom ')(\.{1,2}\/[\w./-]+\.js|api-stub\/[\w-]+)(?=';)/g;

/**
 * Reads an example and all files that it imports from the repository. Each has the name that it has beside the example,
 * and its imports are changed to fit: copied into one folder, the files compile.
 *
 * @param {string} file
 * @returns {{path: string, name: string, source: string}[]} the example first
 */
export function readExample(file) {
  const names = new Map();
  for (const paths = [file], seen = new Set(paths); paths.length > 0;) {
    const path = paths.shift();
    names.set(path, uniqueName(path, names));
    const imported = localImports(path).filter(other => !seen.has(other));
    for (const other of imported) seen.add(other);
    paths.push(...imported);
  }
  return [...names].map(([path, name]) => ({path, name, source: withShortImports(path, names)}));
}

/** Two files whose names differ only in their ending cannot be told apart: one becomes `all-controls-schema.ts`. */
function uniqueName(path, names) {
  const [ending] = /\.tsx?$/.exec(path);
  const stem = basename(path, ending);
  const isTaken = [...names.values()].some(name => withoutEnding(name) === stem);
  return `${isTaken ? `${stem}-${basename(dirname(path)).replace(/s$/, '')}` : stem}${ending}`;
}

const withoutEnding = name => name.replace(/\.tsx?$/, '');

const localImports = path =>
  [...readFileSync(path, 'utf8').matchAll(LOCAL_IMPORT)].map(([specifier]) => sourceOf(specifier, path));

/** Returns the source of a module: `/…/schemas/sign-up.ts` for `../schemas/sign-up.js`. */
function sourceOf(specifier, importer) {
  const module = specifier.startsWith('.')
    ? join(dirname(importer), specifier.replace(/\.js$/, ''))
    : inRoot(specifier.replace('/', '/src/'));
  const found = ['.ts', '.tsx'].map(ending => module + ending).find(path => existsSync(path));
  if (found === undefined) throw new Error(`${importer} imports ${specifier}, which has no source.`);
  return found;
}

const withShortImports = (path, names) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .replace(LOCAL_IMPORT, specifier => `./${withoutEnding(names.get(sourceOf(specifier, path)))}`);
