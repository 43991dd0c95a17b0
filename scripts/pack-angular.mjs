/**
 * Packs the Angular package into the root folder, for `npm publish` after a release of the elements: it is no workspace, and has their
 * version. Checks the archive like the other packages. Needs a build and a package registry.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {angularManifest, packAngular} from './lib/angular-package.mjs';
import {pack} from './lib/pack.mjs';
import {packageProblems} from './lib/package-problems.mjs';
import {root} from './lib/workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'life-changers-packages-'));
try {
  const archive = packAngular(pack('elements', folder), root);
  const problems = await packageProblems(angularManifest(), readFileSync(archive));
  if (problems.length > 0) throw new Error(`The Angular package has problems:\n  ${problems.join('\n  ')}`);
  console.log(archive);
} finally {
  rmSync(folder, {recursive: true, force: true});
}
