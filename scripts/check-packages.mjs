/**
 * Checks the packages before they are packed (`lib/package-problems.mjs`), and that the build has written each module behind a
 * pattern of `exports`. Packs each package twice, to compare the bytes. Needs a build. `pack-angular.mjs` checks the Angular
 * package.
 */
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pack} from './lib/pack.mjs';
import {packageProblems} from './lib/package-problems.mjs';
import {entryModules, inRoot, PACKAGES, readJson} from './lib/workspace.mjs';

const folder = await mkdtemp(join(tmpdir(), 'life-changers-packages-'));
try {
  for (const name of PACKAGES) {
    const missing = name === 'elements' ? missingModules() : [];
    const archive = await readFile(pack(name, folder));
    const problems = [
      ...missing,
      ...(await differences(name, archive)),
      ...(await packageProblems(readJson(`${name}/package.json`), archive)),
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
