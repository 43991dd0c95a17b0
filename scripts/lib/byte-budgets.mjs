/**
 * The byte budgets: what a user downloads for each entry, and for the first load of the site. `byte-budgets.json` has the
 * accepted bytes, and `byte-budgets.modules.json` the size of each module at that time, which tells what has grown.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {bundleSize} from './bundle-size.mjs';
import {componentNames, inRoot, readJson} from './workspace.mjs';

const BUDGETS = 'tests/node/byte-budgets.json';
const MODULES = 'tests/node/byte-budgets.modules.json';

/** What an entry may grow before its budget is exceeded: 1 percent, but at least 50 bytes. */
const limitOf = bytes => bytes + Math.max(50, Math.round(bytes * 0.01));

/** Returns the imports to measure, by name. */
function imports() {
  const elements = componentNames().map(name => [name, `@life-changers/elements/${name}`]);
  return Object.fromEntries([...elements, ['everything', '@life-changers/elements']]);
}

/**
 * Returns the size of each import by esbuild, minified and gzipped, with all that it needs, and of what the build has
 * recorded: the one file, and the first load of the site. Needs a build.
 *
 * @returns {Promise<Record<string, {bytes: number, modules: Record<string, number>}>>}
 */
export async function measureSizes() {
  const measured = [];
  for (const [name, specifier] of Object.entries(imports()))
    measured.push([name, await bundleSize(specifier)]);
  return Object.assign(Object.fromEntries(measured), ...['one-file', 'site'].map(recorded));
}

/** What was built without minifying, such as by `npm run dev`, is not recorded. */
function recorded(name) {
  const file = `.cache/sizes/${name}.json`;
  return existsSync(inRoot(file)) ? readJson(file) : {};
}

/** Returns the accepted bytes, by name. */
export const readBudgets = () => readJson(BUDGETS);

/** Accepts the measured sizes. What was not measured keeps its budget. */
export function writeBudgets(sizes) {
  const old = existsSync(inRoot(BUDGETS)) ? {budgets: readJson(BUDGETS), modules: readJson(MODULES)} : {};
  const pick = key => Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size[key]]));
  const budgets = {...old.budgets, ...pick('bytes')};
  const modules = {...old.modules, ...pick('modules')};
  writeFileSync(inRoot(BUDGETS), `${JSON.stringify(budgets, null, 2)}\n`);
  const lines = Object.entries(modules).map(
    ([name, sizes]) => `${JSON.stringify(name)}: ${JSON.stringify(sizes)}`,
  );
  writeFileSync(inRoot(MODULES), `{\n${lines.join(',\n')}\n}\n`);
}

/** Returns what is wrong with a measured size, as a sentence that names what has grown, or null. */
export function describeExcess(name, {bytes, modules}, budgets = readBudgets(), accepted = readModules()) {
  const budget = budgets[name];
  if (budget === undefined) return `${name} has no budget. To add it, run npm run size -- --update.`;
  if (bytes <= limitOf(budget)) return null;
  const grown = growthOf(modules, accepted[name] ?? {}).map(
    ([path, by, isNew]) => `${path} +${by}${isNew ? ' (new)' : ''}`,
  );
  return [
    `${name} grew from ${budget} to ${bytes} bytes, minified and gzipped; its limit is ${limitOf(budget)}.`,
    `What grew, in bytes before gzip: ${grown.join(', ') || 'no module; the bundler or the minifier changed'}.`,
    'Make it smaller, or, if it is worth it, accept it with npm run size -- --update.',
  ].join('\n');
}

function readModules() {
  return JSON.parse(readFileSync(inRoot(MODULES), 'utf8'));
}

/** A few bytes come from shorter or longer names. */
const NOISE = 10;

/** Returns the modules that grew, the largest growth first. */
function growthOf(modules, before) {
  return Object.entries(modules)
    .map(([path, size]) => [path, size - (before[path] ?? 0), !(path in before)])
    .filter(([, by]) => by > NOISE)
    .sort(([, one], [, other]) => other - one);
}
