import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {gzipSync} from 'node:zlib';

const PAGE = /\/src\/pages\/([^/]+)\/page\.tsx$/;

/**
 * Writes the gzipped bytes of the scripts that each page of the site needs before it renders, by the page's folder:
 * `{home: 140000}`. `npm run size` prints them. What a page imports later does not count.
 *
 * @param {{entry: string, file: string}} options `entry` is the name of the site's input
 */
export function firstLoad({entry, file}) {
  return {
    name: 'first-load',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({type}) => type === 'chunk');
      const main = chunks.find(chunk => chunk.isEntry && chunk.name === entry);
      const sizes = new Map(chunks.map(chunk => [chunk.fileName, gzipSync(chunk.code).length]));
      const sizeOf = page =>
        [...closure(bundle, [main.fileName, page.fileName])].reduce((sum, name) => sum + sizes.get(name), 0);
      const pages = chunks.flatMap(chunk => {
        const folder = PAGE.exec(chunk.facadeModuleId ?? '')?.[1];
        return folder === undefined ? [] : [[folder, sizeOf(chunk)]];
      });
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify(Object.fromEntries(pages.sort())));
    },
  };
}

/** Returns chunks with everything that they import statically. */
function closure(bundle, names, found = new Set()) {
  for (const name of names) {
    if (found.has(name) || bundle[name]?.type !== 'chunk') continue;
    found.add(name);
    closure(bundle, bundle[name].imports, found);
  }
  return found;
}
