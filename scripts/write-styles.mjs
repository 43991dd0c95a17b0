/**
 * Writes the style sheets of @life-changers/elements from the tokens module of the build:
 * `tokens.css` (the themes), `undefined.css` (no flash before registration) and `life-changers.css` (both).
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';
import {componentNames, inRoot} from './lib/workspace.mjs';

const {tokensCss, undefinedCss} = await import(pathToFileURL(inRoot('elements/dist/styles/tokens.js')).href);

const tokens = tokensCss();
const undefinedElements = undefinedCss(componentNames().map(name => `lc-${name}`));

const files = {
  'tokens.css': tokens,
  'undefined.css': undefinedElements,
  'life-changers.css': `${tokens}\n${undefinedElements}`,
};

await mkdir(inRoot('elements/dist/styles'), {recursive: true});
await Promise.all(
  Object.entries(files).map(([name, text]) => writeFile(inRoot('elements/dist/styles', name), text)),
);
