/**
 * Packs the Angular package. Its sources are generated from the manifest, and compiled by Angular, which is no dependency of
 * the repository, in a temporary folder.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {angularDirectives} from '../manifest/angular-directives.mjs';
import {readElements} from './manifest.mjs';
import {packFolder} from './pack.mjs';
import {inRoot, readJson} from './workspace.mjs';

/**
 * Compiles and packs the Angular package into a folder, with the version of the elements. Needs a package registry. Returns the path
 * of the archive.
 *
 * @param elements the path of the packed elements
 */
export function packAngular(elements, folder) {
  const copy = mkdtempSync(join(tmpdir(), 'life-changers-angular-'));
  try {
    cpSync(inRoot('angular'), copy, {recursive: true});
    cpSync(inRoot('LICENSE'), join(copy, 'LICENSE'));
    writeFileSync(join(copy, 'package.json'), JSON.stringify(angularManifest(), null, 2));
    for (const [path, source] of Object.entries(angularDirectives(readElements()))) {
      const file = join(copy, 'src', path);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, source);
    }
    run(copy, 'npm', 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', elements);
    run(copy, join(copy, 'node_modules/.bin/ngc'), '-p', 'tsconfig.json');
    return packFolder(copy, folder);
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

/** Returns the `package.json` of the Angular package, with the version of the elements. */
export function angularManifest() {
  const {version} = readJson('elements/package.json');
  const manifest = readJson('angular/package.json');
  const peerDependencies = {...manifest.peerDependencies, '@life-changers/elements': `^${version}`};
  return {...manifest, version, peerDependencies};
}

function run(cwd, command, ...args) {
  execFileSync(command, args, {cwd, stdio: ['ignore', 'inherit', 'inherit']});
}
