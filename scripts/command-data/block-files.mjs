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
  const files = readExample(inRoot(FOLDER, `examples/${name}.tsx`));
  return [...files.map(({name, source}) => ({name, source: `${source}\n`})), read(`${name}.css`)];
}

function htmlFiles(name) {
  const files = new Map();
  for (const names = [`${name}.html`]; names.length > 0;) {
    const file = read(names.shift());
    files.set(file.name, file);
    const beside = [...file.source.matchAll(BESIDE)].map(([, linked, imported]) => linked ?? imported);
    names.push(...beside.filter(other => !files.has(other) && !names.includes(other)));
  }
  return [...files.values()];
}

/** Reads a file of a block. The data of a block have no types, so they are JavaScript as well. */
function read(name) {
  const paths = [`plain/${name}`, name, name.replace(/\.js$/, '.ts')].map(path => inRoot(FOLDER, path));
  const found = paths.find(path => existsSync(path));
  if (found === undefined) throw new Error(`The blocks have no file ${name}.`);
  return {name: basename(name), source: readFileSync(found, 'utf8')};
}
