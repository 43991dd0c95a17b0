/**
 * Bundles React and its router into ES modules for the test runner, which serves single modules and cannot serve
 * React's CommonJS. The modules share chunks, so that a test page has only one React.
 */
import {createRequire} from 'node:module';
import {build} from 'esbuild';
import {inRoot, root} from './lib/workspace.mjs';

const require = createRequire(import.meta.url);
const FOLDER = '.cache/react-test-modules';

const namesOf = name => Object.keys(require(name)).filter(key => key !== 'default');

/**
 * The exported names of each CommonJS module. Those of the server are listed, because importing it would open a message
 * channel that keeps the process alive.
 */
const COMMONJS = {
  react: namesOf('react'),
  'react/jsx-runtime': namesOf('react/jsx-runtime'),
  'react/jsx-dev-runtime': namesOf('react/jsx-dev-runtime'),
  'react-dom': namesOf('react-dom'),
  'react-dom/client': namesOf('react-dom/client'),
  'react-dom/server': ['renderToReadableStream', 'renderToStaticMarkup', 'renderToString', 'version'],
};
const MODULES = [...Object.keys(COMMONJS), 'react-router-dom'];

const fileOf = name => name.replaceAll('/', '-');

/** An ES module that exports every name. For a CommonJS module, esbuild exports only the default. */
function entrySource(name) {
  const names = COMMONJS[name];
  if (!names) return `export * from '${name}';`;
  return `import all from '${name}'; export default all; export const {${names.join(', ')}} = all;`;
}

/** A plugin for entries that exist only as text. */
const entries = {
  name: 'entries',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^entry:/}, ({path}) => ({path: path.slice('entry:'.length), namespace: 'entry'}));
    onLoad({filter: /./, namespace: 'entry'}, ({path}) => ({contents: entrySource(path), resolveDir: root}));
  },
};

/** Builds the modules, and returns the path on the test server for each bare name. */
export async function reactTestModules() {
  await build({
    entryPoints: MODULES.map(name => ({in: `entry:${name}`, out: fileOf(name)})),
    outdir: inRoot(FOLDER),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    // `act` and React's warnings exist only in development builds.
    conditions: ['development', 'browser'],
    define: {'process.env.NODE_ENV': '"development"'},
    logLevel: 'error',
    plugins: [entries],
  });
  return new Map(MODULES.map(name => [name, `/${FOLDER}/${fileOf(name)}.js`]));
}
