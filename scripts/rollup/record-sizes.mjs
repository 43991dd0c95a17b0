import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {gzipSync} from 'node:zlib';
import {inRoot, root} from '../lib/workspace.mjs';

/**
 * Records in `.cache/sizes` how many bytes a page loads first, gzipped, and how large its modules are. The byte budgets
 * read it (`scripts/lib/byte-budgets.mjs`). Put it after the plugin that minifies.
 *
 * @param {string} name the name of the record
 * @param {Record<string, string[]>} loads for each kind of page, the ends of the paths of the modules that it loads first
 */
export function recordSizes(name, loads) {
  return {
    name: 'record-sizes',
    writeBundle(_options, bundle) {
      const sizes = Object.entries(loads).map(([kind, ids]) => [kind, sizeOf(chunksOf(ids, bundle))]);
      const file = inRoot('.cache/sizes', `${name}.json`);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(Object.fromEntries(sizes)));
    },
  };
}

/** Returns the chunks of some modules, and all that they import statically. */
function chunksOf(ids, bundle) {
  const files = ids.map(id => fileOf(id, bundle));
  const found = new Set(files);
  for (const file of found) for (const next of bundle[file].imports) if (next in bundle) found.add(next);
  return [...found].map(file => bundle[file]);
}

function fileOf(id, bundle) {
  const chunk = Object.values(bundle).find(({moduleIds}) => moduleIds?.some(module => module.endsWith(id)));
  if (chunk === undefined)
    throw new Error(`No chunk is that of ${id}; see recordSizes in rollup.config.mjs.`);
  return chunk.fileName;
}

/** Chunks are gzipped one by one, as a server sends them. Modules are measured before they are minified. */
function sizeOf(chunks) {
  const bytes = chunks.reduce((sum, {code}) => sum + gzipSync(code).length, 0);
  const modules = chunks.flatMap(chunk => Object.entries(chunk.modules));
  const sizes = modules.map(([id, {renderedLength}]) => [
    relative(root, id.replace('\0', '')),
    renderedLength,
  ]);
  return {bytes, modules: Object.fromEntries(sizes.filter(([, size]) => size > 0))};
}
