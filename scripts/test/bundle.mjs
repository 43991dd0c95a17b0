/**
 * Bundles the test files, so that a test page loads a few modules instead of hundreds. The files share chunks: a page
 * has one copy of each module, as without the bundle. esbuild does not keep the order in which modules of different
 * chunks run, so no module may need an element to be defined while it is imported. The templates are those that the
 * packages publish, without white space.
 */
import {readFile} from 'node:fs/promises';
import {relative} from 'node:path';
import {build, transform} from 'esbuild';
import {inRoot, root} from '../lib/workspace.mjs';
import {withMinifiedTemplates} from '../rollup/minify-templates.mjs';

/** Adds the cleanup after each test to every test file, after its other imports. */
const reset = {
  name: 'reset',
  setup({onLoad}) {
    onLoad({filter: /\.test\.tsx?$/}, async ({path}) => ({
      contents: `${await readFile(path, 'utf8')}\nimport '${inRoot('scripts/test/reset.js')}';\n`,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

const TSCONFIG = await readFile(inRoot('tsconfig.base.json'), 'utf8');

/** Minifies the templates of the elements like the build of the packages. */
const publishedTemplates = {
  name: 'published-templates',
  setup({onLoad}) {
    onLoad(
      {filter: /\/elements\/src\/(base|components|controllers|icons|styles)\/.*\.ts$/},
      async ({path}) => {
        const source = await readFile(path, 'utf8');
        const options = {loader: 'ts', target: 'es2022', tsconfigRaw: TSCONFIG, sourcefile: path};
        const {code} = await transform(source, options);
        return {contents: withMinifiedTemplates(code)?.toString() ?? code, loader: 'js'};
      },
    );
  },
};

/**
 * Returns a plugin of the test runner's server that serves the bundle in place of the sources.
 *
 * @param {string[]} files test files, from the root
 */
export async function bundlePlugin(files) {
  const {outputFiles} = await build({
    entryPoints: files,
    absWorkingDir: root,
    // Test files and chunks are served from the folders of the sources, so `import.meta.url` stays true.
    outdir: root,
    outbase: root,
    bundle: true,
    splitting: true,
    // The packages list their side effects in `dist`, not in `src`.
    ignoreAnnotations: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['development', 'browser'],
    define: {'process.env.NODE_ENV': '"development"'},
    tsconfig: inRoot('tsconfig.base.json'),
    // Its entry for bundlers has no template compiler.
    alias: {vue: 'vue/dist/vue.esm-browser.js'},
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    write: false,
    plugins: [reset, publishedTemplates],
  });
  const bundle = new Map(outputFiles.map(({path, text}) => [`/${relative(root, path)}`, text]));
  return {
    name: 'bundle',
    serve({path}) {
      const text = bundle.get(path.replace(/\.test\.tsx?$/, '.test.js'));
      return text === undefined ? undefined : {body: text, type: 'js'};
    },
  };
}
