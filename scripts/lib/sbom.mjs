import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {angularManifest} from './angular-package.mjs';
import {readJson} from './workspace.mjs';

/** Returns the `package.json` of a package as it is published. */
export const manifestOf = workspace =>
  workspace === 'angular' ? angularManifest() : readJson(`${workspace}/package.json`);

/**
 * The packages that a user of a workspace installs with it, by their path in the lock file: what it depends on, what those
 * depend on, and so on.
 *
 * @param {string} workspace
 * @returns {Record<string, {version: string, license?: string, integrity?: string}>}
 */
export function installedWith(workspace) {
  const {packages} = readJson('package-lock.json');
  const found = {};
  const open = Object.keys(manifestOf(workspace).dependencies ?? {}).map(name => [workspace, name]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [from, name] = next;
    const path = pathOf(packages, from, name);
    if (path in found) continue;
    const {link, resolved, ...entry} = packages[path];
    const target = link ? resolved : path;
    const {devDependencies: _, peerDependencies: __, ...own} = link ? packages[target] : entry;
    found[path] = own;
    open.push(...Object.keys(own.dependencies ?? {}).map(dependency => [target, dependency]));
  }
  return found;
}

/** Where Node finds a package from another one: inside it, or further out. */
function pathOf(packages, from, name) {
  for (let folder = from; ;) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') throw new Error(`The lock file has no ${name}, which ${from} needs.`);
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

/**
 * Returns the bill of materials of a published workspace in CycloneDX: the package, and all that a user installs with it,
 * with licenses and checksums. `npm sbom` writes it from a lock file of these alone, because it leaves out what a workspace
 * depends on. Without the time and the number that it adds, it is the same for the same commit.
 */
export function billOfMaterials(workspace) {
  const folder = mkdtempSync(join(tmpdir(), 'life-changers-sbom-'));
  try {
    const {name, version, description, license, dependencies} = manifestOf(workspace);
    const own = {name, version, description, license, dependencies};
    const packages = {'': own, ...installedWith(workspace)};
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({name, version, lockfileVersion: 3, packages}),
    );
    const command = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--omit=peer'];
    const bill = JSON.parse(execFileSync('npm', command, {cwd: folder, encoding: 'utf8', stdio: 'pipe'}));
    const {serialNumber: _, metadata, ...rest} = bill;
    const {timestamp: __, ...lasting} = metadata;
    return {...rest, metadata: {...lasting, component: {...lasting.component, name}}};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
