/** Installs the packages of `bench`, once for each lock file. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {inBench} from './paths.mjs';

const STAMP = inBench('node_modules', '.bench-lock.json');

export function ensureInstalled() {
  const lock = readFileSync(inBench('package-lock.json'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing the packages of bench');
  const isWindows = process.platform === 'win32';
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: inBench(),
    stdio: 'inherit',
    shell: isWindows,
  });
  writeFileSync(STAMP, lock);
}
