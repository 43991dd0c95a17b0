import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {readExample} from '../lib/example-files.mjs';
import {readExamplePages, withoutFrontMatter} from '../lib/example-pages.mjs';
import {inRoot} from '../lib/workspace.mjs';

/** The heading of an example, which links to its file, and what is below it. */
const EXAMPLE = /^## \[(.+)\]\(([\w./-]+)\)\n([^]*?)(?=^## |(?![^]))/gm;

/**
 * Returns the pages of examples with their code in React, and the sample of each tag in HTML. A file that several examples
 * have is in `sources` once, and the files of an example have its index.
 */
export async function readExampleData() {
  const sources = [];
  const indexes = new Map();
  const indexOf = source => {
    if (!indexes.has(source)) indexes.set(source, sources.push(source) - 1);
    return indexes.get(source);
  };
  const pages = readExamplePages().map(({file, tasks, route: {path, title, summary, elements}}) => ({
    name: path.slice(1),
    title,
    summary,
    elements: elements.map(name => `lc-${name}`),
    tasks,
    examples: examplesOf(inRoot(file), indexOf),
  }));
  return {pages, html: await htmlSamples(), sources};
}

/** Returns the examples of a page. The name of each is that of its file. */
function examplesOf(file, indexOf) {
  const text = withoutFrontMatter(readFileSync(file, 'utf8'));
  return [...text.matchAll(EXAMPLE)].map(([, title, path, about]) => ({
    name: /([\w-]+)\.\w+$/.exec(path)[1],
    title,
    about: about.trim().replaceAll('\n', ' '),
    files: readExample(join(dirname(file), path)).map(({name, source}) => [name, indexOf(source)]),
  }));
}

/** Returns the HTML of each element that the tests of servers render. */
async function htmlSamples() {
  const {SERVER_SAMPLES} = await tsImport('../../tests/server-samples.ts', import.meta.url);
  return Object.fromEntries(Object.entries(SERVER_SAMPLES).map(([tag, {html}]) => [tag, html]));
}
