import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Minified code keeps no comments, so the licences of the packages bundled into it go to one text file beside it.
 *
 * @param {{fileName: string}} options
 */
export function licences({fileName}) {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const folders = new Set(chunks.flatMap(chunk => Object.keys(chunk.modules)).flatMap(packageFolder));
      const source = [...folders]
        .sort()
        .map(licenceText)
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({type: 'asset', fileName, source});
    },
  };
}

/** The folder of the installed package that a module is from; nothing for modules of this repository. */
function packageFolder(id) {
  const match = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id);
  return match ? [match[1]] : [];
}

/** A package's name, version and licence. */
function licenceText(folder) {
  const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : `Licence: ${license}\n`;
  return `${name} ${version}\n\n${text}`;
}
