import MagicString from 'magic-string';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {root} from '../lib/workspace.mjs';
import {visit} from '../rollup/visit.mjs';

const nameOf = id => relative(root, id.replace('\0', ''));

/** Writes the files of each module that the site imports when it needs it, with all that they import. */
export function writeChunks({file}) {
  return {
    name: 'write-chunks',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter(({type}) => type === 'chunk')
        .flatMap(({fileName, moduleIds}) =>
          moduleIds
            .filter(id => this.getModuleInfo(id)?.dynamicImporters.length > 0)
            .map(id => [nameOf(id), [...withImports(fileName, bundle)]]),
        );
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}

function withImports(file, bundle) {
  const found = new Set([file]);
  for (const next of found) for (const name of bundle[next].imports) if (name in bundle) found.add(name);
  return found;
}

/** Reports each `import()` with the name of its module when it runs. */
export function reportImports() {
  return {
    name: 'report-imports',
    enforce: 'post',
    async transform(code, id) {
      if (!code.includes('import(') || id.includes('/node_modules/')) return null;
      const imports = [];
      visit(this.parse(code), node => {
        if (node.type === 'ImportExpression' && node.source.type === 'Literal') imports.push(node);
      });
      const text = new MagicString(code);
      for (const {start, end, source} of imports) {
        const module = await this.resolve(source.value, id);
        if (!module || module.external) continue;
        text.appendLeft(start, `(globalThis.reportImport?.(${JSON.stringify(nameOf(module.id))}), `);
        text.appendRight(end, ')');
      }
      return imports.length > 0 ? {code: text.toString(), map: text.generateMap()} : null;
    },
  };
}
