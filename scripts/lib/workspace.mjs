import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Returns the absolute path of a path in the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** Reads a JSON file of the repository. */
export const readJson = path => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** The folders of the published packages. */
export const PACKAGES = ['elements', 'react-bindings'];

/** Returns the dash-case names of all components that register a tag, sorted: `button` for `lc-button`. */
export function componentNames() {
  return folders('elements/src/components').filter(name =>
    existsSync(inRoot('elements/src/components', name, `${name}.define.ts`)),
  );
}

/** Returns the names of the core modules with their own entry point: `table` for `core/table`. */
export function coreNames() {
  return folders('elements/src/core').filter(name =>
    existsSync(inRoot('elements/src/core', name, 'index.ts')),
  );
}

/** Returns the names of the backends of tables, each with its own entry point: `feathers` for `core/table/backends/feathers`. */
export function backendNames() {
  return readdirSync(inRoot('elements/src/core/table/backends'))
    .filter(file => !file.endsWith('.test.ts'))
    .map(file => file.replace('.ts', ''));
}

const TABLE_FEATURES = 'elements/src/components/table/features';

/** Returns the names of the features of tables, each with its own entry point: `columns` for `table-columns`. */
export const tableFeatureNames = () => folders(TABLE_FEATURES);

/** Returns the modules that an app imports for a feature of a component, by the name of their entry point. */
export function extraModules() {
  const features = tableFeatureNames().map(name => [
    `table-${name}`,
    inRoot(TABLE_FEATURES, name, `${name}.define.ts`),
  ]);
  return Object.fromEntries([
    ['date-formats', inRoot('elements/src/components/date-time-picker/date-formats.define.ts')],
    ['typed-dates', inRoot('elements/src/components/date-time-picker/typed-dates.define.ts')],
    ['password', inRoot('elements/src/components/text-input/password.define.ts')],
    ['select-list', inRoot('elements/src/components/select/select-list.define.ts')],
    ['multiple-files', inRoot('elements/src/components/file-upload/multiple-files.define.ts')],
    ['command-palette', inRoot('elements/src/components/search-modal/command-palette.define.ts')],
    ['option-loading', inRoot('elements/src/components/option-loading/loading.define.ts')],
    ['file-transfer', inRoot('elements/src/components/file-upload/transfer/file-transfer.ts')],
    ['rules', inRoot('elements/src/core/validation/rules.define.ts')],
    ['form-draft', inRoot('elements/src/components/form/form-draft.ts')],
    ['form-guard', inRoot('elements/src/components/form/form-guard.ts')],
    ['server-issues', inRoot('elements/src/core/form/server-issues.ts')],
    ...features,
  ]);
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
