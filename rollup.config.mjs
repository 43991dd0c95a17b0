import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import {build} from 'esbuild';
import {isAbsolute} from 'node:path';
import esbuild, {minify as esbuildMinify} from 'rollup-plugin-esbuild';
import {run} from './scripts/lib/run.mjs';
import {entryModules, inRoot, readJson} from './scripts/lib/workspace.mjs';
import {integrity} from './scripts/rollup/integrity.mjs';
import {licenses} from './scripts/rollup/licenses.mjs';
import {minifyTemplates} from './scripts/rollup/minify-templates.mjs';
import {recordSizes} from './scripts/rollup/record-sizes.mjs';
import {shareDecorate} from './scripts/rollup/share-decorate.mjs';
import {warningsForDevelopment} from './scripts/rollup/warnings-for-development.mjs';

/** TypeScript with the same options as tsconfig.base.json: legacy decorators, and fields that are assigned. */
const typescript = options =>
  esbuild({
    include: /\.tsx?$/,
    tsconfig: 'tsconfig.base.json',
    target: 'es2022',
    charset: 'utf8',
    ...options,
  });

const minify = preamble => terser({ecma: 2020, module: true, format: {comments: false, preamble}});

/** Of our own modules, only those that register tags, and server rendering, have side effects (CONTRIBUTING.md). */
const moduleSideEffects = id =>
  !isAbsolute(id) ||
  /(\.define|\/server\/(hold-submit|hydrate)|\/ssr(\.browser)?|elements\/src\/(index|page-language|simulated-document))\.ts$/.test(
    id,
  );

/**
 * Writes one module for each source module. Other packages stay imports. The modules are not minified, and a debugger shows them
 * as they are: source maps would be four tenths of the package.
 */
const modules = ({input, folder, plugins = [], ...output}) => ({
  input,
  treeshake: {moduleSideEffects},
  external: id => !id.startsWith('.') && !isAbsolute(id),
  plugins: [typescript(), ...plugins],
  output: {
    dir: inRoot(folder, 'dist'),
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: inRoot(folder, 'src'),
    entryFileNames: '[name].js',
    ...output,
  },
});

/** What makes the code of the elements smaller, after TypeScript is compiled. */
const smaller = () => [shareDecorate({from: inRoot('elements/src/base/decorate.ts')}), minifyTemplates()];

const elements = () =>
  modules({
    folder: 'elements',
    plugins: [
      ...smaller(),
      warningsForDevelopment(),
      {name: 'write-styles', writeBundle: () => run('scripts/write-styles.mjs')},
    ],
    input: [
      ...Object.values(entryModules()),
      // For the style sheets.
      inRoot('elements/src/styles/tokens.ts'),
      inRoot('elements/src/styles/undefined.ts'),
    ],
  });

const LICENSES = 'life-changers.min.js.LICENSE.txt';
const NOTICE = `/*! Life Changers UI ${readJson('elements/package.json').version}, MIT; with others: ${LICENSES} */`;

/** Everything in one file, including Lit, for a `<script type="module">` without a bundler. */
const elementsInOneFile = isFast => ({
  input: inRoot('elements/src/one-file.ts'),
  plugins: [
    typescript(),
    ...smaller(),
    nodeResolve({browser: true, exportConditions: ['production'], extensions: ['.js', '.mjs']}),
    isFast ? esbuildMinify({banner: NOTICE, target: 'es2022', format: 'esm'}) : minify(NOTICE),
    !isFast && recordSizes('one-file', {'life-changers.min.js': ['one-file.ts']}),
    integrity({fileName: 'life-changers.min.js.integrity.txt'}),
    licenses({fileName: LICENSES}),
    languagesBeside(),
  ],
  output: {file: inRoot('elements/dist/life-changers.min.js'), format: 'es', inlineDynamicImports: true},
});

/**
 * Writes each language in one module that imports nothing, for `life-changers.min.js` to load. Rollup would share code
 * between them, which a page with one language would load in a second step.
 */
const languagesBeside = () => ({
  name: 'languages-beside',
  writeBundle: () =>
    build({
      entryPoints: [inRoot('elements/src/core/localization/languages/*.ts')],
      outdir: inRoot('elements/dist/languages'),
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      charset: 'utf8',
    }),
});

/** Marks the bindings as client components for React Server Components. The entries are the boundary. */
const bindings = () =>
  modules({
    folder: 'react-bindings',
    input: ['index', 'ssr', 'ssr.browser'].map(name => inRoot('react-bindings/src', `${name}.ts`)),
    banner: chunk => (chunk.isEntry ? "'use client';" : ''),
  });

const stub = () =>
  modules({
    folder: 'api-stub',
    input: ['app', 'server', 'people', 'orders', 'order-actions', 'prices'].map(name =>
      inRoot('api-stub/src', `${name}.ts`),
    ),
  });

/**
 * Returns functions that return the builds of the packages, which do not depend on each other.
 *
 * @param {{isFast?: boolean}} [options] `isFast`: minifies with esbuild
 */
export const packages = ({isFast = false} = {}) => ({
  elements,
  'one-file': () => elementsInOneFile(isFast),
  bindings,
  stub,
});

/** `rollup --config` builds all of them. */
export default () => Object.values(packages()).map(build => build());
