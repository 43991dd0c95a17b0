import {statSync} from 'node:fs';
import {ownFiles} from '../lib/own-files.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {ADVISED, REFUSED} from './phrases.mjs';

const EXTENSIONS = /\.(ts|tsx|mts|js|mjs|vue|md|html|css|txt|json)$/;

/** They quote the phrases, or are written by a tool. */
const EXEMPT = ['scripts/words/phrases.mjs', 'tests/node/words.test.ts', 'package-lock.json'];

/** Between two words: a space or a line break, which in a comment is followed by its marker. */
const GAP = String.raw`(?:\s+(?:(?:\*|//|#|>)\s+)?)`;

const phrasesOf = (list, isRefused) =>
  list.map(([pattern, instead]) => ({
    pattern: new RegExp(pattern.source.replaceAll(' ', GAP), `${pattern.flags}g`),
    instead,
    isRefused,
  }));
const phrases = [...phrasesOf(REFUSED, true), ...phrasesOf(ADVISED, false)];

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
      match: match[0].replace(/\s+(?:(?:\*|\/\/|#|>)\s+)?/g, ' '),
    }));
}

/** Returns the files of some folders that are written by hand, and single files. */
export function writtenFiles(paths = ['.']) {
  const isFile = path => statSync(inRoot(path)).isFile();
  const folders = paths.filter(path => !isFile(path));
  const found = folders.length > 0 ? ownFiles(folders) : [];
  return [...paths.filter(isFile), ...found].filter(file => EXTENSIONS.test(file) && !EXEMPT.includes(file));
}
