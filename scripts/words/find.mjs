import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {inRoot, root} from '../lib/workspace.mjs';
import {FIXED, PHRASES} from './phrases.mjs';

/** Folders that hold nothing of ours, or what the build writes. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache']);
const EXTENSIONS = /\.(ts|tsx|mts|js|mjs|vue|md|html|css|txt|json)$/;

/** They quote the phrases, or are written by a tool. */
const EXEMPT = new Set([
  'scripts/words/phrases.mjs',
  'tests/node/words.test.ts',
  'package-lock.json',
  'demo-app/src/api/reference.json',
]);

/** Between two words: a space or a line break, which in a comment is followed by its marker. */
const GAP = String.raw`(?:\s+(?:(?:\*|//|#|>)\s+)?)`;

const phrases = PHRASES.map(({pattern, instead}) => ({
  pattern: new RegExp(pattern.source.replaceAll(' ', GAP), `${pattern.flags}g`),
  instead,
}));

const fixedTexts = FIXED.map(
  ({text}) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'g'),
);

/** @typedef {{line: number, match: string, instead: string}} Phrase */

/**
 * What a text says that it should not, in the order of the lines.
 *
 * @param {string} text
 * @returns {Phrase[]}
 */
export function findPhrases(text) {
  const fixed = placesOfFixedText(text);
  return phrases
    .flatMap(({pattern, instead}) => [...text.matchAll(pattern)].map(match => ({match, instead})))
    .filter(({match}) => !fixed.some(([start, end]) => start <= match.index && match.index < end))
    .sort((a, b) => a.match.index - b.match.index)
    .map(({match, instead}) => ({
      line: text.slice(0, match.index).split('\n').length,
      match: match[0].replace(/\s+(?:(?:\*|\/\/|#|>)\s+)?/g, ' '),
      instead,
    }));
}

const placesOfFixedText = text =>
  fixedTexts.flatMap(pattern =>
    [...text.matchAll(pattern)].map(({0: match, index}) => [index, index + match.length]),
  );

/**
 * The files of a folder, or a single one, that are written by hand; paths from the root, with slashes.
 *
 * @returns {string[]}
 */
export function writtenFiles(path = '.') {
  const absolute = inRoot(path);
  const files = statSync(absolute).isFile() ? [absolute] : filesIn(absolute);
  return files
    .map(file => relative(root, file).replaceAll('\\', '/'))
    .filter(file => EXTENSIONS.test(file) && !EXEMPT.has(file))
    .sort();
}

function filesIn(folder) {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !SKIPPED.has(name))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

/** The phrases in some files and folders: `{file, line, match, instead}`. */
export function findInFiles(paths = ['.']) {
  return paths
    .flatMap(path => writtenFiles(path))
    .flatMap(file => findPhrases(readFileSync(inRoot(file), 'utf8')).map(hit => ({file, ...hit})));
}
