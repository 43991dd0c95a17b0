import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {inRoot, readJson, root} from '../lib/workspace.mjs';

const MODULES = {'library-facts': readFacts, 'library-tokens': readTokens, 'token-users': readTokenUsers};

/** Of more elements than this, the site has only their number. */
const MOST_NAMES = 3;

/**
 * `import {version, page, search, parity} from 'library-facts'` imports what the site says about the library, read when the
 * site is built. No figure on the site is written by hand. `library-tokens` has the tokens, which only themes need, and
 * `token-users` the elements that use them.
 */
export function libraryFacts() {
  return {
    name: 'library-facts',
    enforce: 'pre',
    resolveId: id => (id in MODULES ? `\0${id}` : null),
    async load(id) {
      const read = MODULES[id.slice(1)];
      if (!id.startsWith('\0') || read === undefined) return null;
      const facts = Object.entries(await read());
      return facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

async function readTokens() {
  const {systemTokens} = await import(pathToFileURL(inRoot('elements/dist/styles/tokens.js')).href);
  return {tokens: systemTokens};
}

/** For each token, the names of the elements whose style sheets use it, or how many there are. */
async function readTokenUsers() {
  const {stdout} = await promisify(execFile)(process.execPath, [inRoot('scripts/site/token-users.mjs')]);
  const users = Object.entries(JSON.parse(stdout));
  return {
    users: Object.fromEntries(
      users.map(([token, names]) => [token, names.length > MOST_NAMES ? names.length : names]),
    ),
  };
}

async function readFacts() {
  const {version, license, repository} = readJson('elements/package.json');
  const recorded = await readRecordedFacts();
  return {version, license, repository: addressOf(repository), parity: readParity(), ...recorded};
}

/** Returns the address of the repository for a browser, or null if the package does not name it. */
function addressOf(repository) {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url === undefined ? null : url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** What `npm run bench` recorded, as the performance page shows it. */
async function readRecordedFacts() {
  const args = ['--import', 'tsx', 'scripts/site/recorded-facts.mjs'];
  const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: root});
  return JSON.parse(stdout);
}

/** What `npm run parity` recorded: the number of cases, and how many are the same for a native control and for ours. */
function readParity() {
  const text = readFileSync(inRoot('docs/native-parity.md'), 'utf8');
  const [, cases, same] = /^Of (\d+) cases, (\d+) are the same/m.exec(text);
  return {cases: Number(cases), same: Number(same)};
}
