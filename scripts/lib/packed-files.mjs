import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {inRoot, readJson} from './workspace.mjs';

/** The folders of the published packages. */
export const PACKAGES = ['elements', 'react-bindings'];

/** Written by the build from other sources than a module of the same name. */
const GENERATED =
  /^dist\/((jsx|svelte|vue)\.(js|d\.ts)|(development|production)\.js|life-changers\.min\.js(\.(LICENSE|integrity)\.txt)?|styles\/[\w-]+\.css(\.d\.ts)?)$/;

/** At the root of a package; npm adds the changelog that a release writes. */
const ROOT_FILES = ['package.json', 'LICENSE', 'README.md', 'CHANGELOG.md'];

/** The files that npm packs, as paths inside the package. It runs no script of the package. */
function packedFiles(folder) {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: inRoot(folder),
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  return JSON.parse(output)[0].files.map(({path}) => path);
}

/**
 * What is wrong with the files of a package, in sentences: entry points that are missing, and files that nobody should
 * get.
 *
 * @param {readonly string[]} files
 * @param {object} manifest
 * @param {(name: string) => boolean} hasSource whether a module of `src` exists, such as `base/define`
 * @returns {string[]}
 */
export function packingProblems(files, manifest, hasSource) {
  const targets = entryPoints(manifest);
  return [
    ...['LICENSE', 'README.md'].filter(file => !files.includes(file)).map(file => `${file} is missing`),
    ...targets.flatMap(target => missingFiles(target, files)).map(file => `${file} is missing`),
    ...files.filter(file => isStray(file, targets, hasSource)).map(file => `${file} does not belong there`),
  ];
}

/** The same of a package of the repository. */
export function problemsOf(folder) {
  const files = packedFiles(folder);
  return packingProblems(files, readJson(`${folder}/package.json`), name => isModule(folder, name));
}

/** Deletes what earlier builds left in `dist`: the output of modules that are gone. */
export async function removeStrayFiles(folder) {
  const dist = inRoot(folder, 'dist');
  if (!existsSync(dist)) return;
  const targets = entryPoints(readJson(`${folder}/package.json`));
  const files = readdirSync(dist, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(inRoot(folder).length + 1)
        .replaceAll('\\', '/'),
    );
  const strays = files.filter(file => isStray(file, targets, name => isModule(folder, name)));
  await Promise.all(strays.map(file => rm(inRoot(folder, file))));
}

const isModule = (folder, name) =>
  ['ts', 'tsx'].some(ending => existsSync(inRoot(folder, 'src', `${name}.${ending}`)));

/**
 * The files that a package.json names, each group in one record: the same name in a pattern stands for the same module
 * in all of them.
 */
function entryPoints({exports, types, unpkg, jsdelivr, customElements, 'web-types': webTypes, bin = {}}) {
  const fields = [types, unpkg, jsdelivr, customElements, webTypes, ...Object.values(bin)]
    .filter(Boolean)
    .map(file => [file]);
  const targets = Object.values(exports).map(target =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return [...fields, ...targets].map(group => group.map(file => file.replace('./', '')));
}

/** A file for each name that one file of the group has and another has not. */
function missingFiles(group, files) {
  if (!group[0].includes('*')) return group.filter(file => !files.includes(file));
  const found = group.map(pattern => namesIn(pattern, files));
  const code = found.at(-1);
  if (code.length === 0) return [group.at(-1)];
  return group.flatMap((pattern, index) =>
    code.filter(name => !found[index].includes(name)).map(name => pattern.replaceAll('*', name)),
  );
}

/** What stands for the `*` of a pattern in the files that match it. */
function namesIn(pattern, files) {
  const [first, ...others] = pattern.split('*').map(part => part.replace(/[.]/g, '\\.'));
  const regex = new RegExp(`^${first}([\\w-]+)${others.join('\\1')}$`);
  return files.flatMap(file => regex.exec(file)?.[1] ?? []);
}

function isStray(file, targets, hasSource) {
  if (ROOT_FILES.includes(file) || GENERATED.test(file)) return false;
  if (/\.(json|txt)$|^bin\//.test(file)) return !targets.some(group => group.includes(file));
  const [, name] = /^dist\/(.*?)\.(js|js\.map|d\.ts)$/.exec(file) ?? [];
  return !name || /\.test$|(^|\/)testing\//.test(name) || !hasSource(name);
}
