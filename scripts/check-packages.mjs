/**
 * Checks the packages before they are packed: with publint (formats, `exports`, and that their files exist), and with
 * `@arethetypeswrong/core` (types in each way to resolve a module). Neither looks for each module behind a pattern of
 * `exports`. The packages contain ES modules only. Packs each package twice, to compare the bytes. Needs a build.
 */
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {pack} from './lib/pack.mjs';
import {entryModules, inRoot, PACKAGES, readJson} from './lib/workspace.mjs';

/** Ways to resolve a module that the packages do not support: CommonJS, and Node before `exports`. */
const OLD = ['node10', 'node16-cjs'];

const folder = await mkdtemp(join(tmpdir(), 'life-changers-packages-'));
try {
  for (const name of PACKAGES) {
    const missing = name === 'elements' ? missingModules() : [];
    const archive = await readFile(pack(name, folder));
    const problems = [
      ...missing,
      ...(await differences(name, archive)),
      ...(await publintProblems(name, archive)),
      ...(await typeProblems(archive)),
    ];
    if (problems.length === 0) continue;
    console.error(`The package in ${name} has problems:\n  ${problems.join('\n  ')}`);
    process.exitCode = 1;
  }
} finally {
  await rm(folder, {recursive: true, force: true});
}

/** Returns the modules and types of entry points that the build has not written. */
function missingModules() {
  return Object.values(entryModules())
    .map(source => source.slice(inRoot('elements/src').length, -'.ts'.length))
    .flatMap(path => [`dist${path}.js`, `dist${path}.d.ts`])
    .filter(path => !existsSync(inRoot('elements', path)))
    .map(path => `${path} is missing`);
}

/** Packs again: with the same files, the archive has the same bytes, so that others can check what was published. */
async function differences(name, archive) {
  const other = join(folder, 'again');
  await mkdir(other, {recursive: true});
  const again = await readFile(pack(name, other));
  return again.equals(archive) ? [] : ['two packs differ'];
}

async function publintProblems(name, {buffer}) {
  const {messages} = await publint({pack: {tarball: buffer}, strict: true});
  const manifest = readJson(`${name}/package.json`);
  return messages.map(message => `publint: ${formatMessage(message, manifest, {color: false})}`);
}

async function typeProblems(archive) {
  const {problems} = await checkPackage(withFolders(createPackageFromTarballData(archive)));
  return problems
    .filter(({entrypoint, resolutionKind}) => !OLD.includes(resolutionKind) && !entrypoint?.endsWith('.txt'))
    .map(problem => `types: ${JSON.stringify(problem)}`);
}

/** Looks up a folder in a set: the package itself reads all its files each time, which was half of this check. */
function withFolders(archive) {
  const folders = new Set(archive.listFiles().flatMap(foldersOf));
  archive.directoryExists = path => folders.has(path.replace(/\/$/, ''));
  return archive;
}

/** Returns `/a` and `/a/b` for `/a/b/c.js`. */
function foldersOf(path) {
  return [...path.matchAll(/\//g)].map(({index}) => path.slice(0, index));
}
