import {isUtf8} from 'node:buffer';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {UsageError} from './usage-error.mjs';

export const about = 'fills the elements in HTML with what they show, for the first frame';

export const usage = `life-changers prerender [--write] [--stylesheets <url> <folder>] [file.html ...]

Fills the lc-* elements in HTML with their declarative shadow roots, in the languages of the lang attributes. Reads the
files, or else the standard input, and prints the result. If a file is not UTF-8, writes nothing, with the exit code 1.
Needs the packages @lit-labs/ssr and parse5.

  --write         replaces the files instead of printing them
  --stylesheets   links to style sheets at a URL instead of including them, and writes them to a folder, such as
                  --stylesheets /lc dist/lc
  --format json   {files: [{file, html}], stylesheets: [path]}`;

export const options = {write: {type: 'boolean', default: false}, stylesheets: {type: 'string'}};

/** @returns {Promise<import('./run.mjs').Result>} */
export async function run(words, {write = false, stylesheets} = {}) {
  const url = stylesheets?.replace(/\/$/, '');
  const [folder, files] = url === undefined ? [null, words] : [words[0], words.slice(1)];
  if (folder === undefined)
    throw new UsageError('Write --stylesheets <url> <folder>, such as --stylesheets /lc dist/lc.');
  const {loadLanguages} = await import('@life-changers/elements/load-languages');
  const {prerender, stylesOf} = await import('@life-changers/elements/server');
  // All files are read before the first one is written.
  const inputs = await (files.length === 0 ? [[null, await readInput()]] : Promise.all(files.map(readNamed)));
  const wrong = inputs.find(([, bytes]) => !isUtf8(bytes));
  if (wrong !== undefined) return notUtf8(wrong[0] ?? 'The input');

  const tags = new Set();
  const settings = url === undefined ? {} : {stylesheet: tag => (tags.add(tag), `${url}/${tag}.css`)};
  const results = [];
  for (const [file, bytes] of inputs) {
    const text = bytes.toString('utf8');
    await loadLanguages(text);
    results.push({file, html: prerender(text, settings)});
  }
  const written = write ? results.filter(({file}) => file !== null) : [];
  for (const {file, html} of written) await writeFile(file, html);
  if (folder !== null) await mkdir(folder, {recursive: true});
  const sheets = [...tags].map(tag => [join(folder, `${tag}.css`), stylesOf(tag)]);
  await Promise.all(sheets.map(([path, css]) => writeFile(path, css)));
  return {
    data: {files: results, stylesheets: sheets.map(([path]) => path)},
    output: results
      .filter(result => !written.includes(result))
      .map(({html}) => html)
      .join(''),
  };
}

/** Decoding another encoding would lose characters, which `--write` could not restore. */
function notUtf8(name) {
  const message = `${name} is not UTF-8, so nothing is prerendered. Convert it first.`;
  process.stderr.write(`${message}\n`);
  return {data: {error: message}, output: '', code: 1};
}

const readNamed = async file => [file, await readFile(file)];

async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
