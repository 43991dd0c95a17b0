/**
 * Bundles the test files into a few pages. To open a page and to compile its code takes longer than most files, and a
 * page loads a few modules instead of hundreds. The files of a page share its modules, and each is a suite with its path
 * as its name. esbuild does not keep the order in which modules of different chunks run, so no module may need an
 * element to be defined while it is imported. The templates are those that the packages publish, without white space.
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {relative} from 'node:path';
import {build, transform} from 'esbuild';
import MagicString from 'magic-string';
import {parseAst} from 'rollup/parseAst';
import {inRoot, root} from '../lib/workspace.mjs';
import {withMinifiedTemplates} from '../rollup/minify-templates.mjs';

/** Such a file imports modules late, waits while it is imported, or says in a comment why it shares its page with none. */
const NEEDS_PAGE = /\bimport\(|^(?:const .* = )?await |^\/\/ Alone on its page: /m;
const needsPage = file => NEEDS_PAGE.test(readFileSync(inRoot(file), 'utf8'));

const workspaceOf = file => file.split('/', 1)[0];

/**
 * Writes a module for each page, which imports test files of one workspace: those of React import the elements as a package,
 * which would be a second copy next to their sources.
 *
 * @param {readonly string[]} files test files, from the root
 * @param {string} folder of the modules, from the root
 * @param {number} most the most files of a page
 * @returns {string[]} the modules, from the root
 */
export function writePages(files, folder, most) {
  const shared = files.filter(file => !needsPage(file));
  const pages = files.filter(needsPage).map(file => [file]);
  for (const workspace of new Set(shared.map(workspaceOf))) {
    const own = shared.filter(file => workspaceOf(file) === workspace);
    for (let start = 0; start < own.length; start += most) pages.push(own.slice(start, start + most));
  }
  rmSync(inRoot(folder), {recursive: true, force: true});
  mkdirSync(inRoot(folder), {recursive: true});
  return pages.map((imported, index) => {
    const path = `${folder}/${index + 1}.ts`;
    const modules = [...imported, 'scripts/test/reset.js'];
    writeFileSync(inRoot(path), modules.map(module => `import '${inRoot(module)}';\n`).join(''));
    return path;
  });
}

const TSCONFIG = await readFile(inRoot('tsconfig.base.json'), 'utf8');

/** Returns the JavaScript of a TypeScript file. */
async function compile(path) {
  const {code} = await transform(await readFile(path, 'utf8'), {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: TSCONFIG,
    sourcefile: path,
  });
  return code;
}

/** Makes each test file that shares a page a suite: its hooks are for its own tests, and warnings come again. */
const suites = {
  name: 'suites',
  setup({onLoad}) {
    onLoad({filter: /\.test\.tsx?$/}, async ({path}) => {
      const file = relative(root, path);
      const code = await compile(path);
      return {contents: needsPage(file) ? code : asSuite(file, code), loader: 'js'};
    });
  },
};

function asSuite(name, code) {
  const imports = parseAst(code).body.filter(({type}) => type === 'ImportDeclaration');
  const start = Math.max(0, ...imports.map(({end}) => end));
  return new MagicString(code)
    .prepend(`import {warned as $warned} from '${inRoot('elements/src/base/lc-element.ts')}';`)
    .appendLeft(start, `describe('${name}', () => { before(() => $warned.clear());`)
    .append('\n});\n')
    .toString();
}

/** A plugin of esbuild that minifies the templates of the elements like the build of the packages. */
export const publishedTemplates = {
  name: 'published-templates',
  setup({onLoad}) {
    onLoad(
      {filter: /\/elements\/src\/(base|components|controllers|icons|styles)\/.*\.ts$/},
      async ({path}) => {
        const code = await compile(path);
        return {contents: withMinifiedTemplates(code)?.toString() ?? code, loader: 'js'};
      },
    );
  },
};

/**
 * Returns a middleware of the test runner's server that serves the bundle in place of the sources. It answers before the
 * plugins of the server, which would parse each chunk for each page, and lets the browser keep the chunks.
 *
 * @param {readonly string[]} pages the modules of the pages, from the root
 * @param {{splitting?: boolean, plugins?: import('esbuild').Plugin[], define?: Record<string, string>}} [options] whether the
 *   pages share their chunks, more plugins of esbuild, and the code of global constants
 */
export async function bundleMiddleware(pages, {splitting = true, plugins = [], define = {}} = {}) {
  const {outputFiles} = await build({
    entryPoints: pages,
    absWorkingDir: root,
    // Pages and chunks are served from the folders of the sources, so `import.meta.url` stays true.
    outdir: root,
    outbase: root,
    bundle: true,
    splitting,
    // The packages list their side effects in `dist`, not in `src`.
    ignoreAnnotations: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['development', 'browser'],
    define: {'process.env.NODE_ENV': '"development"', ...define},
    tsconfig: inRoot('tsconfig.base.json'),
    // Its entry for bundlers has no template compiler.
    alias: {vue: 'vue/dist/vue.esm-browser.js'},
    // Apart from the code: pages load the code only, the runner reads the map of an error.
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    write: false,
    plugins: [...plugins, suites, publishedTemplates],
  });
  const bundle = new Map(outputFiles.map(({path, text}) => [`/${relative(root, path)}`, text]));
  return (context, next) => {
    const text = bundle.get(context.path.replace(/\.ts$/, '.js'));
    if (text === undefined) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    context.set('cache-control', 'max-age=3600');
    context.body = text;
  };
}
