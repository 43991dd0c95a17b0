/**
 * `npm run release`: builds, checks, and publishes the packages whose version is not published yet, and tags them. CI runs it
 * when the pull request with the next version is merged (`.github/workflows/release.yml`).
 *
 * `npm run release -- --dry-run` goes through every step up to the registry, in a temporary copy: it writes the next versions
 * and their changelog, builds, checks, packs, and says what would be published, and how. It changes nothing here.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {canHaveProvenance, changesOf, distTagOf} from './lib/release-plan.mjs';
import {makeTemporaryCopy} from './lib/temporary-copy.mjs';
import {inRoot, PUBLISHED} from './lib/workspace.mjs';

const CHANGESET = 'node_modules/@changesets/cli/bin.js';

/** The author of the only commit of a temporary copy. */
const AUTHOR = ['-c', 'user.name=release', '-c', 'user.email=release@localhost'];

const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
await (values['dry-run'] ? rehearse() : release(inRoot('.')));

async function release(folder) {
  // What a build before has left must not be published.
  step('Clean', () => npmRun(folder, 'clean'));
  prepare(folder);
  const tag = distTagOf(packageIn(folder, PUBLISHED[0]).version);
  const provenance = canHaveProvenance(process.env) ? {NPM_CONFIG_PROVENANCE: 'true'} : {};
  node(folder, [CHANGESET, 'publish', '--tag', tag], provenance);
  // It is no workspace, because Angular would be installed with each clone.
  const {name} = packageIn(folder, 'angular');
  const {version} = packageIn(folder, PUBLISHED[0]);
  if (isPublished(`${name}@${version}`)) return;
  Object.assign(process.env, provenance);
  step('The Angular package', () => npm(folder, 'publish', '--tag', tag, packAngular(folder)));
}

/** Packs the Angular package with the version of the elements. Returns the path of the archive. */
function packAngular(folder) {
  const printed = execFileSync(process.execPath, ['scripts/pack-angular.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return printed.trim().split('\n').at(-1);
}

async function rehearse() {
  const {folder, remove} = await makeTemporaryCopy();
  try {
    // Changesets reads the history.
    git(folder, 'add', '--all');
    git(folder, ...AUTHOR, 'commit', '--quiet', '--message', 'Copy');
    step('Versions', () => npmRun(folder, 'version-packages'));
    prepare(folder);
    for (const name of PUBLISHED) tell(folder, name);
    step('The Angular package', () => npm(folder, 'publish', '--dry-run', packAngular(folder)));
    step('Bills of materials', () => node(folder, ['scripts/sbom.mjs', join(folder, 'sbom')]));
    console.log('\nNothing was published or changed.');
  } finally {
    await remove();
  }
}

/** Builds the packages, and checks them. */
function prepare(folder) {
  step('Build', () => node(folder, ['scripts/build.mjs', '--packages']));
  step('Check', () => node(folder, ['scripts/check-packages.mjs']));
}

/** Says how a package would be published, with the notes of its version. */
function tell(folder, name) {
  const {name: title, version} = packageIn(folder, name);
  const tag = distTagOf(version);
  const how = canHaveProvenance(process.env)
    ? 'with provenance'
    : 'without provenance, which needs the token of a CI';
  step(`${title}@${version}`, () => {
    const command = ['publish', '--dry-run', '--json', '--ignore-scripts', '--tag', tag];
    const printed = execFileSync('npm', command, {cwd: join(folder, name), encoding: 'utf8', stdio: 'pipe'});
    const archive = JSON.parse(printed);
    const {entryCount, size} = archive[title] ?? archive;
    console.log(`${entryCount} files, ${Math.round(size / 1000)} kB packed; tag on npm: ${tag}, ${how}`);
    console.log(`tag in git: ${title}@${version}`);
    console.log(changesOf(readFileSync(join(folder, name, 'CHANGELOG.md'), 'utf8'), version));
  });
}

function step(name, work) {
  console.log(`\n== ${name}`);
  work();
}

function packageIn(folder, name) {
  return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
}

/** Whether the registry has a version of a package. */
function isPublished(name) {
  try {
    return execFileSync('npm', ['view', name, 'version'], {encoding: 'utf8', stdio: 'pipe'}).trim() !== '';
  } catch {
    return false;
  }
}

function npm(cwd, ...words) {
  execFileSync('npm', words, {cwd, stdio: 'inherit'});
}

function npmRun(cwd, script) {
  npm(cwd, 'run', '--silent', script);
}

function git(cwd, ...words) {
  execFileSync('git', words, {cwd, stdio: 'inherit'});
}

function node(cwd, words, variables = {}) {
  execFileSync(process.execPath, words, {cwd, stdio: 'inherit', env: {...process.env, ...variables}});
}
