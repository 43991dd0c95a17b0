import {build} from 'esbuild';
import {gzipSync} from 'node:zlib';
import {inRoot, root} from './workspace.mjs';

/**
 * Returns what an app downloads for an import: the bytes of its bundle with everything that it needs, such as Lit,
 * minified and gzipped, and the minified size of each module. Needs a build of the packages.
 *
 * @param {string} entry for example `@life-changers/elements/button`
 * @returns {Promise<{bytes: number, modules: Record<string, number>}>}
 */
export async function bundleSize(entry) {
  const {outputFiles, metafile} = await build({
    stdin: {contents: `import '${entry}';`, resolveDir: inRoot('demo-app')},
    absWorkingDir: root,
    outdir: inRoot('.cache/sizes'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const [{inputs}] = Object.values(metafile.outputs);
  const modules = Object.entries(inputs).map(([path, {bytesInOutput}]) => [nameOf(path), bytesInOutput]);
  return {
    bytes: gzipSync(outputFiles[0].contents).length,
    modules: Object.fromEntries(modules.filter(([, bytes]) => bytes > 0)),
  };
}

const nameOf = path => path.replace(/^(\.\.\/)*(elements\/dist|node_modules)\//, '');
