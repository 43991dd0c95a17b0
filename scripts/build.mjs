/**
 * Builds everything, in the order in which the parts need each other. `--no-types` leaves out the type
 * declarations, which only the packages' users need, and `--packages` the site. With types, the packages are built into
 * empty folders, so that they have no module that is gone.
 */
import {copyFile, rm} from 'node:fs/promises';
import {rollup} from 'rollup';
import {libraries, site, siteOnServer} from '../rollup.config.mjs';
import {report, run, timed, TSC} from './lib/run.mjs';
import {inRoot, PACKAGES} from './lib/workspace.mjs';

const withTypes = !process.argv.includes('--no-types');
const withSite = !process.argv.includes('--packages');
if (withTypes)
  await Promise.all(PACKAGES.map(name => rm(inRoot(name, 'dist'), {recursive: true, force: true})));
const results = await Promise.allSettled([buildCode(), withTypes && timed('types', buildTypes)]);

for (const {reason} of results.filter(result => result.status === 'rejected')) {
  report(reason);
  process.exitCode = 1;
}

async function buildCode() {
  await timed('packages', () => Promise.all([...libraries().map(bundle), copyLicense()]));
  await timed('reference', () => run('scripts/api-reference.mjs'));
  if (!withSite) return;
  await timed('site', () => Promise.all([site(), siteOnServer()].map(bundle)));
  await timed('pages', () => run('scripts/write-pages.mjs'));
}

async function bundle(options) {
  const build = await rollup(options);
  await build.write(options.output);
  await build.close();
}

/** Each published package contains the license. */
function copyLicense() {
  return Promise.all(PACKAGES.map(name => copyFile(inRoot('LICENSE'), inRoot(name, 'LICENSE'))));
}

/** TypeScript trusts its build info, and would not write again what was deleted. */
function buildTypes() {
  return run(TSC, '-b', 'elements', 'react-bindings', 'api-stub', '--force');
}
