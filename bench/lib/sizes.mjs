/** Measures what a user downloads: an entry, bundled, minified and gzipped. */
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import {build, transform} from 'esbuild';
import {gzipSync} from 'node:zlib';
import {rollup} from 'rollup';
import {environment} from './environment.mjs';
import {production, versionsOf} from './bundle.mjs';
import {inBench} from './paths.mjs';

const REACT = /^react(-dom)?(\/|$)/;
const ENTRY = 'entry.js';

/**
 * Returns the gzipped bytes of a bundle by esbuild.
 * @param {string} code
 * @param {boolean} withoutReact
 */
export async function sizeByEsbuild(code, withoutReact) {
  const {outputFiles, metafile} = await build({
    ...production,
    alias: {},
    external: withoutReact ? ['react', 'react-dom', 'react/*', 'react-dom/*'] : [],
    stdin: {contents: code, resolveDir: inBench()},
    outdir: inBench('out'),
    metafile: true,
    write: false,
  });
  const sizes = outputFiles.map(({path, contents}) => ({
    isStyle: path.endsWith('.css'),
    bytes: gzipped(contents),
  }));
  return {
    script: sum(sizes.filter(({isStyle}) => !isStyle)),
    style: sum(sizes.filter(({isStyle}) => isStyle)),
    versions: versionsOf(Object.keys(metafile.inputs)),
  };
}

/**
 * Returns the gzipped bytes of the scripts of a bundle by Rollup, minified by esbuild, as Vite does.
 * @param {string} code
 * @param {boolean} withoutReact
 */
export async function sizeByRollup(code, withoutReact) {
  const bundle = await rollup({
    input: inBench(ENTRY),
    external: id => withoutReact && REACT.test(id),
    plugins: [
      virtualEntry(code),
      environment('production'),
      nodeResolve({browser: true, exportConditions: ['production']}),
      commonjs(),
    ],
    onwarn() {},
  });
  const {output} = await bundle.generate({format: 'es', inlineDynamicImports: true});
  await bundle.close();
  const options = {minify: true, format: 'esm', target: production.target, legalComments: 'none'};
  const chunks = await Promise.all(output.map(({code}) => transform(code, options)));
  return sum(chunks.map(({code}) => ({bytes: gzipped(code)})));
}

/** Provides the code of an entry, and leaves out style sheets, which esbuild measures. */
function virtualEntry(code) {
  return {
    name: 'virtual-entry',
    resolveId: id => (id === inBench(ENTRY) ? id : null),
    load(id) {
      if (id === inBench(ENTRY)) return code;
      return id.endsWith('.css') ? '' : null;
    },
  };
}

const gzipped = contents => gzipSync(contents).length;

const sum = sizes => sizes.reduce((total, {bytes}) => total + bytes, 0);
