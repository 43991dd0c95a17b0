/**
 * Writes the style sheets of @life-changers/elements from the built tokens module, each with its types:
 * `tokens.css` (the themes), `undefined.css` (no flash and no jump before registration) and `life-changers.css` (both).
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';
import {readControls} from './lib/controls.mjs';
import {componentNames, inRoot} from './lib/workspace.mjs';

const load = name => import(pathToFileURL(inRoot('elements/dist/styles', `${name}.js`)).href);
const [{tokensCss}, {undefinedCss}] = await Promise.all([load('tokens'), load('undefined')]);

const tokens = tokensCss();
const reserves = Object.entries(await readControls()).map(([name, {reserve}]) => [name, reserve]);
const undefinedElements = undefinedCss(componentNames(), Object.fromEntries(reserves));

const files = {
  'tokens.css': tokens,
  'undefined.css': undefinedElements,
  'life-changers.css': `${tokens}\n${undefinedElements}`,
};

/** TypeScript needs types for every import, even of a style sheet without exports. */
const types = Object.keys(files).map(name => [`${name}.d.ts`, 'export {};\n']);

await mkdir(inRoot('elements/dist/styles'), {recursive: true});
await Promise.all(
  [...Object.entries(files), ...types].map(([name, text]) =>
    writeFile(inRoot('elements/dist/styles', name), text),
  ),
);
