import {existsSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {readExample} from '../lib/example-files.mjs';
import {inRoot} from '../lib/workspace.mjs';

const FOLDER = 'demo-app/src/content/blocks';

/** A route of a block: its name, title, summary, and elements. */
const ROUTE =
  /path: '\/blocks\/([\w-]+)',\s+title: '([^']+)',\s+summary:\s+'([^']+)',[^[]*elements: \[([^\]]*)\]/g;

/** A file beside a page or a script. */
const BESIDE = /(?:href|src)="\.\/([\w.-]+)"|from '\.\/([\w.-]+)'/g;

/**
 * Returns the blocks of the site in the order of its menu, each with its files in React and in HTML, the main file first.
 *
 * @returns {{name: string, title: string, summary: string, elements: string[], react: BlockFile[], html: BlockFile[]}[]}
 * @typedef {{name: string, source: string}} BlockFile
 */
export function readBlocks() {
  const routes = readFileSync(inRoot('demo-app/src/block-routes.tsx'), 'utf8');
  return [...routes.matchAll(ROUTE)].map(([, name, title, summary, elements]) => ({
    name,
    title,
    summary,
    elements: [...elements.matchAll(/'([\w-]+)'/g)].map(([, element]) => `lc-${element}`),
    react: reactFiles(name),
    html: htmlFiles(name),
  }));
}

function reactFiles(name) {
  const files = readExample(findFile([`${name}/${name}.tsx`, `examples/${name}.tsx`]));
  return [...files.map(({name, source}) => ({name, source: `${source}\n`})), read(name, `${name}.css`)];
}

function htmlFiles(name) {
  const files = new Map();
  for (const names = [`${name}.html`]; names.length > 0;) {
    const file = read(name, names.shift());
    files.set(file.name, file);
    const beside = [...file.source.matchAll(BESIDE)].map(([, linked, imported]) => linked ?? imported);
    names.push(...beside.filter(other => !files.has(other) && !names.includes(other)));
  }
  return [...files.values()];
}

/**
 * Reads a file of a block, which is in the folder of the block, or shared. The data of a block have no types, so they are
 * JavaScript as well.
 */
function read(block, name) {
  const folders = [`${block}/plain/`, `${block}/`, 'plain/', ''];
  const names = [name, name.replace(/\.js$/, '.ts')];
  const path = findFile(folders.flatMap(folder => names.map(file => folder + file)));
  return {name: basename(name), source: readFileSync(path, 'utf8')};
}

/** Returns the path of the first file that exists. */
function findFile(paths) {
  const found = paths.map(path => inRoot(FOLDER, path)).find(path => existsSync(path));
  if (found === undefined) throw new Error(`The blocks have none of ${paths.join(', ')}.`);
  return found;
}
