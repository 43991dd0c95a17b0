/** Writes an app into a folder. Nothing that exists is overwritten. */
import {existsSync, mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {appFiles} from './app-files.mjs';
import {UsageError} from './options.mjs';

/** What may be in a folder before: an empty repository. */
const HARMLESS = ['.git', '.DS_Store'];

/**
 * Writes the files of an app. Returns its folder.
 *
 * @param {import('./options.mjs').Options} options
 * @throws UsageError if there is something in the folder. Nothing has been written then.
 */
export function createApp(options) {
  const folder = resolve(options.folder);
  refuseFull(folder, options.folder);
  for (const [path, text] of appFiles(options, packageName(folder))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text, {flag: 'wx'});
  }
  return folder;
}

/** @throws UsageError if the folder is a file, or has something in it. */
export function refuseFull(folder, shown = folder) {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`"${shown}" is a file. Choose another name.`);
  const names = readdirSync(folder).filter(name => !HARMLESS.includes(name));
  if (names.length === 0) return;
  const more = names.length > 8 ? `, and ${names.length - 8} more` : '';
  throw new UsageError(
    `The folder "${shown}" is not empty, and nothing in it is overwritten: ${names.slice(0, 8).join(', ')}${more}.`,
  );
}

/** A name that npm accepts, from the name of a folder. */
function packageName(folder) {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name || 'app';
}
