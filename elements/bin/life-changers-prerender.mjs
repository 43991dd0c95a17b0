#!/usr/bin/env node
/**
 * life-changers-prerender [--write] [--stylesheets <url> <folder>] [file.html ...]
 *
 * Fills the `lc-*` elements in HTML with their declarative shadow roots, in the languages of the `lang` attributes. Reads the
 * files, or else the standard input, and prints the result. `--write` replaces the files instead. `--stylesheets /lc dist/lc`
 * links to style sheets at that URL instead of including them, and writes them to that folder. If a file is not UTF-8, it
 * writes nothing.
 */
import {isUtf8} from 'node:buffer';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {loadLanguages} from '@life-changers/elements/load-languages';
import {prerender, stylesOf} from '@life-changers/elements/server';

const {values, positionals} = parseArgs({
  options: {write: {type: 'boolean'}, stylesheets: {type: 'string'}},
  allowPositionals: true,
});
const url = values.stylesheets?.replace(/\/$/, '');
const folder = url === undefined ? null : positionals.shift();
if (folder === undefined) {
  console.error('Write --stylesheets <url> <folder>, such as --stylesheets /lc dist/lc.');
  process.exit(2);
}

const tags = new Set();
const options = url === undefined ? {} : {stylesheet: tag => (tags.add(tag), `${url}/${tag}.css`)};
if (positionals.length === 0) process.stdout.write(await prerendered(textOf(await readInput(), 'The input')));
// All files are read before the first one is written.
const files = await Promise.all(positionals.map(async file => [file, textOf(await readFile(file), file)]));
for (const [file, text] of files) {
  const html = await prerendered(text);
  if (values.write) await writeFile(file, html);
  else process.stdout.write(html);
}
if (folder !== null) {
  await mkdir(folder, {recursive: true});
  await Promise.all([...tags].map(tag => writeFile(join(folder, `${tag}.css`), stylesOf(tag))));
}

/** In the languages of the document. */
async function prerendered(html) {
  await loadLanguages(html);
  return prerender(html, options);
}

/** Decoding another encoding would lose characters, which `--write` could not restore. */
function textOf(bytes, name) {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  console.error(`${name} is not UTF-8, so nothing is prerendered. Convert it first.`);
  process.exit(1);
}

async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
