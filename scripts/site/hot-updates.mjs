import {inRoot} from '../lib/workspace.mjs';

const MAIN = inRoot('demo-app/src/main.tsx');
const DEFINE = inRoot('elements/src/base/define.ts');
const ELEMENTS = /\/elements\/src\/.*\.ts$/;
const STYLES = /\/elements\/src\/.*\.styles\.ts$/;
const TAGS = /\/elements\/src\/.*\.define\.ts$/;
const PAGES = /\/demo-app\/src\/(.*routes\.tsx|content\/guides\/list\.ts)$|^\0example-pages$/;

const HOT_APP = inRoot('scripts/site/hot-app.js');
const HOT_ELEMENTS = inRoot('scripts/site/hot-elements.js');
const HOT_STYLES = inRoot('scripts/site/hot-styles.js');

/**
 * While the site is developed, shows what has changed without loading the page again:
 *
 * - A page gets its new content. Components that have not changed keep their state.
 * - New styles of an element replace those that its class has.
 * - A tag gets the new class of its element, and the app starts again. Code that more than tags depend on, such as features of
 *   tables, loads the page again, and so does a new property.
 * - For all other code of the site, the app renders again with the new modules, and the page on display starts again.
 */
export function hotUpdates() {
  return {
    name: 'hot-updates',
    apply: 'serve',
    enforce: 'pre',
    hotUpdate({file, modules}) {
      if (!ELEMENTS.test(file) || STYLES.test(file)) return undefined;
      if (modules.every(module => changesOnlyTags(module))) return undefined;
      this.environment.hot.send({type: 'full-reload'});
      return [];
    },
    load: id => (id === DEFINE ? `export {define} from '${HOT_ELEMENTS}';` : null),
    transform(code, id) {
      if (id === MAIN) return {code: withNewModules(code), map: null};
      if (PAGES.test(id)) return {code: withNewPages(code), map: null};
      if (STYLES.test(id)) return {code: code + withNewStyles(code), map: null};
      if (TAGS.test(id) && code.includes("define('lc-")) return {code: code + NEW_ELEMENTS, map: null};
      return undefined;
    },
  };
}

/** Whether all modules that depend on a module do so through those that define tags, which accept new versions. */
function changesOnlyTags(module, seen = new Set()) {
  if (seen.has(module) || (TAGS.test(module.file) && module.isSelfAccepting)) return true;
  seen.add(module);
  return module.importers.size > 0 && [...module.importers].every(other => changesOnlyTags(other, seen));
}

/** Keeps the root of React when the module runs again. No page is rendered before the script while the site is developed. */
function withNewModules(code) {
  const replaced = code
    .replace('root.hasChildNodes()', 'false')
    .replace('const app = (', 'const app = () => (')
    .replace('createRoot(root).render(app)', 'showApp(root, app)');
  if (!/const app = \(\)[^]*showApp/.test(replaced))
    throw new Error(`${MAIN} has no createRoot(root).render(app).`);
  return `import {showApp, showFailedImport} from '${HOT_APP}';
${replaced}
import.meta.hot.accept(next => next ?? showFailedImport());
`;
}

/** Passes the exports of the pages, which routes read whenever they render, and new ones. */
function withNewPages(code) {
  const paths = new Set();
  const replaced = code.replace(
    /import\(('\.?\/(?:src\/content|content|texts)\/[^']+')\)/g,
    (loading, path) => {
      paths.add(path);
      return `livePage(import.meta.hot, ${path}, ${loading})`;
    },
  );
  if (paths.size === 0) return code;
  const list = `[${[...paths].join(', ')}]`;
  return `import {livePage, replacePages} from '${HOT_APP}';
${replaced}
import.meta.hot.accept(${list}, next => replacePages(import.meta.hot, ${list}, next));
`;
}

/** Passes the styles with which the classes were defined, and the new ones. */
function withNewStyles(code) {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return `
import {showFailedImport} from '${HOT_APP}';
import {replaceStyles} from '${HOT_STYLES}';
(import.meta.hot.data.versions ??= []).push([${names.join(', ')}].flat(Infinity));
import.meta.hot.accept(next => {
  if (next === undefined) return showFailedImport();
  const newest = [${names.map(name => `next.${name}`).join(', ')}].flat(Infinity);
  const {versions} = import.meta.hot.data;
  if (versions.every(({length}) => length === newest.length)) return replaceStyles(versions, newest);
  import.meta.hot.data.versions = [newest];
  import.meta.hot.invalidate();
});
`;
}

/** Passes the exports of a module that defines a tag, and the new ones. */
const NEW_ELEMENTS = `
import {replaceElements} from '${HOT_ELEMENTS}';
import.meta.hot.accept(async next => replaceElements(await import(/* @vite-ignore */ import.meta.url), next));
`;
