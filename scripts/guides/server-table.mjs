import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {root} from '../lib/workspace.mjs';

const HEAD = ['Element', 'Bytes', 'Time in ms', 'Before the script runs'];

/**
 * Returns the blocks of the table of server-rendered elements. It renders the elements for their bytes. The times are those
 * that `scripts/server-rendering.mjs --record` has written to `file`.
 */
export async function serverTable(file) {
  const args = ['--import', 'tsx', 'scripts/server-rendering.mjs'];
  const [{stdout}, text] = await Promise.all([
    promisify(execFile)(process.execPath, args, {cwd: root}),
    readFile(file, 'utf8'),
  ]);
  const {date, machine, milliseconds} = JSON.parse(text);
  const rows = JSON.parse(stdout).map(({tag, bytes, note}) => [
    [{code: tag}],
    [bytes.toLocaleString('en')],
    [milliseconds[tag]?.toFixed(2) ?? 'Not measured'],
    [note],
  ]);
  return [
    {type: 'paragraph', text: [`Times are medians on ${machine}, ${date}. Bytes do not include styles.`]},
    {type: 'table', head: HEAD.map(cell => [cell]), rows},
  ];
}
