/**
 * Builds the small apps of `tests/apps` from the packed packages, like their users do, and drives each in Chromium.
 * `node scripts/try-apps.mjs next plain` runs only these apps. Needs a build, a browser, and a package registry.
 *
 * An app is a folder with a package.json. Its scripts can be `build`, `start` (a server on `PORT`), and `test` for an
 * app without a page. An app with `start` has a `drive.mjs`: `drive(page, origin, {openLate})` uses the app like a
 * person, and `expectedProblems` lists what the browser may log. `shared` has what several apps import.
 */
import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {openLate} from './apps/chromium.mjs';
import {useApp} from './apps/use-app.mjs';
import {requireChromium} from './browsers.mjs';
import {packAngular} from './lib/angular-package.mjs';
import {pack} from './lib/pack.mjs';
import {inRoot, PACKAGES} from './lib/workspace.mjs';

/** Copied next to the apps. */
const SHARED = 'shared';

const APPS = readdirSync(inRoot('tests/apps'), {withFileTypes: true})
  .filter(entry => entry.isDirectory() && entry.name !== SHARED)
  .map(({name}) => name);

const CHROMIUM_PATH = requireChromium().path;

const names = process.argv.slice(2);
const unknown = names.find(name => !APPS.includes(name));
if (unknown) throw new Error(`Unknown app "${unknown}". The apps are ${APPS.join(', ')}.`);

const folder = await mkdtemp(join(tmpdir(), 'life-changers-apps-'));
try {
  await cp(inRoot('tests/apps', SHARED), join(folder, SHARED), {recursive: true});
  const packed = PACKAGES.map(name => pack(name, folder));
  for (const name of names.length > 0 ? names : APPS) {
    const start = performance.now();
    const own = name === 'angular' ? [packAngular(packed[0], folder)] : [];
    await tryApp(join(folder, name), inRoot('tests/apps', name), [...packed, ...own]);
    console.log(`${name} works (${((performance.now() - start) / 1000).toFixed(0)} s).`);
  }
} finally {
  await rm(folder, {recursive: true, force: true});
}

async function tryApp(app, source, packed) {
  await cp(source, app, {recursive: true});
  const {scripts} = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  call(app, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...packed);
  if (scripts.build) call(app, 'npm', 'run', '--silent', 'build');
  if (scripts.test) call(app, 'npm', 'run', '--silent', 'test');
  if (scripts.start) await driveApp(app);
}

function call(cwd, command, ...args) {
  const env = {...process.env, CHROMIUM_PATH};
  execFileSync(command, args, {cwd, env, stdio: ['ignore', 'inherit', 'inherit']});
}

async function driveApp(app) {
  const {drive, expectedProblems} = await import(pathToFileURL(join(app, 'drive.mjs')).href);
  await useApp(app, (page, origin) => drive(page, origin, {openLate}), {expectedProblems});
}
