/**
 * `node scripts/check-words.mjs [file or folder…]`: finds the phrases of `words/phrases.mjs` in code, comments, Markdown,
 * and the site. Only those of the short list fail; the others are advice.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {ownFiles} from './lib/own-files.mjs';
import {inRoot} from './lib/workspace.mjs';
import {ADVISED, REFUSED} from './words/phrases.mjs';

const EXTENSIONS = /\.(ts|tsx|mts|js|mjs|vue|md|html|css|txt|json)$/;

/** They quote the phrases, or are written by a tool. */
const EXEMPT = [
  'scripts/words/phrases.mjs',
  'tests/node/words.test.ts',
  'package-lock.json',
  'tests/mutation/package-lock.json',
];

/** Between two words: a space or a line break, which in a comment is followed by its marker. */
const GAP = String.raw`\s+(?:(?:\*|//|#|>)\s+)?`;

const phrases = [...REFUSED, ...ADVISED].map(phrase => {
  const [{source, flags}, instead] = phrase;
  const pattern = new RegExp(source.replaceAll(' ', `(?:${GAP})`), `${flags}g`);
  return {pattern, instead, isRefused: REFUSED.includes(phrase)};
});

/**
 * What a text says that it should not, in the order of the lines.
 *
 * @param {string} text
 * @returns {{line: number, match: string, instead: string, isRefused: boolean}[]}
 */
export function findPhrases(text) {
  return phrases
    .flatMap(({pattern, ...phrase}) => [...text.matchAll(pattern)].map(match => ({match, ...phrase})))
    .sort((a, b) => a.match.index - b.match.index)
    .map(({match, ...phrase}) => ({
      ...phrase,
      line: text.slice(0, match.index).split('\n').length,
      match: match[0].replace(new RegExp(GAP, 'g'), ' '),
    }));
}

/** Returns the files of some folders that are written by hand, and single files. */
export function writtenFiles(paths = ['.']) {
  const isFile = path => statSync(inRoot(path)).isFile();
  const folders = paths.filter(path => !isFile(path));
  const found = folders.length > 0 ? ownFiles(folders) : [];
  return [...paths.filter(isFile), ...found].filter(file => EXTENSIONS.test(file) && !EXEMPT.includes(file));
}

function check(file) {
  for (const {line, match, instead, isRefused} of findPhrases(readFileSync(inRoot(file), 'utf8'))) {
    console.log(`${file}:${line}  "${match}"  ->  ${instead}${isRefused ? '' : ' (advice)'}`);
    if (isRefused) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2);
  const missing = paths.find(path => !existsSync(inRoot(path)));
  if (missing) {
    console.error(`There is no file or folder "${missing}".`);
    process.exitCode = 1;
  } else writtenFiles(paths.length > 0 ? paths : undefined).forEach(check);
}
