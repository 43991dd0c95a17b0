/**
 * Reads the doc comments of the elements and writes the custom elements manifest into `elements/dist`, with the files
 * generated from it: completion for VS Code and JetBrains editors, and types for the raw tags in JSX, Svelte, and Vue.
 */
import {cli} from '@custom-elements-manifest/analyzer/cli.js';
import {writeFile} from 'node:fs/promises';
import {elementsOf} from './lib/manifest.mjs';
import {inRoot, readJson} from './lib/workspace.mjs';
import {vsCodeData, webTypes} from './manifest/editor-data.mjs';
import {tagTypes} from './manifest/tag-types.mjs';

const manifest = await cli({
  argv: ['analyze', '--config', 'custom-elements-manifest.config.mjs'],
  cwd: inRoot(),
});
const elements = elementsOf(manifest);
const packageJson = readJson('elements/package.json');
/** They have only types, but importing them must also work in Node and bundlers. */
const typeModules = Object.entries(tagTypes(elements)).flatMap(([name, types]) => [
  [`${name}.d.ts`, types],
  [`${name}.js`, 'export {};\n'],
]);

const files = {
  // Without the white space that the analyzer writes.
  'custom-elements.json': JSON.stringify(manifest),
  'vscode.html-custom-data.json': vsCodeData(manifest),
  'web-types.json': webTypes(manifest, packageJson),
  ...Object.fromEntries(typeModules),
};

await Promise.all(
  Object.entries(files).map(([name, text]) => writeFile(inRoot('elements/dist', name), text)),
);
