/** What git knows of the files that a move writes. */
import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {dirname, resolve} from 'node:path';

/**
 * Returns the files below some paths that are changed, or new, since the last commit. Empty if the paths are in no work tree, or
 * there is no git.
 *
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function uncommittedFiles(paths) {
  const found = paths.flatMap(path => {
    const full = resolve(path);
    const cwd = statSync(full).isDirectory() ? full : dirname(full);
    const {status, stdout} = spawnSync('git', ['status', '--porcelain', '-z', '--', full], {
      cwd,
      encoding: 'utf8',
    });
    if (status !== 0) return [];
    return stdout.split('\0').flatMap(line => /^.. (.+)$/s.exec(line)?.[1] ?? []);
  });
  return [...new Set(found)];
}
