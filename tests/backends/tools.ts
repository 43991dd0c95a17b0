/** Finds and installs what the servers need. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** Returns a path in this folder. */
export const inBackends = (path: string) => join(folder, path);

/** The packages that are compiled, or bring what is compiled. */
const COMPILED = ['better-sqlite3'];

/**
 * Installs the npm packages of the lock file, unless they are installed. Only those that must be compiled run their scripts.
 * Returns what went wrong, or null.
 */
export function installPackages(): string | null {
  const lock = readFileSync(inBackends('package-lock.json'), 'utf8');
  const stamp = inBackends('node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return null;
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  try {
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
    npm('rebuild', '--loglevel=error', ...COMPILED);
    writeFileSync(stamp, lock);
    return null;
  } catch (error) {
    return `the npm packages of tests/backends (${(error as Error).message.split('\n')[0]})`;
  }
}

/** Returns the first command that runs with these arguments, or null. */
export const firstThatRuns = (commands: readonly string[], ...args: string[]): string | null =>
  commands.find(command => spawnSync(command, args, {stdio: 'ignore'}).status === 0) ?? null;
