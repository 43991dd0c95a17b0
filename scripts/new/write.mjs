import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {inRoot} from '../lib/workspace.mjs';

/** Returns the text of a template with every `{{word}}` filled in. */
export async function fillTemplate(template, words) {
  const text = await readFile(inRoot('scripts/new/templates', `${template}.txt`), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
}

/** Writes a new file. Throws if the file exists. */
export async function writeNew(target, text) {
  const file = inRoot(target);
  if (existsSync(file)) throw new Error(`${target} already exists.`);
  await mkdir(dirname(file), {recursive: true});
  await writeFormatted(target, text);
  console.log(`wrote ${target}`);
}

/** Adds an export to an index, which is sorted by module. */
export async function addExport(target, line) {
  const lines = await linesOf(target);
  const place = lines.findLastIndex(text => moduleOf(text) !== '' && moduleOf(text) < moduleOf(line));
  lines.splice(place + 1, 0, line);
  await writeFormatted(target, lines.join('\n'));
  console.log(`added it to ${target}`);
}

/** Adds an entry at the end of a top-level array. */
export async function addEntry(target, array, entry) {
  const lines = await linesOf(target);
  const start = lines.findIndex(text => text.startsWith(`const ${array}`));
  const end = lines.indexOf('];', start);
  if (start < 0 || end < 0) throw new Error(`${target} has no array ${array} to add this to:\n${entry}`);
  lines.splice(end, 0, entry.trimEnd());
  await writeFormatted(target, lines.join('\n'));
  console.log(`added it to ${target}`);
}

const linesOf = async target => (await readFile(inRoot(target), 'utf8')).split('\n');

const moduleOf = line => /^export .*from '([^']*)'/.exec(line)?.[1] ?? '';

async function writeFormatted(target, text) {
  const file = inRoot(target);
  await writeFile(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}
