import {elementNames} from './element-info.mjs';
import {packageVersion} from './package-data.mjs';

export const about = 'lists the elements, or those for a word';

export const usage = `life-changers list [word ...]

Lists the elements whose tag, summary, or task has all words, such as life-changers list date.

  --format json   {version, elements: [{tag, name, react, summary, status, deprecated, tasks}]}`;

export const options = {};

/** @returns {import('./run.mjs').Result} */
export function run(words) {
  const found = elementNames().filter(element => words.every(word => hasWord(element, word.toLowerCase())));
  const width = Math.max(...found.map(({tag}) => tag.length));
  const lines = found.map(({tag, summary, status, deprecated}) =>
    [
      tag.padEnd(width),
      summary,
      status === 'experimental' ? '(experimental)' : '',
      deprecated ? '(deprecated)' : '',
    ]
      .filter(text => text !== '')
      .join('  '),
  );
  return {
    data: {version: packageVersion(), elements: found},
    text: found.length > 0 ? lines.join('\n') : 'No element has these words.',
    code: found.length > 0 ? 0 : 1,
  };
}

const hasWord = ({tag, react, summary, tasks}, word) =>
  [tag, react ?? '', summary, ...tasks].some(text => text.toLowerCase().includes(word));
