/** Plugins of the test runner's server. */
import {existsSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {transform} from 'esbuild';
import {inRoot} from '../lib/workspace.mjs';
import {reactTestModules} from '../react-test-modules.mjs';

/** Vue with its template compiler, which its entry for bundlers does not include. */
const VUE = '/node_modules/vue/dist/vue.esm-browser.js';

/** Resolves the bare names of React and Vue to their ES modules, and `./name.js` to its source in TypeScript. */
export async function importsPlugin() {
  const modules = await reactTestModules();
  return {
    name: 'imports',
    resolveImport({source, context}) {
      if (modules.has(source)) return modules.get(source);
      if (source === 'vue') return VUE;
      if (!/^\.{1,2}\/.*\.js$/.test(source)) return undefined;
      return ['.ts', '.tsx']
        .map(extension => source.replace(/\.js$/, extension))
        .find(file => existsSync(inRoot(posix.dirname(context.path), file)));
    },
  };
}

/** Compiles TypeScript with the options of tsconfig.base.json. A whole run serves a bundle instead. */
export function typescriptPlugin() {
  const tsconfigRaw = readFileSync(inRoot('tsconfig.base.json'), 'utf8');
  const loaderOf = path => /\.(tsx?)$/.exec(path)?.[1];
  return {
    name: 'typescript',
    resolveMimeType: ({path}) => (loaderOf(path) ? 'js' : undefined),
    async transform({path, body}) {
      const loader = loaderOf(path);
      if (!loader) return undefined;
      const define = {'process.env.NODE_ENV': '"development"'};
      const options = {loader, tsconfigRaw, define, target: 'es2022', sourcefile: path, sourcemap: 'inline'};
      return (await transform(body, options)).code;
    },
  };
}

/** Changes the URL of a test file each time: with `--watch`, WebKit would reuse the file that it preloaded earlier. */
export function freshTestFilesPlugin() {
  return {
    name: 'fresh-test-files',
    transformImport({source}) {
      return source.includes('?wtr-session-id=') ? `${source}&time=${Date.now()}` : undefined;
    },
  };
}

/** Adds the cleanup after each test to every test file, after its other imports. */
export function resetPlugin() {
  return {
    name: 'reset',
    transform: ({path, body}) =>
      /\.test\.tsx?$/.test(path) ? `${body}\nimport '/scripts/test/reset.js';\n` : undefined,
  };
}

/** The command `restore-focus`: when a test tabs out of the page, Firefox keeps the focus in its toolbar. */
export function focusPlugin() {
  return {
    name: 'focus',
    async executeCommand({command, session}) {
      if (command !== 'restore-focus') return undefined;
      await session.browser.getPage(session.id).restoreFocus?.();
      return true;
    },
  };
}
