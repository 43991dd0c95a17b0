/**
 * `node scripts/check-words.mjs [file or folder…]`: finds the phrases of `words/phrases.mjs` in code, comments, Markdown,
 * and the site. Only those of the short list fail; the others are advice.
 */
import {existsSync, readFileSync} from 'node:fs';
import {inRoot} from './lib/workspace.mjs';
import {findPhrases, writtenFiles} from './words/find.mjs';

const paths = process.argv.slice(2);
const missing = paths.find(path => !existsSync(inRoot(path)));

if (missing) {
  console.error(`There is no file or folder "${missing}".`);
  process.exitCode = 1;
} else {
  writtenFiles(paths.length > 0 ? paths : ['.']).forEach(check);
}

function check(file) {
  for (const {line, match, instead, isRefused} of findPhrases(readFileSync(inRoot(file), 'utf8'))) {
    console.log(`${file}:${line}  "${match}"  ->  ${instead}${isRefused ? '' : ' (advice)'}`);
    if (isRefused) process.exitCode = 1;
  }
}
