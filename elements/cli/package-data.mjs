/** What the package says about itself: its manifest, its `llms.txt`, and `dist/command`. Each file is read when it is needed. */
import {readFileSync} from 'node:fs';
import {UsageError} from './usage-error.mjs';

const ROOT = new URL('../', import.meta.url);

/**
 * Returns a function that calls another one only once.
 *
 * @template Result
 * @param {() => Result} read
 * @returns {() => Result}
 */
const once = read => {
  let result;
  return () => (result ??= read());
};

const readJson = path => once(() => JSON.parse(readText(path)));

function readText(path) {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new UsageError(`The package has no ${path}. In its repository, run npm run build first.`);
  }
}

export const packageJson = readJson('package.json');

export const packageVersion = () => packageJson().version;

/**
 * Returns the declarations of all elements in the manifest, sorted by tag.
 *
 * @type {() => Declaration[]}
 * @typedef {{tagName: string, status: string, description?: string, deprecated?: boolean | string, deprecatedTags?: Record<string, string>, attributes?: Fact[], members?: Fact[], events?: Fact[], slots?: Fact[], cssParts?: Fact[], cssStates?: Fact[], cssProperties?: Fact[]}} Declaration
 * @typedef {{name: string, kind?: string, description?: string, deprecated?: boolean | string, attribute?: string, readonly?: boolean}} Fact
 */
export const declarations = once(() =>
  JSON.parse(readText('dist/custom-elements.json'))
    .modules.flatMap(module => module.declarations ?? [])
    .filter(({tagName}) => tagName !== undefined)
    .sort((one, other) => (one.tagName < other.tagName ? -1 : 1)),
);

/**
 * Returns the modules with an old name, by their path in the package.
 *
 * @type {() => {path: string, deprecated: string}[]}
 */
export const deprecatedModules = once(() =>
  JSON.parse(readText('dist/custom-elements.json')).modules.filter(
    ({deprecated}) => deprecated !== undefined,
  ),
);

/** Returns what `scripts/command-data` of the repository writes. */
export const referenceData = readJson('dist/command/reference.json');
export const exampleData = readJson('dist/command/examples.json');
export const blockData = readJson('dist/command/blocks.json');

/** Returns the text about the elements. */
export const elementsText = once(() => readText('dist/llms.txt'));
