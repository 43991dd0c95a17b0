/** Moves files: reads each, and writes those that change. */
import {readFile, writeFile} from 'node:fs/promises';
import {lineOf} from './move-report.mjs';
import {ReadError} from './read-error.mjs';

/**
 * @typedef {object} MoveResult
 * @property {string} move
 * @property {string} guide
 * @property {boolean} dryRun
 * @property {number} files How many files were read.
 * @property {string[]} changed The files that changed.
 * @property {Record<string, number>} moved How many places were moved, by kind.
 * @property {(import('./move-report.mjs').Left & {file: string})[]} left
 * @property {{file: string, message: string}[]} unread The files that cannot be parsed.
 */

/**
 * Moves files. A file that cannot be parsed is not touched.
 *
 * @param {import('./moves.mjs').Move} move
 * @param {readonly string[]} files
 * @param {{isDry: boolean}} options
 * @returns {Promise<MoveResult>}
 */
export async function moveFiles({name, guide, move}, files, {isDry}) {
  const result = {
    move: name,
    guide,
    dryRun: isDry,
    files: files.length,
    changed: [],
    moved: {},
    left: [],
    unread: [],
  };
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    try {
      const {code, moved, left} = move(source, file);
      for (const [kind, places] of Object.entries(moved))
        result.moved[kind] = (result.moved[kind] ?? 0) + places;
      result.left.push(...left.map(place => ({file, ...place})));
      if (code === source) continue;
      result.changed.push(file);
      if (!isDry) await writeFile(file, code);
    } catch (error) {
      if (!(error instanceof ReadError)) throw new Error(`${file} was not moved.`, {cause: error});
      result.unread.push({file, message: `line ${lineOf(source, error.offset)}: ${error.message}`});
    }
  }
  return result;
}
