/** Plugins of the test runner's server. */
import {existsSync} from 'node:fs';
import {posix} from 'node:path';
import {inRoot} from '../lib/workspace.mjs';
import {reactTestModules} from '../react-test-modules.mjs';

/** Vue with its template compiler, which its entry for bundlers does not include. */
const VUE = '/node_modules/vue/dist/vue.esm-browser.js';

/** Resolves the bare names of React and Vue to their ES modules, and `./name.js` to `./name.tsx` if it is the source. */
export async function importsPlugin() {
  const modules = await reactTestModules();
  return {
    name: 'imports',
    resolveImport({source, context}) {
      if (modules.has(source)) return modules.get(source);
      if (source === 'vue') return VUE;
      if (!/^\.{1,2}\/.*\.js$/.test(source)) return undefined;
      const tsx = source.replace(/\.js$/, '.tsx');
      return existsSync(inRoot(posix.dirname(context.path), tsx)) ? tsx : undefined;
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
