/** Functions that each find one engine and return `{path, name}` with a name for messages, or undefined. */
import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {isExecutable, which} from './commands.mjs';

const require = createRequire(import.meta.url);

const CHROMIUM_COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'];
const MAC_CHROMIUM = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_CHROMIUM = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
const WEBKITGTK_APIS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/** @param {{isShellPreferred?: boolean}} [options] whether the headless shell is preferred: the engine without its windows */
export function findChromium({isShellPreferred = false} = {}) {
  return (
    findFirst('CHROME_PATH', [
      isShellPreferred && which('chromium-headless-shell'),
      ...CHROMIUM_COMMANDS.map(which),
      ...MAC_CHROMIUM.map(app => `/Applications/${app}.app/Contents/MacOS/${app}`),
      ...windowsPaths(WINDOWS_CHROMIUM),
    ]) ?? downloadedChromium()
  );
}

export function findFirefox() {
  return findFirst('FIREFOX_PATH', [
    ...FIREFOX_COMMANDS.map(which),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...windowsPaths(['Mozilla Firefox/firefox.exe']),
  ]);
}

/** WebKitGTK needs its driver, its minimal browser, and a real or virtual display. */
export function findWebKit() {
  const driver = which('WebKitWebDriver');
  if (!driver || !(process.env.DISPLAY || which('Xvfb'))) return undefined;
  // The folder of the browser depends on the distribution and architecture.
  const folders = ['/usr/libexec', '/usr/lib64', '/usr/lib', ...readdirSync('/usr/lib').map(inUsrLib)];
  const paths = WEBKITGTK_APIS.flatMap(api => folders.map(folder => join(folder, api, 'MiniBrowser')));
  const path = paths.find(isExecutable);
  if (!path) return undefined;
  // It needs a display even to print its version.
  const launcher = process.env.DISPLAY ? [] : ['xvfb-run', '--auto-servernum'];
  return {path, driver, name: 'WebKitGTK', ...identify(path, launcher)};
}

const inUsrLib = name => join('/usr/lib', name);

/** The Chromium that `npx playwright-core install` downloads. */
function downloadedChromium() {
  return firstThatRuns([require('playwright-core').chromium.executablePath()]);
}

/** If the environment sets a path, it is the only candidate. */
function findFirst(variable, candidates) {
  const given = process.env[variable];
  const browser = firstThatRuns(given ? [given] : candidates);
  if (given && !browser) throw new Error(`${variable} is ${given}, which cannot be run`);
  return browser;
}

function firstThatRuns(paths) {
  for (const path of paths) {
    const browser = path && isExecutable(path) && identify(path);
    if (browser) return browser;
  }
  return undefined;
}

/**
 * Returns the name and version that a binary prints, or undefined if it does not run, such as Ubuntu's stubs for snap.
 * On Windows, `--version` would open a window, so the binary is not run. The launcher is a command that provides a
 * display.
 */
function identify(path, launcher = []) {
  if (process.platform === 'win32') return {path, name: 'installed'};
  try {
    const [command, ...args] = [...launcher, path, '--version'];
    const output = execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    const name = output.trim().split('\n').at(-1);
    return name ? {path, name} : undefined;
  } catch {
    return undefined;
  }
}

function windowsPaths(paths) {
  const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map(key => process.env[key]);
  return roots.filter(Boolean).flatMap(root => paths.map(path => join(root, path)));
}
