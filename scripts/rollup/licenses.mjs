import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Minified code has no comments, so the licenses of the bundled packages are written to a text file next to it.
 *
 * @param {{fileName: string}} options
 */
export function licenses({fileName}) {
  return {
    name: 'licenses',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const folders = new Set(chunks.flatMap(chunk => Object.keys(chunk.modules)).flatMap(packageFolder));
      const source = [...folders]
        .sort()
        .map(licenseText)
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({type: 'asset', fileName, source});
    },
  };
}

/** Returns the folder of the installed package that contains a module, or nothing for modules of this repository. */
function packageFolder(id) {
  const match = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id);
  return match ? [match[1]] : [];
}

/** Returns the name, version, and license of a package. */
function licenseText(folder) {
  const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : `License: ${license}\n`;
  return `${name} ${version}\n\n${text}`;
}
