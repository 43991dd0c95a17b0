// The demo site. `vite build demo-app` builds it for browsers, with `--ssr` for Node, which renders its pages. Both import the
// packages through their export maps, like their users do, so build them first. `vite demo-app` serves it from the sources of
// the packages.
import {existsSync, readdirSync} from 'node:fs';
import {basename} from 'node:path';
import esbuild from 'rollup-plugin-esbuild';
import {createLogger} from 'vite';
import {viteStaticCopy} from 'vite-plugin-static-copy';
import {entryModules, inRoot} from '../scripts/lib/workspace.mjs';
import {fieldSelector} from '../scripts/site/field-selector.mjs';
import {guides} from '../scripts/site/guides.mjs';
import {highlightedSource} from '../scripts/site/highlighted-source.mjs';
import {hotUpdates} from '../scripts/site/hot-updates.mjs';
import {reportImports, writeChunks} from '../scripts/site/imported-modules.mjs';
import {libraryFacts} from '../scripts/site/library-facts.mjs';
import {licenses} from '../scripts/rollup/licenses.mjs';
import {recordSizes} from '../scripts/rollup/record-sizes.mjs';
import {plainScripts} from '../scripts/site/plain-scripts.mjs';
import {references} from '../scripts/site/references.mjs';
import {stub} from '../scripts/site/stub.mjs';

const here = path => inRoot('demo-app', path);

/** The scripts of the plain pages. */
const PLAIN = {plain: here('src/site/plain/page.ts'), 'plain-schema': here('src/site/plain/sign-up.ts')};

/** The fonts of the site (open license). */
const FONTS = ['inter', 'bricolage-grotesque', 'geist-mono'];
const fontFile = path => inRoot('node_modules/@fontsource-variable', path);

/** The blocks, whose plain pages have no build, and their data: TypeScript without types, which is JavaScript. */
const BLOCKS = ['settings', 'list', 'dashboard', 'sign-in', 'invoice', 'team'];
const BLOCK_DATA = ['customers', 'sales', 'accounts', 'invoices', 'members'];
const blockFile = path => here(`src/content/blocks/${path}`);

/** The files of the blocks that have a folder each: what the plain page loads, and the data. */
const blockFiles = () =>
  readdirSync(blockFile('.'), {withFileTypes: true})
    .filter(({name}) => existsSync(blockFile(`${name}/plain`)))
    .flatMap(({name}) => [name, `${name}/plain`])
    .flatMap(folder => readdirSync(blockFile(folder)).map(file => [blockFile(`${folder}/${file}`), file]))
    .filter(([, file]) => /\.(html|js|css)$|(?<!-code)\.ts$/.test(file))
    .map(([path, file]) => [path, `blocks/${file.replace(/\.ts$/, '.js')}`]);

const copies = [
  ...FONTS.flatMap(font => [
    [fontFile(`${font}/files/${font}-latin-wght-normal.woff2`), `fonts/${font}.woff2`],
    [fontFile(`${font}/LICENSE`), `fonts/${font}-license.txt`],
  ]),
  [fontFile('inter/files/inter-latin-ext-wght-normal.woff2'), 'fonts/inter-latin-ext.woff2'],
  // The plain pages have no build.
  ...['font.css', 'theme-switch.css'].map(file => [here(`src/styles/${file}`), file]),
  ...BLOCKS.map(name => [blockFile(`${name}.css`), `blocks/${name}.css`]),
  ...BLOCK_DATA.map(name => [blockFile(`${name}.ts`), `blocks/${name}.js`]),
  [blockFile('plain/*'), 'blocks/*'],
  ...blockFiles(),
  ...['life-changers.min.js', 'styles/tokens.css', 'styles/undefined.css', 'styles/life-changers.css'].map(
    file => [inRoot('elements/dist', file), `lc/${basename(file)}`],
  ),
  [inRoot('elements/dist/languages/*'), 'lc/languages/*'],
  [inRoot('elements/dist/llms.txt'), 'llms-elements.txt'],
  [inRoot('react-bindings/dist/llms.txt'), 'llms-react.txt'],
  [inRoot('bench/README.md'), 'bench.txt'],
].map(([src, to]) => ({
  src,
  dest: to.includes('/') ? to.slice(0, to.lastIndexOf('/')) : '.',
  ...(!to.endsWith('*') && {rename: basename(to)}),
}));

/** What a visitor loads first, for each kind of page. */
const firstLoads = Object.fromEntries(
  Object.entries({
    home: ['content/home/page.tsx'],
    'a page of examples': ['content/buttons/page.md?examples', 'site/workbench/demo-page.tsx'],
    // The reference of the element with the most properties.
    'a page of the API': ['api/api-page.tsx', 'references/text-input'],
    users: ['content/users/page.tsx'],
    orders: ['content/orders/page.tsx'],
  }).map(([kind, files]) => [`site: ${kind}`, ['demo-app/src/main.tsx', ...files]]),
);

const ROUTER = 'node_modules/react-router/dist/production';

/**
 * The router in its production build, which is in a folder that its export map does not name, and without what no page uses,
 * such as its forms: names for React's developer tools keep that.
 */
const productionRouter = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
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

/** Keeps the warnings of the elements in the site: its playground shows them. */
const withWarnings = {
  name: 'with-warnings',
  enforce: 'pre',
  resolveId: id => (id === '#development' ? inRoot('elements/dist/development.js') : null),
};

/** The fonts are copied, and the plain pages have their style sheet too, so the addresses stay as they are. */
const logger = createLogger('warn');
const {warnOnce} = logger;
logger.warnOnce = (message, options) => {
  if (!message.includes("didn't resolve at build time")) warnOnce(message, options);
};

/** Vite prints the address as information, which the site does not print. */
const printAddress = {
  name: 'print-address',
  configureServer(server) {
    server.printUrls = () => console.log(Object.values(server.resolvedUrls).flat().join(' '));
  },
};

/** While the site is developed, a change of an element is visible without a build of its package. */
const sources = () => [
  ...Object.entries(entryModules())
    .filter(([name]) => !name.startsWith('styles/'))
    .map(([name, file]) => ({
      find: new RegExp(`^@life-changers/elements${name === '.' ? '' : `/${name}`}$`),
      replacement: file,
    })),
  {find: /^@life-changers\/react$/, replacement: inRoot('react-bindings/src/index.ts')},
  {find: /^@life-changers\/react\/ssr$/, replacement: inRoot('react-bindings/src/ssr.browser.ts')},
];

const SOURCES = /\/(elements|react-bindings)\/src\/.*\.ts$/;

/**
 * Compiles the sources of the packages like their builds do. Oxc leaves a field on the instance where a decorated field has a
 * symbol as its name, which Lit's development build rejects.
 */
const likePackages = () => ({
  ...esbuild({include: SOURCES, tsconfig: inRoot('tsconfig.base.json'), target: 'es2022'}),
  enforce: 'pre',
});

export default ({command, isSsrBuild = false}) => ({
  root: here('.'),
  cacheDir: inRoot('.cache/vite'),
  customLogger: logger,
  logLevel: 'warn',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    fieldSelector(),
    guides(),
    highlightedSource(),
    libraryFacts(),
    references(),
    hotUpdates(),
    ...(isSsrBuild ? [reportImports()] : []),
    ...(command === 'build' && !isSsrBuild
      ? [
          withWarnings,
          productionRouter,
          writeChunks({file: inRoot('.cache/site-chunks.json')}),
          recordSizes('site', firstLoads),
          licenses({fileName: 'licenses.txt'}),
        ]
      : []),
    ...(command === 'serve' ? [likePackages(), printAddress] : []),
    ...(isSsrBuild ? [] : [plainScripts(PLAIN), viteStaticCopy({targets: copies, silent: true}), stub()]),
  ],
  oxc: {exclude: [SOURCES, /\/node_modules\//]},
  resolve: {alias: command === 'serve' ? sources() : []},
  build: isSsrBuild ? onServer : inBrowsers,
});

/** Warns only about modules of this repository, and not that a bundle ignores `'use client'`. */
const onLog = (level, log, next) => {
  const isOurs = !(log.id ?? log.ids?.[0] ?? '').includes('node_modules');
  if (isOurs && log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
};

const inBrowsers = {
  outDir: here('dist'),
  emptyOutDir: true,
  target: 'es2022',
  cssMinify: 'esbuild',
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  // Pages preload what they need themselves (`demo-app/src/site/hydration/preload-page.ts`).
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_file, files, {hostType}) => (hostType === 'html' ? files : []),
  },
  reportCompressedSize: false,
  chunkSizeWarningLimit: Infinity,
  rolldownOptions: {
    onLog,
    checks: {pluginTimings: false},
    input: {main: here('index.html')},
    output: {
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      // What the app loads first is one file. The bundler would make sixty of it, which are larger together: one for each group
      // of modules that some other pages need too.
      codeSplitting: {groups: [{name: 'main', tags: ['$initial']}]},
    },
  },
};

const onServer = {
  reportCompressedSize: false,
  outDir: inRoot('.cache/site-server'),
  emptyOutDir: true,
  ssr: here('src/server.tsx'),
  target: 'node20',
  rolldownOptions: {
    onLog,
    checks: {pluginTimings: false},
    external: /^(@life-changers|@tanstack|api-stub|date-fns|react|superstruct|valibot|zod)/,
  },
};
