import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {bundleSize} from '../lib/bundle-size.mjs';
import {inRoot, readJson} from '../lib/workspace.mjs';

const ID = 'library-facts';

/**
 * `import {version, tokens, sizes, parity, speed} from 'library-facts'` imports what the site says about the library, measured
 * and read when the site is built. No figure on the site is written by hand.
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
    bundleSize(`import '@life-changers/elements/button';`),
    bundleSize(`import '@life-changers/elements';`),
  ]);
  return {
    version,
    license,
    tokens: systemTokens,
    sizes: {button: button.bytes, everything: everything.bytes},
    parity: readParity(),
    speed: readSpeed(),
  };
}

/** What `npm run bench` recorded: the milliseconds of the first key of a search, and the fastest other library. */
function readSpeed() {
  const {contenders, variants} = readJson('demo-app/src/pages/performance/results/table.json');
  const [{title: rows, contenders: results}] = variants;
  const others = Object.entries(results)
    .filter(([name]) => name !== 'floor' && !name.startsWith('life-changers'))
    .map(([name, jobs]) => ({title: contenders[name].title, median: jobs['key-1'].median}))
    .filter(({median}) => median !== undefined)
    .sort((a, b) => a.median - b.median);
  return {rows, own: results['life-changers']['key-1'].median, next: others[0]};
}

/** What `npm run parity` recorded: the number of cases, and how many are the same for a native control and for ours. */
function readParity() {
  const text = readFileSync(inRoot('docs/native-parity.md'), 'utf8');
  const [, cases, same] = /^Of (\d+) cases, (\d+) are the same/m.exec(text);
  return {cases: Number(cases), same: Number(same)};
}
