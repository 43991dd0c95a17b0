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
  const loaded = new Set(['.cache/sizes/stdin.js']);
  for (const path of loaded)
    for (const {path: next, kind, external} of metafile.outputs[path].imports)
      if (kind === 'import-statement' && !external) loaded.add(next);
  const files = outputFiles.filter(({path}) => loaded.has(relative(root, path).replaceAll('\\', '/')));
  const modules = [...loaded].flatMap(path =>
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

const nameOf = path => path.replace(/^(\.\.\/)*(elements\/dist|node_modules)\//, '');
