/**
 * `npm run pictures`: takes the pictures of all components, and keeps them in `.cache/pictures`, with a sheet for each page.
 * `--update` also makes them the baseline, and `--compare` only compares them. Installs their Chromium first. Needs a build.
 */
import {rmSync} from 'node:fs';
import {runWith} from '../../scripts/lib/run.mjs';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import {installPackages} from '../install-packages.js';
import {FOLDER} from './baseline.js';
import {PACKAGES} from './engine.js';

const task = ['update', 'compare'].find(name => process.argv.includes(`--${name}`)) ?? 'keep';

// The Chromium is for AWS Lambda, and asks for the version of Node there. Its files need none.
const missing = installPackages(PACKAGES, {flags: ['--no-engine-strict']});
if (missing) throw new Error(`The Chromium of the pictures could not be installed: ${missing}`);

if (task !== 'compare') rmSync(inRoot(FOLDER), {recursive: true, force: true});
const options = ['--import', 'tsx', '--test', '--test-name-pattern=looks the same'];
const files = [
  'tests/site/pages.test.ts',
  ...(task === 'compare' ? ['tests/pictures/comparison.test.ts'] : []),
];
await runWith({PICTURES: task}, ...options, ...files);
