/**
 * Measures what a page loads at once: an entry, bundled, minified and gzipped. What its code loads later, when it is needed,
 * is in other files, which are not counted.
 */
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import {build, transform} from 'esbuild';
import {relative} from 'node:path';
import {gzipSync} from 'node:zlib';
import {rollup} from 'rollup';
import {importsIn, loadedAtOnce} from '../../scripts/lib/bundle-size.mjs';
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
    absWorkingDir: inBench(),
    outdir: inBench('out'),
    splitting: true,
    metafile: true,
    write: false,
  });
  const contents = new Map(outputFiles.map(file => [relative(inBench(), file.path), file.contents]));
  const loaded = loadedAtOnce('out/stdin.js', importsIn(metafile));
  const styles = [...contents.keys()].filter(path => path.endsWith('.css'));
  const bytesOf = paths => sum(paths.map(path => gzipped(contents.get(path))));
  const inputs = [...loaded, ...styles].flatMap(path => Object.keys(metafile.outputs[path].inputs));
  const versions = versionsOf(inputs.map(path => inBench(path)));
  return {script: bytesOf(loaded), style: bytesOf(styles), versions};
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
  const {output} = await bundle.generate({format: 'es'});
  await bundle.close();
  const chunks = new Map(output.filter(({type}) => type === 'chunk').map(chunk => [chunk.fileName, chunk]));
  const loaded = loadedAtOnce(ENTRY, name => chunks.get(name).imports.filter(file => chunks.has(file)));
  const options = {minify: true, format: 'esm', target: production.target, legalComments: 'none'};
  const minified = await Promise.all(loaded.map(name => transform(chunks.get(name).code, options)));
  return sum(minified.map(({code}) => gzipped(code)));
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

const sum = numbers => numbers.reduce((total, number) => total + number, 0);
