import {inRoot} from '../lib/workspace.mjs';

const MAIN = inRoot('demo-app/src/main.tsx');
const STYLES = /\/elements\/src\/.*\.styles\.ts$/;
const ELEMENTS = /\/elements\/src\/.*\.ts$/;

/**
 * While the site is developed, shows what has changed without loading the page again, but for the code of an element: a tag
 * is defined once. The app renders again with the new modules, and the page on display starts again. New styles of an
 * element replace those that its class has.
 */
export function hotUpdates() {
  return {
    name: 'hot-updates',
    apply: 'serve',
    enforce: 'pre',
    hotUpdate({file}) {
      if (!ELEMENTS.test(file) || STYLES.test(file)) return undefined;
      this.environment.hot.send({type: 'full-reload'});
      return [];
    },
    transform(code, id) {
      if (id === MAIN) return {code: withNewModules(code), map: null};
      if (STYLES.test(id)) return {code: code + withNewStyles(code), map: null};
      return undefined;
    },
  };
}

/** Keeps the root of React when the module runs again. No page is rendered before the script while the site is developed. */
function withNewModules(code) {
  const replaced = code
    .replace('root.hasChildNodes()', 'false')
    .replace('createRoot(root).render', '(import.meta.hot.data.root ??= createRoot(root)).render');
  if (!replaced.includes('import.meta.hot')) throw new Error(`${MAIN} has no createRoot(root).render.`);
  return `${replaced}\nimport.meta.hot.accept();\n`;
}

/** Passes the styles with which the classes were defined, and the new ones. */
function withNewStyles(code) {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return `
import {replaceStyles} from '${inRoot('scripts/site/hot-styles.js')}';
import.meta.hot.data.styles ??= [${names.join(', ')}].flat(Infinity);
import.meta.hot.accept(next => {
  const {styles} = import.meta.hot.data;
  const newest = [${names.map(name => `next.${name}`).join(', ')}].flat(Infinity);
  if (newest.length === styles.length) replaceStyles(styles, newest);
  else import.meta.hot.invalidate();
});
`;
}
