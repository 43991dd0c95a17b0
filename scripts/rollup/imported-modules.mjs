import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative} from 'node:path';
import {root} from '../lib/workspace.mjs';

const nameOf = id => relative(root, id.replace('\0', ''));

/** Writes the files of each module that the site imports when it needs it, with all that they import. */
export function writeChunks({file}) {
  return {
    name: 'write-chunks',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap(({fileName, facadeModuleId, moduleIds = []}) =>
        [...new Set([facadeModuleId ?? moduleIds[0], ...moduleIds])]
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
    renderDynamicImport: ({targetModuleId}) =>
      targetModuleId && {
        left: `(globalThis.reportImport?.(${JSON.stringify(nameOf(targetModuleId))}), import(`,
        right: '))',
      },
  };
}
