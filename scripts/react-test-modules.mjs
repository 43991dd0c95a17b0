/**
 * Bundles React and its router into ES modules for the test runner, which serves single modules and cannot serve
 * React's CommonJS. The modules share chunks, so that a test page has only one React.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import {rollup} from 'rollup';
import {inRoot} from './lib/workspace.mjs';

const require = createRequire(import.meta.url);
const OUT_DIR = '.cache/react-test-modules';

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

const fileOf = name => `${name.replaceAll('/', '-')}.js`;

/** An ES module that exports every name. For a CommonJS module, Rollup exports only the default. */
function entrySource(name) {
  const names = COMMONJS[name];
  if (!names) return `export * from '${name}';`;
  return `import all from '${name}'; export default all; export const {${names.join(', ')}} = all;`;
}

/** A Rollup plugin for entries that exist only as text. */
const entries = {
  name: 'react-test-entries',
  resolveId: id => (id.startsWith('entry:') ? `\0${id}` : null),
  load: id => (id.startsWith('\0entry:') ? entrySource(id.slice('\0entry:'.length)) : null),
};

/** The sources of the bundle: this script and the installed versions. */
function fingerprint() {
  const versions = ['react', 'react-dom', 'react-router-dom'].map(
    name => `${name} ${require(`${name}/package.json`).version}`,
  );
  return [...versions, readFileSync(fileURLToPath(import.meta.url), 'utf8')].join('\n');
}

async function bundle() {
  const build = await rollup({
    input: Object.fromEntries(MODULES.map(name => [fileOf(name).slice(0, -'.js'.length), `entry:${name}`])),
    plugins: [
      entries,
      // `act` and React's warnings exist only in development builds.
      replace({preventAssignment: true, values: {'process.env.NODE_ENV': '"development"'}}),
      nodeResolve({browser: true, exportConditions: ['development']}),
      commonjs(),
    ],
    // Some modules have a directive for React Server Components, which does not matter here.
    onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
  });
  await build.write({
    dir: inRoot(OUT_DIR),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunk-[hash].js',
  });
  await build.close();
}

/** Builds missing or outdated modules, and returns the path on the test server for each bare name. */
export async function reactTestModules() {
  const stamp = inRoot(OUT_DIR, 'fingerprint.txt');
  const current = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
    await bundle();
    writeFileSync(stamp, current);
  }
  return new Map(MODULES.map(name => [name, `/${OUT_DIR}/${fileOf(name)}`]));
}
