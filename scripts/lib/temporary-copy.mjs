import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readdir, realpath, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {ownFiles} from './own-files.mjs';
import {inRoot, readJson, root} from './workspace.mjs';

/**
 * Copies the repository as it is now, without what git ignores, to a folder of the system's, and links the installed
 * packages into it.
 *
 * @returns its path, and `remove` to end it
 */
export async function makeTemporaryCopy() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'life-changers-copy-')));
  for (const file of ownFiles()) await cp(inRoot(file), join(folder, file));
  // The scripts ask git which files there are.
  execFileSync('git', ['init', '-q'], {cwd: folder});
  // A workspace has its own packages if another version of them is at the root.
  for (const place of ['.', ...readJson('package.json').workspaces].map(name => join(name, 'node_modules')))
    if (existsSync(inRoot(place))) await linkPackages(inRoot(place), join(folder, place), folder);
  return {folder, remove: () => rm(folder, {recursive: true, force: true})};
}

/** One link for each package. A workspace's package leads to the copy. */
async function linkPackages(from, to, folder) {
  const workspaces = readJson('package.json').workspaces.map(name => inRoot(name));
  await mkdir(to, {recursive: true});
  for (const entry of await readdir(from)) {
    const source = join(from, entry);
    const target = await realpath(source);
    const workspace = workspaces.find(path => resolve(path) === target);
    if (workspace) await symlink(join(folder, workspace.slice(root.length)), join(to, entry));
    else if (entry.startsWith('@')) await linkPackages(source, join(to, entry), folder);
    else await symlink(target, join(to, entry));
  }
}
