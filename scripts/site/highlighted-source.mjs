import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, extname} from 'node:path';
import {codeToTokens, createCssVariablesTheme} from 'shiki';
import {EXAMPLE_WIDTH, readExample} from '../lib/example-files.mjs';
import {format} from '../lib/format.mjs';
import {inRoot, readJson} from '../lib/workspace.mjs';
import {stateSources} from './state-sources.mjs';

const CODE = '?code';
const EXAMPLE = '?example';
const STATES = '?states';
/** The ends of the ids of all. With a query, the id of a style sheet would be one for the bundler. */
const ID_ENDS = {'.code': CODE, '.example': EXAMPLE, '.states': STATES};
const LANGUAGES = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.html': 'html',
  '.css': 'css',
  '.json': 'json',
  '.vue': 'vue',
  '.svelte': 'svelte',
};
/** The examples of a page, and the blocks that have a folder each. */
const EXAMPLE_FILE = /\/content\/([\w-]+\/examples\/[\w-]+|blocks\/([\w-]+)\/\2)\.tsx$/;
const THEME = createCssVariablesTheme({variablePrefix: '--', fontStyle: false});

/**
 * `import code from './examples/basic.tsx?code'` imports the source of that file, split into highlighted pieces:
 * `{source, lines}`, where a line is a list of `[kind, text]`. Kinds become class names and pieces become spans, so
 * the page needs neither inline styles nor HTML from strings. An example also has the `files` that it imports.
 * `?example` imports the default export of the file, its component, and its code: `{Live, code}`, and `overview.tsx?states`
 * the code of each state of a component, by its name.
 */
export function highlightedSource() {
  return {
    name: 'highlighted-source',
    enforce: 'pre',
    async closeBundle() {
      // The build for Node highlights the same code in the same process.
      if (this.environment.name === 'client') await writeCache();
    },
    async resolveId(id, importer) {
      const [path, suffix] = splitId(id);
      if (suffix === undefined) return null;
      const file = await this.resolve(path, importer);
      if (!file || file.external) this.error(`${id}, imported by ${importer}, does not exist in the site.`);
      return `${file.id}${suffix.replace('?', '.')}`;
    },
    async load(id) {
      const suffix = ID_ENDS[extname(id)];
      if (suffix === undefined) return null;
      const path = id.slice(0, -suffix.length);
      if (suffix === EXAMPLE)
        return `import Live from '${path}';
import code from '${path}${CODE}';
export default {Live, code};`;
      if (suffix === STATES) {
        this.addWatchFile(path);
        return statesModule(path);
      }
      const [file, ...others] = await readFiles(path);
      for (const {path} of [file, ...others]) this.addWatchFile(path);
      const files = await Promise.all(
        others.map(async other => ({name: other.name, lines: await linesOf(other)})),
      );
      return `${WITH_SOURCE}
const files = ${JSON.stringify(files)}.map(({name, lines}) => ({name, code: withSource(lines)}));
export default {...withSource(${JSON.stringify(await linesOf(file))}), files};`;
    },
  };
}

/** The source of code is all of its pieces. */
const WITH_SOURCE =
  "const withSource = lines => ({lines, source: lines.map(line => line.map(piece => piece[1]).join('')).join('\\n')});";

/** The module of the codes of states. */
async function statesModule(path) {
  const sources = stateSources(path, await readFile(path, 'utf8'));
  const codes = await Promise.all(
    Object.entries(sources).map(async ([name, source]) => [
      name,
      await linesOf({path, source: await narrow(path, source)}),
    ]),
  );
  return `${WITH_SOURCE}
const states = ${JSON.stringify(codes)};
export default Object.fromEntries(states.map(([name, lines]) => [name, withSource(lines)]));`;
}

function splitId(id) {
  const suffix = [CODE, EXAMPLE, STATES].find(end => id.endsWith(end));
  return [suffix === undefined ? id : id.slice(0, -suffix.length), suffix];
}

/** The files of code, the main one first. */
const readFiles = path =>
  EXAMPLE_FILE.test(path)
    ? Promise.all(
        readExample(path).map(async file => ({...file, source: await narrow(file.path, file.source)})),
      )
    : Promise.all([readSource(path)]);

const narrow = async (path, source) => (await format(path, source, {printWidth: EXAMPLE_WIDTH})).trimEnd();

const readSource = async path => ({path, source: (await readFile(path, 'utf8')).trimEnd()});

const linesOf = ({path, source}) => highlight(source, LANGUAGES[extname(path)] ?? 'text');

/** The results of this build, by the hash of the version of Shiki, the language, and the source. */
const highlighted = new Map();

/** The results of the build before, by the same. */
const CACHE = inRoot('.cache/highlighted.json');
const {version} = readJson('node_modules/shiki/package.json');
const known = existsSync(CACHE) ? readJson('.cache/highlighted.json') : {};

/**
 * Splits code in a language of Shiki into lines of `[kind, text]`, and joins neighbors of one kind. The builds of the site for
 * browsers and for Node get the same result, or hydration would fail: Shiki's own depends on the languages it has loaded.
 */
export function highlight(source, lang) {
  const key = createHash('sha256').update(`${version} ${lang} ${source}`).digest('base64url');
  if (!highlighted.has(key)) highlighted.set(key, known[key] ?? highlightNow(source, lang));
  return highlighted.get(key);
}

/** Keeps what this build has highlighted for the next one. */
async function writeCache() {
  const results = await Promise.all([...highlighted].map(async ([key, result]) => [key, await result]));
  await mkdir(dirname(CACHE), {recursive: true});
  await writeFile(CACHE, JSON.stringify(Object.fromEntries(results)));
}

async function highlightNow(source, lang) {
  // By default, a busy machine stops within a line after half a second.
  const {tokens} = await codeToTokens(source, {lang, theme: THEME, tokenizeTimeLimit: 0});
  return tokens.map(line => joinNeighbors(line.map(token => [kindOf(token.color), token.content])));
}

/** Returns the kind of a theme variable: `string` for `var(--token-string-expression)`, `''` for plain text. */
function kindOf(color) {
  const kind = /^var\(--token-(\w+)/.exec(color ?? '');
  return kind ? kind[1] : '';
}

/** Joins pieces of the same kind, and white space with the previous piece. */
function joinNeighbors(pieces) {
  const joined = [];
  for (const [kind, text] of pieces) {
    const last = joined.at(-1);
    if (last && (last[0] === kind || text.trim() === '')) last[1] += text;
    else joined.push([kind, text]);
  }
  return joined;
}
