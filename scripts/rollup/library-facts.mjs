import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {bundleSize} from '../lib/bundle-size.mjs';
import {inRoot, readJson} from '../lib/workspace.mjs';

const ID = 'library-facts';

/**
 * `import {version, tokens, sizes, parity} from 'library-facts'` imports what the site says about the library, measured and read
 * when the site is built. No figure on the site is written by hand.
 */
export function libraryFacts() {
  return {
    name: 'library-facts',
    resolveId: id => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const facts = Object.entries(await readFacts());
      return facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

async function readFacts() {
  const {version, license} = readJson('elements/package.json');
  const {systemTokens} = await import(pathToFileURL(inRoot('elements/dist/styles/tokens.js')).href);
  const [button, everything] = await Promise.all([
    bundleSize('@life-changers/elements/button'),
    bundleSize('@life-changers/elements'),
  ]);
  return {
    version,
    license,
    tokens: systemTokens,
    sizes: {button: button.bytes, everything: everything.bytes},
    parity: readParity(),
  };
}

/** What `npm run parity` recorded: the number of cases, and how many are the same for a native control and for ours. */
function readParity() {
  const text = readFileSync(inRoot('docs/native-parity.md'), 'utf8');
  const [, cases, same] = /^Of (\d+) cases, (\d+) are the same/m.exec(text);
  return {cases: Number(cases), same: Number(same)};
}
