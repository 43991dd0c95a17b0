/**
 * Builds everything, in the order in which the parts need each other; the other parts run in separate processes, side by
 * side. `--no-types` leaves out the type declarations, which only the packages' users need, `--packages` the site, and
 * `--no-pages` the HTML of its pages. `--fast` minifies less. With types, the packages are built into empty folders, so that
 * they have no module that is gone; with `--incremental`, over what is there, and only types that have changed.
 */
import {copyFile, mkdir, rm} from 'node:fs/promises';
import {build} from 'vite';
import {report, run, timed, TSC} from './lib/run.mjs';
import {inRoot, PACKAGES, PUBLISHED} from './lib/workspace.mjs';

const has = flag => process.argv.includes(flag);
const startsEmpty = !has('--no-types') && !has('--incremental');
await preparePackages();
const results = await Promise.allSettled(has('--no-types') ? [buildCode()] : [buildCode(), buildTypes()]);

for (const {reason} of results.filter(result => result.status === 'rejected')) {
  report(reason);
  process.exitCode = 1;
}

async function buildCode() {
  await Promise.all([
    timed('modules', () => run('scripts/build-packages.mjs', 'elements', 'bindings', 'stub')),
    timed('one file', () =>
      run('scripts/build-packages.mjs', 'one-file', ...(has('--fast') ? ['--fast'] : [])),
    ),
    timed('reference', () => run('scripts/api-reference.mjs')),
  ]);
  if (has('--packages')) return;
  await timed('site', buildSite);
  if (!has('--no-pages')) await timed('pages', () => run('scripts/write-pages.mjs'));
}

/** Each published package contains the license. */
async function preparePackages() {
  for (const name of PACKAGES) {
    if (startsEmpty) await rm(inRoot(name, 'dist'), {recursive: true, force: true});
    await mkdir(inRoot(name, 'dist'), {recursive: true});
  }
  for (const name of PUBLISHED) await copyFile(inRoot('LICENSE'), inRoot(name, 'LICENSE'));
}

/** Builds the site for browsers and for Node in one process, so that code is highlighted once. */
function buildSite() {
  const options = {configFile: inRoot('demo-app/vite.config.mjs'), configLoader: 'native'};
  return Promise.all([build(options), build({...options, build: {ssr: inRoot('demo-app/src/server.tsx')}})]);
}

/** TypeScript trusts its build info, and would not write again what was deleted. */
function buildTypes() {
  const options = startsEmpty ? ['--force'] : [];
  return timed('types', () => run(TSC, '-b', 'elements', 'react-bindings', 'api-stub', ...options));
}
