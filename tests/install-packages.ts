import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import {inRoot} from '../scripts/lib/workspace.mjs';

interface InstallOptions {
  /** The packages that run their scripts. */
  readonly compiled?: readonly string[];
  /** More options of `npm ci`. */
  readonly flags?: readonly string[];
}

/** Whether the npm packages in the lock file of a folder are installed. */
export function isInstalled(path: string): boolean {
  const {lock, stamp} = filesOf(path);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8');
}

/** The lock file of a folder, and a copy of it that says what is installed. */
const filesOf = (path: string) => ({
  lock: inRoot(path, 'package-lock.json'),
  stamp: inRoot(path, 'node_modules/.installed'),
});

/**
 * Installs the npm packages in the lock file of a folder, unless they are installed. Returns what went wrong, or null.
 *
 * @param path of the folder, from the root
 */
export function installPackages(
  path: string,
  {compiled = [], flags = []}: InstallOptions = {},
): string | null {
  if (isInstalled(path)) return null;
  const {lock, stamp} = filesOf(path);
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {cwd: inRoot(path), stdio: ['ignore', 'ignore', 'inherit']});
  try {
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...flags);
    if (compiled.length > 0) npm('rebuild', '--loglevel=error', ...compiled);
    copyFileSync(lock, stamp);
    return null;
  } catch (error) {
    return `the npm packages of ${path} (${(error as Error).message.split('\n')[0]})`;
  }
}
