/**
 * Builds everything, in the order in which the parts need each other. `--no-types` leaves out the type
 * declarations, which only the packages' users need, and `--packages` the site.
 */
import {existsSync} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import {rollup} from 'rollup';
import {libraries, site, siteOnServer} from '../rollup.config.mjs';
import {PACKAGES, removeStrayFiles} from './lib/packed-files.mjs';
import {report, run, timed, TSC} from './lib/run.mjs';
import {inRoot} from './lib/workspace.mjs';

const withTypes = !process.argv.includes('--no-types');
const withSite = !process.argv.includes('--packages');
await Promise.all(PACKAGES.map(removeStrayFiles));
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

/** TypeScript trusts its build info, so a missing output forces a full build. */
function buildTypes() {
  const outputs = ['elements/dist/index.d.ts', 'react-bindings/dist/index.d.ts', 'api-stub/dist/app.d.ts'];
  const force = outputs.every(file => existsSync(inRoot(file))) ? [] : ['--force'];
  return run(TSC, '-b', 'elements', 'react-bindings', 'api-stub', ...force);
}
