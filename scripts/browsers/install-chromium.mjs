/** Installs Chromium: the package of the distribution if possible, otherwise Playwright's build. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {basename, dirname, join} from 'node:path';
import {which} from './commands.mjs';

/** Tries each way until one installs a Chromium that runs. For example, Ubuntu's package is only a stub for snap. */
export function installChromium(isThere) {
  return [installPackage, downloadBuild].some(attempt => attempt() && isThere());
}

/** Debian and Ubuntu, as root. */
function installPackage() {
  const apt = which('apt-get');
  if (!apt || process.getuid?.() !== 0) return false;
  return run(apt, ['update']) && run(apt, ['install', '-y', '--no-install-recommends', 'chromium']);
}

/** For any system and user: installs into Playwright's cache. */
function downloadBuild() {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  return run(process.execPath, [join(folder, 'cli.js'), 'install', '--no-shell', 'chromium']);
}

function run(command, args) {
  console.log(`No Chromium found; running ${[basename(command), ...args].join(' ')}`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit'], env}).status === 0;
}
