import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Returns the absolute path of a path in the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** Reads a JSON file of the repository. */
export const readJson = path => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** The folders of the packages that apps import. */
export const PACKAGES = ['elements', 'react-bindings'];

/** The same, and the commands that run once, which have no build and no modules to import. */
export const PUBLISHED = [...PACKAGES, 'create', 'codemod'];

/** Returns the dash-case names of all components that register a tag, sorted: `button` for `lc-button`. */
export function componentNames() {
  return folders('elements/src/components').filter(name =>
    existsSync(inRoot('elements/src/components', name, `${name}.define.ts`)),
  );
}

/** Returns the names of the features of tables, each with its own entry point: `columns` for `table-columns`. */
export const tableFeatureNames = () => folders('elements/src/components/table/features');

/**
 * Returns the sources of the modules in the export map of the elements, by the name that apps import: `button`, `rules`, or
 * `core/table`. A name with a `*` stands for each source that its pattern matches.
 *
 * @returns {Record<string, string>}
 */
export function entryModules() {
  const entries = Object.entries(readJson('elements/package.json').exports);
  const files = readdirSync(inRoot('elements/src'), {recursive: true}).sort();
  const sources = files.map(path => path.replaceAll('\\', '/'));
  const found = entries.flatMap(([name, {default: file = ''}]) => {
    const path = file.replace('./dist/', '').replace('.js', '.ts').replaceAll('.', '\\.');
    const pattern = new RegExp(`^${path.replace('*', '([\\w-]+)').replace('*', '\\1')}$`);
    return sources.flatMap(source => {
      const match = pattern.exec(source);
      return match ? [[name.replace('./', '').replace('*', match[1]), inRoot('elements/src', source)]] : [];
    });
  });
  return Object.fromEntries(found);
}

/**
 * Returns a dash-case name as a class or React name: `TextInput` for `text-input`.
 *
 * @type {(name: string) => string}
 */
export const pascalCase = name => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** Returns the folders in a folder, sorted, or an empty list if it does not exist. */
function folders(path) {
  if (!existsSync(inRoot(path))) return [];
  return readdirSync(inRoot(path), {withFileTypes: true})
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort();
}
