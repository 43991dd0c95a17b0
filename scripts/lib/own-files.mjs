import {execFileSync} from 'node:child_process';
import {lstatSync} from 'node:fs';
import {inRoot, root} from './workspace.mjs';

/**
 * Returns the files that git tracks, and new ones that it does not ignore, as paths from the root.
 *
 * @param {readonly string[]} paths only the files in these folders
 * @returns {string[]}
 */
export function ownFiles(paths = ['.']) {
  const options = ['-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const list = execFileSync('git', ['ls-files', ...options], {cwd: root, encoding: 'utf8'});
  return list.split('\0').filter(file => file && lstatSync(inRoot(file), {throwIfNoEntry: false})?.isFile());
}
