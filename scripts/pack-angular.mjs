/**
 * Packs the Angular package into the root folder, for `npm publish` after a release of the elements: it is no workspace, and has their
 * version. Needs a build and a package registry.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {packAngular} from './lib/angular-package.mjs';
import {pack} from './lib/pack.mjs';
import {root} from './lib/workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'life-changers-packages-'));
try {
  console.log(packAngular(pack('elements', folder), root));
} finally {
  rmSync(folder, {recursive: true, force: true});
}
