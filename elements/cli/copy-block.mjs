import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {didYouMean} from './element-info.mjs';
import {nearestNames} from './nearest-name.mjs';
import {blockData} from './package-data.mjs';
import {UsageError} from './usage-error.mjs';

export const about = 'copies a block, such as a settings page, into the app';

export const usage = `life-changers block [name] [file]

Without a name, lists the blocks: whole screens in React and in HTML. With a name, copies its files into the current folder.
It never overwrites a file: if one is there with other content, it copies nothing. With --print, shows the names of the
files, or the content of one.

  --react, --html  the language; by default React if the project has @life-changers/react
  --to <folder>    another folder, which is created if needed
  --print          writes nothing
  --format json    {blocks: [{name, title, summary, elements}]}, or {name, language, files: [{name, bytes}], copied},
                   or {name, source}`;

export const options = {
  react: {type: 'boolean', default: false},
  html: {type: 'boolean', default: false},
  to: {type: 'string', default: '.'},
  print: {type: 'boolean', default: false},
};

const LANGUAGES = {react: 'React', html: 'HTML'};

/** @returns {import('./run.mjs').Result} */
export function run([name, file], {react = false, html = false, to = '.', print = false} = {}) {
  if (react && html) throw new UsageError('Write --react or --html.');
  const blocks = blockData();
  if (name === undefined) return list(blocks);
  const block = blocks.find(item => item.name === name);
  if (block === undefined) {
    const names = blocks.map(item => item.name);
    throw new UsageError(
      `There is no block "${name}".${didYouMean(nearestNames(name, names), ` Blocks: ${names.join(', ')}.`)}`,
    );
  }
  const language = react || (!html && hasReact()) ? 'react' : 'html';
  if (file !== undefined && !print) throw new UsageError('To see one file of a block, add --print.');
  if (file !== undefined) return show(block, language, file);
  if (!print) copy(block[language], to);
  return summary(block, language, print ? null : to);
}

function list(blocks) {
  const found = blocks.map(({name, title, summary: text, elements}) => ({
    name,
    title,
    summary: text,
    elements,
  }));
  return {
    data: {blocks: found},
    text: found.map(item => `${item.name.padEnd(12)} ${item.summary}`).join('\n'),
  };
}

/** Returns whether the project in the current folder has installed the React components. */
function hasReact() {
  try {
    createRequire(join(process.cwd(), 'package.json')).resolve('@life-changers/react/package.json');
    return true;
  } catch {
    return false;
  }
}

function show(block, language, wanted) {
  const files = block[language];
  const found = files.find(({name}) => name === wanted);
  if (found) return {data: found, output: found.source};
  const names = files.map(({name}) => name);
  throw new UsageError(
    `${block.name} has no file "${wanted}" in ${LANGUAGES[language]}. Its files are ${names.join(', ')}.`,
  );
}

/** Copies files, but not over others. Blocks share a file, such as `page.css`, so one with the same content may be there. */
function copy(files, to) {
  const missing = files.filter(({name}) => !existsSync(join(to, name)));
  const others = files.filter(
    file => !missing.includes(file) && readFileSync(join(to, file.name), 'utf8') !== file.source,
  );
  if (others.length > 0) {
    const paths = others.map(({name}) => join(to, name)).join(', ');
    throw new UsageError(`Nothing is copied, because it would overwrite ${paths}. Write --to <folder>.`);
  }
  mkdirSync(to, {recursive: true});
  for (const {name, source} of missing) writeFileSync(join(to, name), source, {flag: 'wx'});
}

/** @param {string | null} to the folder of the copies */
function summary({name, title, summary: text, ...block}, language, to) {
  const files = block[language].map(file => ({name: file.name, bytes: Buffer.byteLength(file.source)}));
  const names = files.map(file => `  ${to === null ? file.name : join(to, file.name)}`);
  const head =
    to === null
      ? `${title} in ${LANGUAGES[language]}. ${text}`
      : `Copied ${title} in ${LANGUAGES[language]}:`;
  return {
    data: {name, language, files, copied: to !== null},
    text: [head, ...names, ...(language === 'html' ? [HTML_NOTE] : [])].join('\n'),
  };
}

const HTML_NOTE =
  'The page loads life-changers.min.js and life-changers.css from /lc. Serve dist/life-changers.min.js and ' +
  'dist/styles/life-changers.css of @life-changers/elements there, or change the addresses.';
