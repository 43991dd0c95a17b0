import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {inRoot} from './workspace.mjs';

/** Packs a built workspace like npm publishes it. Returns the path of the archive in a folder. */
export const pack = (name, folder) => packFolder(inRoot(name), folder);

/** Packs a package in any folder. Returns the path of the archive in another folder. */
export function packFolder(path, folder) {
  return join(folder, run(path, '--pack-destination', folder).filename);
}

/**
 * Returns the files that npm packs of a built workspace, with their bytes.
 *
 * @returns {{path: string, size: number}[]}
 */
export function packedFiles(name) {
  return run(inRoot(name), '--dry-run').files;
}

function run(cwd, ...options) {
  const command = ['pack', '--json', '--ignore-scripts', ...options];
  return JSON.parse(execFileSync('npm', command, {cwd, encoding: 'utf8', stdio: 'pipe'}))[0];
}
