/**
 * The byte budgets: what a user downloads for each entry, and for the first load of the site. `byte-budgets.json` has the
 * accepted bytes.
 */
import {existsSync, writeFileSync} from 'node:fs';
import {bundleSize} from './bundle-size.mjs';
import {packedFiles} from './pack.mjs';
import {PAGE_OF_ELEVEN, REACT_PAGE_OF_ELEVEN} from './page-of-eleven.mjs';
import {componentNames, inRoot, PACKAGES, readJson} from './workspace.mjs';

const BUDGETS = 'tests/node/byte-budgets.json';

/**
 * Bytes of what a user downloads, minified and gzipped, or installs.
 *
 * @typedef {{bytes: number, modules: Readonly<Record<string, number>>}} Size
 */

/** What an entry may grow before its budget is exceeded: 1 percent, but at least 50 bytes. */
const limitOf = bytes => bytes + Math.max(50, Math.round(bytes * 0.01));

/** @typedef {{entries: string, over: string}} Import The code that imports, and that of a page that has its part already. */

/** Returns the imports to measure, by name. */
function imports() {
  const elements = componentNames().map(name => [name, alone(entryOf(name))]);
  return {
    ...Object.fromEntries(elements),
    everything: alone(`import '@life-changers/elements';`),
    'a page of eleven': alone(PAGE_OF_ELEVEN),
    'a page of eleven in React': alone(REACT_PAGE_OF_ELEVEN),
    ...formImports(),
    ...fileImports(),
    'command-palette over search-modal': added('command-palette', 'search-modal'),
    'transfer-list over multi-select': added('transfer-list', 'multi-select'),
    'tree-select over tree, multi-select': over(
      entryOf('tree') + entryOf('multi-select'),
      entryOf('tree-select'),
    ),
    'option-loading over multi-select': added('option-loading', 'multi-select'),
    'select-list over select': added('select-list', 'select'),
    'calendar over date-time-picker': added('calendar', 'date-time-picker'),
    'popups over menu': added('popups', 'menu'),
    'typed-dates over date-time-picker': added('typed-dates', 'date-time-picker'),
    'table-excel over data-table': added('table-excel', 'data-table'),
    'table-grid over data-table': added('table-grid', 'data-table'),
    'table-views over data-table': added('table-views', 'data-table'),
    'table-groups over data-table': added('table-groups', 'data-table'),
    'table-scroll over data-table': added('table-scroll', 'data-table'),
    'table-tree over data-table': added('table-tree', 'data-table'),
    'table-ranges over table-editing': added('table-ranges', 'table-editing'),
    'table-filter-bar over table-filters': over(
      entryOf('data-table') + entryOf('table-filters'),
      entryOf('table-filter-bar'),
    ),
  };
}

const entryOf = name => `import '@life-changers/elements/${name}';\n`;

const alone = entries => ({entries, over: ''});

/** What a further import adds to a page. */
const over = (page, code) => ({entries: page + code, over: page});

/** What a further import adds to a page with an element. */
const added = (name, to) => ({entries: entryOf(to) + entryOf(name), over: entryOf(to)});

/**
 * What several files and their transfer add to a page with a file upload.
 *
 * @returns {Record<string, Import>}
 */
function fileImports() {
  const upload = entryOf('file-upload');
  const list = upload + entryOf('multiple-files');
  const named = names => ({
    entries: `${list}export {${names}} from '@life-changers/elements/file-transfer';\n`,
    over: list,
  });
  return {
    'multiple-files over file-upload': {entries: list, over: upload},
    'file-transfer by POST over multiple-files': named('transferFiles, postFile'),
    'file-transfer by tus over multiple-files': named('transferFiles, tusFile'),
  };
}

/**
 * What the parts of forms add to a page with one control, and to a page with a form.
 *
 * @returns {Record<string, Import>}
 */
function formImports() {
  const control = entryOf('text-input') + entryOf('rules');
  const form = control + entryOf('form');
  const overForm = code => ({entries: form + code, over: form});
  const named = (name, from) => overForm(`export {${name}} from '@life-changers/elements/${from}';\n`);
  const reactControl = `${form}export {TextInput} from '@life-changers/react';\n`;
  return {
    'mentions over text-area, datalist': {
      entries: entryOf('text-area') + entryOf('datalist') + entryOf('mentions'),
      over: entryOf('text-area') + entryOf('datalist'),
    },
    'tree-columns over tree-select': {
      entries: entryOf('tree-select') + entryOf('tree-columns'),
      over: entryOf('tree-select'),
    },
    'password over a control': {entries: control + entryOf('password'), over: control},
    'text-format over a control': {entries: control + entryOf('text-format'), over: control},
    'form over a control': {entries: form, over: control},
    'error-summary over a form': overForm(entryOf('error-summary')),
    'form-draft over a form': named('keepDraft', 'form-draft'),
    'form-guard over a form': named('guardLeaving', 'form-guard'),
    'server-issues over a form': named('readServerIssues', 'server-issues'),
    'React Form over a form': {
      entries: `${reactControl}export {Form} from '@life-changers/react';\n`,
      over: reactControl,
    },
  };
}

/**
 * Returns the size of each import by esbuild, minified and gzipped, with all that it needs, and of what the build has
 * recorded: the one file, and the first load of the site. Needs a build.
 *
 * @returns {Promise<Record<string, Size>>}
 */
export async function measureSizes() {
  const measured = [];
  for (const [name, {entries, over}] of Object.entries(imports()))
    measured.push([name, difference(await bundleSize(entries), over && (await bundleSize(over)))]);
  return Object.assign(Object.fromEntries(measured), ...['one-file', 'site'].map(recorded), installed());
}

/**
 * Returns the size of each package on a disk, by the kinds of its files. What was built without types is not measured.
 *
 * @returns {Record<string, Size>}
 */
function installed() {
  const isWhole = name => existsSync(inRoot(name, 'dist/index.d.ts'));
  const sizeOf = name => {
    const files = packedFiles(name);
    const modules = {};
    for (const {path, size} of files) modules[kindOf(path)] = (modules[kindOf(path)] ?? 0) + size;
    return {bytes: files.reduce((sum, {size}) => sum + size, 0), modules};
  };
  return Object.fromEntries(PACKAGES.filter(isWhole).map(name => [`${name}, installed`, sizeOf(name)]));
}

/** The extension of a file. */
const kindOf = path => /(\.d\.ts|\.[a-z]+)?$/.exec(path)[0];

/**
 * Returns what a size adds to another.
 *
 * @param {Size} size
 * @param {Size | ''} other
 */
function difference(size, other) {
  if (other === '') return size;
  const modules = Object.entries(size.modules).map(([path, bytes]) => [
    path,
    bytes - (other.modules[path] ?? 0),
  ]);
  return {bytes: size.bytes - other.bytes, modules: Object.fromEntries(modules)};
}

/** What was built fast, such as by `npm start`, is not recorded. */
function recorded(name) {
  const file = `.cache/sizes/${name}.json`;
  return existsSync(inRoot(file)) ? readJson(file) : {};
}

/**
 * Returns the accepted bytes, by name.
 *
 * @returns {Record<string, number>}
 */
export const readBudgets = () => readJson(BUDGETS);

/** Accepts the measured sizes. What was not measured keeps its budget. */
export function writeBudgets(sizes) {
  const measured = Object.entries(sizes).map(([name, {bytes}]) => [name, bytes]);
  const budgets = {...readBudgets(), ...Object.fromEntries(measured)};
  writeFileSync(inRoot(BUDGETS), `${JSON.stringify(budgets, null, 2)}\n`);
}

/**
 * Returns what is wrong with a measured size, as a sentence with its largest modules, or null.
 *
 * @param {string} name
 * @param {Size} size
 */
export function describeExcess(name, {bytes, modules}, budgets = readBudgets()) {
  const budget = budgets[name];
  if (budget === undefined) return `${name} has no budget. To add it, run npm run size -- --update.`;
  if (bytes <= limitOf(budget)) return null;
  const largest = Object.entries(modules)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_MODULES);
  return [
    `${name} grew from ${budget} to ${bytes} bytes; its limit is ${limitOf(budget)}.`,
    `Its largest parts, in bytes before gzip: ${largest.map(([path, size]) => `${path} ${size}`).join(', ')}.`,
    'Make it smaller, or, if it is worth it, accept it with npm run size -- --update.',
  ].join('\n');
}

const MAX_MODULES = 12;
