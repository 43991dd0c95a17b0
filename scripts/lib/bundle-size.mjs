import {build} from 'esbuild';
import {gzipSync} from 'node:zlib';
import {inRoot} from './workspace.mjs';

/**
 * Returns what an app downloads for an import: the bytes of its bundle with everything that it needs, such as Lit,
 * minified and gzipped. Needs a build of the packages.
 *
 * @param {string} entry for example `@life-changers/elements/button`
 */
export async function bundleSize(entry) {
  const {outputFiles} = await build({
    stdin: {contents: `import '${entry}';`, resolveDir: inRoot('demo-app')},
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['production'],
    legalComments: 'none',
    write: false,
  });
  const {contents} = outputFiles[0];
  return {raw: contents.length, gzip: gzipSync(contents).length};
}
