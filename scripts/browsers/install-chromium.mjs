/** Installs a Chromium: the distribution's package where that is possible, else the build Playwright knows. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {basename, dirname, join} from 'node:path';
import {which} from './commands.mjs';

/** Tries each way until one brings a Chromium that runs: Ubuntu's package, for one, is only a stub for snap. */
export function installChromium(isThere) {
  return [installPackage, downloadBuild].some(attempt => attempt() && isThere());
}

/** Debian and Ubuntu, as root. */
function installPackage() {
  const apt = which('apt-get');
  if (!apt || process.getuid?.() !== 0) return false;
  return run(apt, ['update']) && run(apt, ['install', '-y', '--no-install-recommends', 'chromium']);
}

/** Any system and user: into Playwright's cache. */
function downloadBuild() {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  return run(process.execPath, [join(folder, 'cli.js'), 'install', '--no-shell', 'chromium']);
}

function run(command, args) {
  console.log(`No Chromium found; running ${[basename(command), ...args].join(' ')}`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit'], env}).status === 0;
}
