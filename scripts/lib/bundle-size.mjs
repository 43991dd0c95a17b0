import {build} from 'esbuild';
import {relative} from 'node:path';
import {gzipSync} from 'node:zlib';
import {inRoot, root} from './workspace.mjs';

/**
 * Returns what an app downloads for some imports: the bytes of its bundle with everything that it needs at once, such as
 * Lit, minified and gzipped, and the minified size of each module. React is left out. Needs a build of the packages.
 *
 * @param {string} code for example `import '@life-changers/elements/button';`
 * @returns {Promise<{bytes: number, modules: Record<string, number>}>}
 */
export async function bundleSize(code) {
  const {outputFiles, metafile} = await build({
    stdin: {contents: code, resolveDir: inRoot('demo-app')},
    absWorkingDir: root,
    outdir: inRoot('.cache/sizes'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const loaded = loadedAtOnce('.cache/sizes/stdin.js', importsIn(metafile));
  const files = outputFiles.filter(({path}) => loaded.includes(relative(root, path).replaceAll('\\', '/')));
  const modules = loaded.flatMap(path =>
    Object.entries(metafile.outputs[path].inputs).map(([path, {bytesInOutput}]) => [
      nameOf(path),
      bytesInOutput,
    ]),
  );
  return {
    bytes: files.reduce((sum, {contents}) => sum + gzipSync(contents).length, 0),
    modules: Object.fromEntries(modules.filter(([, bytes]) => bytes > 0)),
  };
}

/**
 * Returns the files that a page loads for an entry, with those that they import. What they import later is not among them.
 *
 * @param {string} entry
 * @param {(file: string) => readonly string[]} importsOf
 */
export function loadedAtOnce(entry, importsOf) {
  const loaded = new Set([entry]);
  for (const file of loaded) for (const imported of importsOf(file)) loaded.add(imported);
  return [...loaded];
}

/** Returns which files of a bundle by esbuild a file imports at once. */
export const importsIn = metafile => file =>
  metafile.outputs[file].imports
    .filter(({kind, external}) => kind === 'import-statement' && !external)
    .map(({path}) => path);

const nameOf = path => path.replace(/^(\.\.\/)*(elements\/dist|node_modules)\//, '');
