import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {inRoot} from './workspace.mjs';

/** Packs a built workspace like npm publishes it. Returns the path of the archive in a folder. */
export function pack(name, folder) {
  const command = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{filename}] = JSON.parse(
    execFileSync('npm', command, {cwd: inRoot(name), encoding: 'utf8', stdio: 'pipe'}),
  );
  return join(folder, filename);
}
