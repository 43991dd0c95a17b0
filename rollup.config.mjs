import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import {basename, isAbsolute} from 'node:path';
import esbuild from 'rollup-plugin-esbuild';
import {run} from './scripts/lib/run.mjs';
import {entryModules, inRoot, readJson} from './scripts/lib/workspace.mjs';
import {copyFiles} from './scripts/rollup/copy-files.mjs';
import {devServer} from './scripts/rollup/dev-server.mjs';
import {environment} from './scripts/rollup/environment.mjs';
import {guides} from './scripts/rollup/guides.mjs';
import {highlightedSource} from './scripts/rollup/highlighted-source.mjs';
import {htmlPage} from './scripts/rollup/html-page.mjs';
import {libraryFacts} from './scripts/rollup/library-facts.mjs';
import {reportImports, writeChunks} from './scripts/rollup/imported-modules.mjs';
import {integrity} from './scripts/rollup/integrity.mjs';
import {licenses} from './scripts/rollup/licenses.mjs';
import {minifyTemplates} from './scripts/rollup/minify-templates.mjs';
import {recordSizes} from './scripts/rollup/record-sizes.mjs';
import {references} from './scripts/rollup/references.mjs';
import {shareDecorate} from './scripts/rollup/share-decorate.mjs';
import {stylesheet} from './scripts/rollup/stylesheet.mjs';
import {warningsForDevelopment} from './scripts/rollup/warnings-for-development.mjs';

/** TypeScript with the same options as tsconfig.base.json: legacy decorators, and fields that are assigned. */
const typescript = options =>
  esbuild({include: /\.tsx?$/, tsconfig: 'tsconfig.base.json', target: 'es2022', ...options});

const ROUTER = 'node_modules/react-router/dist/production';

/**
 * The router in its production build, which is in a folder that its export map does not name, and without what no page uses,
 * such as its forms: names for React's developer tools keep that.
 */
const productionRouter = {
  name: 'production-router',
  resolveId: source =>
    /^react-router(\/dom)?$/.test(source)
      ? inRoot(ROUTER, source.endsWith('dom') ? 'dom-export.mjs' : 'index.mjs')
      : null,
  transform: (code, id) =>
    id.startsWith(inRoot(ROUTER))
      ? {
          code: code
            .replace(/^\w+\.displayName = .+;$/gm, '')
            .replace(/ = (?=React\d*\.forwardRef\()/g, ' = /*#__PURE__*/ '),
          map: null,
        }
      : null,
};

/** Packages from npm in their production builds, with React's environment variable replaced. */
const bundledPackages = mode => [
  nodeResolve({browser: true, exportConditions: [mode], extensions: ['.js', '.mjs']}),
  commonjs({include: /node_modules/}),
  environment(mode),
];

/** Shows only warnings about modules of this repository, and not that a bundle ignores `'use client'`. */
const ownWarnings = (warning, log) => {
  const modules = warning.ids ?? [warning.id ?? ''];
  const isOurs = !modules.every(id => id.includes('node_modules'));
  if (isOurs && warning.code !== 'MODULE_LEVEL_DIRECTIVE') log(warning);
};

const minify = preamble => terser({ecma: 2020, module: true, format: {comments: false, preamble}});

/** Of our own modules, only those that register tags, and server rendering, have side effects (CONTRIBUTING.md). */
const moduleSideEffects = id =>
  !isAbsolute(id) ||
  /(\.define|\/server\/(hold-submit|hydrate)|\/ssr(\.browser)?|elements\/src\/(index|simulated-document))\.ts$/.test(
    id,
  );

/** Writes one module for each source module. Other packages stay imports. */
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
    sourcemap: true,
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
const elementsInOneFile = ({dev}) => ({
  input: inRoot('elements/src/one-file.ts'),
  plugins: [
    typescript(),
    ...smaller(),
    ...bundledPackages('production'),
    !dev && minify(NOTICE),
    !dev && recordSizes('one-file', {'life-changers.min.js': ['one-file.ts']}),
    integrity({fileName: 'life-changers.min.js.integrity.txt'}),
    licenses({fileName: LICENSES}),
  ],
  output: {file: inRoot('elements/dist/life-changers.min.js'), format: 'es', inlineDynamicImports: true},
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
    input: ['app', 'server', 'people', 'orders', 'order-actions'].map(name =>
      inRoot('api-stub/src', `${name}.ts`),
    ),
  });

/**
 * Returns the builds of the packages, which do not depend on other builds. Each call reads the list of components.
 *
 * @param {{dev?: boolean}} [options] `dev`: does not minify, which takes longer than everything else
 */
export const libraries = ({dev = false} = {}) => [elements(), elementsInOneFile({dev}), bindings(), stub()];

/** The fonts of the site (open license). */
const FONTS = ['inter', 'bricolage-grotesque', 'geist-mono'];
const fontFile = path => inRoot('node_modules/@fontsource-variable', path);

/** The blocks, whose plain pages have no build. */
const BLOCKS = ['settings', 'list', 'dashboard', 'sign-in', 'invoice', 'team'];
const blockFolder = 'demo-app/src/pages/blocks';

/** What a visitor loads first, for each kind of page. */
const firstLoads = Object.fromEntries(
  Object.entries({
    home: 'pages/home/page.tsx',
    'a page of examples': 'pages/buttons/page.tsx',
    'a page of the API': 'api/api-page.tsx',
    users: 'pages/users/page.tsx',
  }).map(([kind, page]) => [`site: ${kind}`, ['demo-app/src/main.tsx', `demo-app/src/${page}`]]),
);
firstLoads['site: a page of examples'].push('demo-app/src/shell/demo-page.tsx');
// The reference of the element with the most properties.
firstLoads['site: a page of the API'].push('references/text-input');

/** Keeps the warnings of the elements in the site: its playground shows them. */
const withWarnings = () => ({
  name: 'with-warnings',
  resolveId: id => (id === '#development' ? inRoot('elements/dist/development.js') : null),
});

/** What turns the modules of the site into JavaScript. */
const siteModules = () => [
  guides(),
  highlightedSource(),
  libraryFacts(),
  references(),
  typescript({loaders: {'.json': 'json'}, include: /\.(tsx?|json)$/, jsx: 'automatic'}),
];

/**
 * Returns the build of the demo site. It imports the packages through their export maps, like their users do, so build
 * them first.
 *
 * @param {{dev?: boolean}} [options] `dev`: readable code with source maps, which is served, and reloads after each build
 */
export const site = ({dev = false} = {}) => ({
  input: {
    main: inRoot('demo-app/src/main.tsx'),
    plain: inRoot('demo-app/src/plain/page.ts'),
    'plain-schema': inRoot('demo-app/src/plain/sign-up.ts'),
  },
  onwarn: ownWarnings,
  plugins: [
    ...siteModules(),
    withWarnings(),
    !dev && productionRouter,
    ...bundledPackages(dev ? 'development' : 'production'),
    stylesheet({minify: !dev}),
    htmlPage({
      template: inRoot('demo-app/index.html'),
      entry: 'main',
      scripts: dev ? ['/dev/reload.js'] : [],
    }),
    copyFiles({
      clean: inRoot('demo-app/dist'),
      copies: [
        [inRoot('demo-app/public'), inRoot('demo-app/dist')],
        [inRoot('bench/README.md'), inRoot('demo-app/dist/bench.txt')],
        ...FONTS.flatMap(font => [
          [
            fontFile(`${font}/files/${font}-latin-wght-normal.woff2`),
            inRoot(`demo-app/dist/fonts/${font}.woff2`),
          ],
          [fontFile(`${font}/LICENSE`), inRoot(`demo-app/dist/fonts/${font}-license.txt`)],
        ]),
        // The plain pages have no build.
        ...['font.css', 'theme-switch.css'].map(file => [
          inRoot('demo-app/src/styles', file),
          inRoot('demo-app/dist', file),
        ]),
        ...BLOCKS.map(name => [
          inRoot(blockFolder, `${name}.css`),
          inRoot('demo-app/dist/blocks', `${name}.css`),
        ]),
        // Their data is TypeScript without types, which is JavaScript.
        ...['customers', 'sales', 'accounts', 'invoices', 'members'].map(name => [
          inRoot(blockFolder, `${name}.ts`),
          inRoot('demo-app/dist/blocks', `${name}.js`),
        ]),
        [inRoot(blockFolder, 'plain'), inRoot('demo-app/dist/blocks')],
        ...[
          'life-changers.min.js',
          'styles/tokens.css',
          'styles/undefined.css',
          'styles/life-changers.css',
        ].map(file => [inRoot('elements/dist', file), inRoot('demo-app/dist/lc', basename(file))]),
        [inRoot('elements/dist/llms.txt'), inRoot('demo-app/dist/llms-elements.txt')],
        [inRoot('react-bindings/dist/llms.txt'), inRoot('demo-app/dist/llms-react.txt')],
      ],
    }),
    writeChunks({file: inRoot('.cache/site-chunks.json')}),
    !dev && minify(),
    !dev && recordSizes('site', firstLoads),
    licenses({fileName: 'licenses.txt'}),
    dev && devServer(),
  ],
  output: {
    dir: inRoot('demo-app/dist'),
    format: 'es',
    // Pages in `public/` include their scripts themselves.
    entryFileNames: ({name}) => (name === 'main' ? 'assets/[name]-[hash].js' : '[name].js'),
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    sourcemap: dev,
  },
});

/** Returns the build of the site for Node, which renders its pages. Packages stay imports. */
export const siteOnServer = () => ({
  input: inRoot('demo-app/src/server.tsx'),
  external: id => /^(@life-changers|@tanstack|api-stub|date-fns|react|superstruct|valibot|zod)/.test(id),
  onwarn: ownWarnings,
  plugins: [
    ...siteModules(),
    reportImports(),
    {name: 'no-styles', transform: (_code, id) => (id.endsWith('.css') ? {code: '', map: null} : null)},
  ],
  output: {dir: inRoot('.cache/site-server'), format: 'es'},
});

/** `npm run dev` is `rollup --watch --configDev`. */
export default ({configDev: dev = false}) => [...libraries({dev}), site({dev})];
