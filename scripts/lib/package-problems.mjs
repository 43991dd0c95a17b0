import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';

/** Ways to resolve a module that the packages do not support: CommonJS, and Node before `exports`. */
const OLD = ['node10', 'node16-cjs'];

/**
 * Returns what is wrong in a packed package: with publint (formats, `exports`, and that their files exist), and with
 * `@arethetypeswrong/core` (types in each way to resolve a module). Neither looks for each module behind a pattern of
 * `exports`. The packages contain ES modules only.
 *
 * @param {object} manifest its `package.json`
 * @param {Buffer} archive
 */
export async function packageProblems(manifest, archive) {
  return [...(await publintProblems(manifest, archive)), ...(await typeProblems(archive))];
}

async function publintProblems(manifest, {buffer}) {
  const {messages} = await publint({pack: {tarball: buffer}, strict: true});
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
