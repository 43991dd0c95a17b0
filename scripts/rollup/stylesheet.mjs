import {transform} from 'esbuild';

/**
 * Combines every `import './x.css'` of the program into one minified file with a hash in its name. Inline styles are
 * not allowed, because the site's `style-src` is `'self'`. Styles are in execution order; lazy-loaded pages come last.
 */
export function stylesheet({name = 'styles.css', minify = true} = {}) {
  const sources = new Map();
  return {
    name: 'stylesheet',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      sources.set(id, code);
      return {code: '', moduleSideEffects: true, map: null};
    },
    async generateBundle() {
      const text = inOrder(this)
        .map(id => sources.get(id) ?? '')
        .join('\n');
      if (text.trim() === '') return;
      const {code} = await transform(text, {loader: 'css', minify});
      this.emitFile({type: 'asset', name, source: code});
    },
  };
}

/** Returns the ids of all modules in execution order: imports before their importer, dynamic imports last. */
function inOrder(context) {
  const ids = [...context.getModuleIds()];
  const queue = ids.filter(id => context.getModuleInfo(id).isEntry);
  const seen = new Set();
  const ordered = [];
  const visit = id => {
    if (seen.has(id)) return;
    seen.add(id);
    const {importedIds, dynamicallyImportedIds} = context.getModuleInfo(id);
    importedIds.forEach(visit);
    queue.push(...dynamicallyImportedIds);
    ordered.push(id);
  };
  for (const id of queue) visit(id);
  return ordered;
}
