import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the repository, absolute. */
export const inRoot = (...parts) => join(root, ...parts);

/** A JSON file of the repository. */
export const readJson = path => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** The dash-case names of all components that register a tag, sorted: `button` for `lc-button`. */
export function componentNames() {
  return folders('elements/src/components').filter(name =>
    existsSync(inRoot('elements/src/components', name, `${name}.define.ts`)),
  );
}

/** The names of the modules of core that have an entry point of their own: `table` for `core/table`. */
export function coreNames() {
  return folders('elements/src/core').filter(name =>
    existsSync(inRoot('elements/src/core', name, 'index.ts')),
  );
}

/** `text-input` as a class or React name: `TextInput`. */
export const pascalCase = name => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** The folders inside a folder, sorted; none when it does not exist. */
function folders(path) {
  if (!existsSync(inRoot(path))) return [];
  return readdirSync(inRoot(path), {withFileTypes: true})
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort();
}
