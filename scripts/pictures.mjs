/**
 * `npm run pictures`: takes the pictures of all components, and keeps them in `.cache/pictures`, with a sheet for each page.
 * `--update` also makes them the baseline, and `--compare` only compares them. Installs their Chromium first. Needs a build.
 */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {runWith} from './lib/run.mjs';
import {inRoot} from './lib/workspace.mjs';

const task = ['update', 'compare'].find(name => process.argv.includes(`--${name}`)) ?? 'keep';
installEngine();
if (task !== 'compare') rmSync(inRoot('.cache/pictures'), {recursive: true, force: true});
const options = ['--import', 'tsx', '--test', '--test-name-pattern=looks the same'];
await runWith({PICTURES: task}, ...options, 'tests/site/pages.test.ts');

/** The Chromium is for AWS Lambda, and asks for the version of Node there. Its files need none. */
function installEngine() {
  const {status} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-engine-strict', '--loglevel=error'], {
    cwd: inRoot('tests/pictures'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The Chromium of the pictures could not be installed.');
}
