/** Bundles the page of a contender as an app's production build does. */
import {build} from 'esbuild';
import {readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import {inBench} from './paths.mjs';

/**
 * All contenders use one React, because two in one bundle would break the bindings, and one zod, so that none has a
 * faster one.
 */
const ONE_COPY = ['react', 'react-dom', 'lit', 'zod'];

/** The options that make a bundle the one of a user: minified, for production. */
export const production = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['production'],
  define: {'process.env.NODE_ENV': '"production"'},
  legalComments: 'none',
  logLevel: 'error',
  alias: Object.fromEntries(ONE_COPY.map(name => [name, inRoot('node_modules', name)])),
  loader: {'.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.svg': 'dataurl', '.png': 'dataurl'},
};

/**
 * @typedef {object} Bundle
 * @property {string} script
 * @property {string} style
 * @property {Record<string, string>} versions of the packages in the bundle, by name
 */

/**
 * @param {import('./rounds.mjs').Suite} suite
 * @param {string} contender
 * @returns {Promise<Bundle>}
 */
export async function bundlePage({name, page = name, factory}, contender) {
  const contents = `
    import contender from './contenders/${name}/${contender}.js';
    import {${factory}} from './page/${page}.js';
    const {title, note = '', missing = {}, kinds} = contender;
    globalThis.bench = {describe: () => ({title, note, missing, kinds}), ...${factory}(contender)};`;
  const {outputFiles, metafile} = await build({
    ...production,
    stdin: {contents, resolveDir: inBench()},
    outdir: inBench('out'),
    metafile: true,
    write: false,
  });
  const text = extension => outputFiles.find(({path}) => path.endsWith(extension))?.text ?? '';
  return {script: text('.js'), style: text('.css'), versions: versionsOf(Object.keys(metafile.inputs))};
}

/** Returns the versions of the packages that some files are from. */
export function versionsOf(files) {
  const folders = new Set(files.map(packageFolder).filter(Boolean));
  const entries = [...folders].map(folder => {
    const {name, version} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return [name, version];
  });
  return Object.fromEntries(entries.sort());
}

/** Returns the folder of the package that a file is from; null for files of the bench. */
function packageFolder(file) {
  const path = file.replaceAll('\\', '/');
  const inModules = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path);
  if (inModules) return inModules[0];
  return /\/?(elements|react-bindings)\/dist\//.test(path)
    ? dirname(path.replace(/\/dist\/.*/, '/dist'))
    : null;
}
