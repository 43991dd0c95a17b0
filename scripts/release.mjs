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
import {inRoot, PACKAGES} from './lib/workspace.mjs';

const CHANGESET = 'node_modules/@changesets/cli/bin.js';

const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
await (values['dry-run'] ? rehearse() : release(inRoot('.')));

async function release(folder) {
  // What a build before has left must not be published.
  step('Clean', () => npmRun(folder, 'clean'));
  prepare(folder);
  const tag = distTagOf(packageIn(folder, PACKAGES[0]).version);
  const provenance = canHaveProvenance(process.env) ? {NPM_CONFIG_PROVENANCE: 'true'} : {};
  node(folder, [CHANGESET, 'publish', '--tag', tag], provenance);
}

async function rehearse() {
  const {folder, remove} = await makeTemporaryCopy();
  try {
    // Changesets reads the history.
    git(folder, 'add', '--all');
    git(
      folder,
      '-c',
      'user.name=release',
      '-c',
      'user.email=release@localhost',
      'commit',
      '--quiet',
      '-m',
      'Copy',
    );
    step('Versions', () => npmRun(folder, 'version-packages'));
    prepare(folder);
    for (const name of PACKAGES) tell(folder, name);
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

function npmRun(cwd, script) {
  execFileSync('npm', ['run', '--silent', script], {cwd, stdio: 'inherit'});
}

function git(cwd, ...words) {
  execFileSync('git', words, {cwd, stdio: 'inherit'});
}

function node(cwd, words, variables = {}) {
  execFileSync(process.execPath, words, {cwd, stdio: 'inherit', env: {...process.env, ...variables}});
}
