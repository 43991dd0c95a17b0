import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {inRoot} from '../scripts/lib/workspace.mjs';

interface InstallOptions {
  /** The packages that run their scripts. */
  readonly compiled?: readonly string[];
  /** More options of `npm ci`. */
  readonly flags?: readonly string[];
}

/**
 * Installs the npm packages in the lock file of a folder, unless they are installed. Returns what went wrong, or null.
 *
 * @param path of the folder, from the root
 */
export function installPackages(
  path: string,
  {compiled = [], flags = []}: InstallOptions = {},
): string | null {
  const folder = inRoot(path);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return null;
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  try {
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...flags);
    if (compiled.length > 0) npm('rebuild', '--loglevel=error', ...compiled);
    writeFileSync(stamp, lock);
    return null;
  } catch (error) {
    return `the npm packages of ${path} (${(error as Error).message.split('\n')[0]})`;
  }
}
