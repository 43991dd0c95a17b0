/** Finds the files that a move reads. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';

/** Folders that are not the code of the app. */
const SKIPPED = /^(node_modules|\..*)$/;

/**
 * Returns the files of some paths with one of the extensions, sorted, without `node_modules`, hidden folders, and declarations. A
 * file that is named is read, whatever its extension.
 *
 * @param {readonly string[]} paths
 * @param {readonly string[]} extensions Such as `.tsx`.
 * @returns {{files: string[], missing: string[]}} `missing` has the paths that do not exist.
 */
export function sourceFiles(paths, extensions) {
  const missing = paths.filter(path => !existsSync(path));
  if (missing.length > 0) return {files: [], missing};
  const files = paths.flatMap(path => (statSync(path).isDirectory() ? filesBelow(path, extensions) : [path]));
  return {files: [...new Set(files)], missing};
}

function filesBelow(folder, extensions) {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !SKIPPED.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path, extensions);
      const isSource = extensions.includes(extname(entry.name)) && !/\.d\.[mc]?ts$/.test(entry.name);
      return entry.isFile() && isSource ? [path] : [];
    });
}
