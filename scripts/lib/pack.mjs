import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {inRoot} from './workspace.mjs';

/** Packs a built workspace like npm publishes it. Returns the path of the archive in a folder. */
export function pack(name, folder) {
  return join(folder, run(name, '--pack-destination', folder).filename);
}

/**
 * Returns the files that npm packs of a built workspace, with their bytes.
 *
 * @returns {{path: string, size: number}[]}
 */
export function packedFiles(name) {
  return run(name, '--dry-run').files;
}

function run(name, ...options) {
  const command = ['pack', '--json', '--ignore-scripts', ...options];
  return JSON.parse(execFileSync('npm', command, {cwd: inRoot(name), encoding: 'utf8', stdio: 'pipe'}))[0];
}
