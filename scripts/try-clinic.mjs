/**
 * Builds the example application `examples/clinic` from the packed packages, like a user does, and drives it in Chromium:
 * with its database of 100,000 patients, and with a server that refuses, fails, and is slow. Needs a build, a browser, and
 * a package registry.
 */
import {execFileSync} from 'node:child_process';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {useApp} from './apps/use-app.mjs';
import {requireChromium} from './browsers.mjs';
import {pack} from './lib/pack.mjs';
import {inRoot, PACKAGES} from './lib/workspace.mjs';

/** What the build of a developer has left in the folder. */
const BUILT = ['node_modules', 'dist', 'data'].map(name => inRoot('examples/clinic', name));

requireChromium();
const start = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'life-changers-clinic-'));
try {
  const app = join(folder, 'clinic');
  await cp(inRoot('examples/clinic'), app, {recursive: true, filter: source => !BUILT.includes(source)});
  const packed = PACKAGES.map(name => pack(name, folder));
  call(app, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...packed);
  call(app, 'npm', 'run', '--silent', 'build');
  const {drive, expectedProblems} = await import(pathToFileURL(join(app, 'drive/drive.mjs')).href);
  const variables = {CLINIC_DATA: join(folder, 'data'), CLINIC_FAULTS: '1'};
  await useApp(app, drive, {expectedProblems, script: 'serve', variables});
  console.log(`The clinic works (${((performance.now() - start) / 1000).toFixed(0)} s).`);
} finally {
  await rm(folder, {recursive: true, force: true});
}

function call(cwd, command, ...args) {
  execFileSync(command, args, {cwd, stdio: ['ignore', 'inherit', 'inherit']});
}
