import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {topicsOf} from './doc-topics.mjs';
import {didYouMean, findDeclaration} from './element-info.mjs';
import {nearestNames} from './nearest-name.mjs';
import {elementsText, referenceData} from './package-data.mjs';
import {UsageError} from './usage-error.mjs';

export const about = 'prints the documentation of a task, or the tasks of an element';

export const usage = `life-changers doc [topic | tag | word ...]

Without a topic, lists all. A topic is such as forms, or forms-with-one-schema/dates, or only its last part. With a tag or
words, lists the topics that have them; if only one has, prints it.

  --react         the topics for React, of the installed package @life-changers/react
  --format json   {topics: [{id, title, bytes}]}, or {id, title, text, parts: [{id, title, bytes}]}`;

export const options = {react: {type: 'boolean', default: false}};

/** @returns {import('./run.mjs').Result} */
export function run(words, {react = false} = {}) {
  const topics = topicsOf(react ? reactText() : elementsText());
  if (words.length === 0) return list(topics);
  const [name] = words;
  const exact = words.length === 1 && topics.find(({id}) => id === name || id.endsWith(`/${name}`));
  if (exact) return page(exact, topics);
  const found = topics.filter(topic => hasWords(topic, words));
  if (found.length === 1) return page(found[0], topics);
  if (found.length > 1) return list(found);
  const near = nearestNames(
    name,
    topics.flatMap(({id}) => [id, id.split('/').at(-1)]),
  );
  if (findDeclaration(name))
    throw new UsageError(`No topic is about ${name}. Run life-changers info ${name}, or example ${name}.`);
  throw new UsageError(
    `No topic is about "${words.join(' ')}".${didYouMean(near, ' Run life-changers doc for all topics.')}`,
  );
}

/** Returns the `llms.txt` of the React components that the project has installed. */
function reactText() {
  const require = createRequire(join(process.cwd(), 'package.json'));
  try {
    return readFileSync(require.resolve('@life-changers/react/llms.txt'), 'utf8');
  } catch (error) {
    throw new UsageError('The project has not installed @life-changers/react.', {cause: error});
  }
}

/** A tag also counts as the name of its component, and both as whole words. */
function hasWords({title, text}, words) {
  return words.every(word => {
    const element = findDeclaration(word);
    if (element === undefined) return `${title}\n${text}`.toLowerCase().includes(word.toLowerCase());
    const {tagName} = element;
    const {react} = referenceData().elements.find(({tag}) => tag === tagName);
    const names = [tagName, ...(react ? [`<${react}`] : [])];
    return names.some(known => new RegExp(`${known}(?![\\w-])`).test(`${title}\n${text}`));
  });
}

const sizeOf = ({id, title, text}) => ({id, title, bytes: Buffer.byteLength(text)});

const lineOf = ({id, title}) => `${id.padEnd(44)} ${title}`;

const list = topics => ({
  data: {topics: topics.map(sizeOf)},
  text: topics.map(lineOf).join('\n'),
});

function page({id, title, text}, topics) {
  const parts = topics.filter(({parent}) => parent === id);
  const more = parts.length > 0 ? ['', 'Parts of this topic:', ...parts.map(lineOf)] : [];
  return {
    data: {id, title, text, parts: parts.map(sizeOf)},
    text: [`# ${title}`, '', text, ...more].join('\n').trim(),
  };
}
