import {execFile} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {plainText} from '../guides/blocks.mjs';
import {readExamples} from '../guides/read-examples.mjs';
import {readGuide} from '../guides/read-guide.mjs';
import {readExamplePages} from '../lib/example-pages.mjs';
import {inRoot, root} from '../lib/workspace.mjs';
import {highlight} from './highlighted-source.mjs';

const GUIDE = '?guide';
const HEADINGS = 'guide-headings';
const EXAMPLES = '?examples';
/** All examples of a page but the first. */
const OTHERS = '?other-examples';
const PAGES = '#example-pages';
/** The rest of an id that has a `#` would be the hash of an address. */
const PAGES_ID = '\0example-pages';
const TITLES = 'example-titles';
const TASKS = 'example-tasks';
const TEXTS = inRoot('demo-app/src/content/guides/texts');

/**
 * `import guide from './installation.md?guide'` imports a guide as data (`demo-app/src/site/guides/guide.ts`), with its
 * highlighted code and the components of its live examples. `import headings from 'guide-headings'` imports the headings
 * of all guides, and `import titles from 'example-titles'` the titles of the examples of all pages, for the search.
 * `page.md?examples` exports a page of examples: its lead, its examples, and the overview beside it, and
 * `import pages from '#example-pages'` imports what the routes say of these pages, with a function that loads each.
 * `import tasks from 'example-tasks'` imports what users want to do with the components of each.
 */
export function guides() {
  return {
    name: 'guides',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === HEADINGS || id === TITLES || id === TASKS) return `\0${id}`;
      if (id === PAGES) return PAGES_ID;
      const end = [GUIDE, EXAMPLES, OTHERS].find(end => id.endsWith(end));
      if (end === undefined) return null;
      const file = await this.resolve(id.slice(0, -end.length), importer);
      return file && `${file.id}${end}`;
    },
    async load(id) {
      const read = file => {
        const {guide, inputs} = readGuide(file);
        for (const input of inputs) this.addWatchFile(input);
        return guide;
      };
      if (id.endsWith(GUIDE)) return moduleOf(read(id.slice(0, -GUIDE.length)));
      if (id.endsWith(EXAMPLES)) return examplesModule(id.slice(0, -EXAMPLES.length));
      if (id.endsWith(OTHERS)) return otherExamplesModule(id.slice(0, -OTHERS.length));
      if (id === `\0${TITLES}`) return `export default ${JSON.stringify(exampleTitles())};`;
      if (id === `\0${TASKS}`) return `export default ${JSON.stringify(tasksByPath())};`;
      if (id === PAGES_ID) return pagesModule(file => this.addWatchFile(file));
      if (id !== `\0${HEADINGS}`) return null;
      const all = readdirSync(TEXTS).map(file => [
        basename(file, '.md'),
        headingsOf(read(join(TEXTS, file))),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(all))};`;
    },
  };
}

/** The titles of the examples of each page, by its path without the slash. */
const exampleTitles = () =>
  Object.fromEntries(
    readExamplePages().map(({file, route}) => [
      route.path.slice(1),
      readExamples(inRoot(file)).examples.map(({title}) => title),
    ]),
  );

/** The tasks of each page, by its path. */
const tasksByPath = () => Object.fromEntries(readExamplePages().map(({tasks, route}) => [route.path, tasks]));

/** The module of the pages of examples, which each load their own. */
function pagesModule(watch) {
  const pages = readExamplePages().map(({file, route}) => {
    watch(inRoot(file));
    const module = file.replace('demo-app/', '/') + EXAMPLES;
    return `{...${JSON.stringify(route)}, load: () => import('${module}')}`;
  });
  return `export default [\n${pages.join(',\n')},\n];`;
}

/** The module of a page of examples (`DemoContent` in `demo-app/src/site/workbench/demo-page.tsx`). */
function examplesModule(page) {
  const {lead, examples} = readExamples(page);
  const folder = dirname(page);
  const overview = join(folder, 'overview.tsx');
  const loading = id => `() => import('${id}').then(module => module.default)`;
  // One file for the others: with a file each, what they share would be in many small ones, also for other pages.
  const items = examples.map(({title, about, file}, index) => {
    const load =
      index === 0
        ? loading(`${join(folder, file)}?example`)
        : `() => import('${page}${OTHERS}').then(module => module.default[${index - 1}])`;
    return `{...${JSON.stringify({title, about})}, load: ${load}}`;
  });
  return [
    ...(existsSync(overview)
      ? [
          `import {overview} from '${overview}';`,
          `export const component = {overview, loadStateCodes: ${loading(`${overview}?states`)}};`,
        ]
      : ['export const component = undefined;']),
    `export const lead = ${JSON.stringify(lead)};`,
    `export const examples = [${items.join()}];`,
  ].join('\n');
}

function otherExamplesModule(page) {
  const files = readExamples(page)
    .examples.slice(1)
    .map(({file}) => join(dirname(page), file));
  return [
    ...files.map((file, index) => `import file${index} from '${file}?example';`),
    `export default [${files.map((_, index) => `file${index}`).join()}];`,
  ].join('\n');
}

/** The sections, subsections, and tokens of a guide: `{id, title}`. */
function headingsOf({sections}) {
  return sections.flatMap(({id, title, blocks}) => [
    ...(id === '' ? [] : [{id, title}]),
    ...blocks
      .filter(({type}) => type === 'heading')
      .map(block => ({id: block.id, title: plainText(block.text)})),
    ...blocks.flatMap(({tokens = []}) => tokens.map(({name}) => ({id, title: name}))),
  ]);
}

/** The module of a guide. Files are imports, whose names take the place of strings in the data. */
async function moduleOf(guide) {
  const imports = [];
  const importOf = from => {
    const name = `file${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(from)};`);
    return `{{${name}}}`;
  };
  const fileOf = (kind, {name, path}) => ({
    name,
    ...(kind === 'demo' ? {} : {code: importOf(`${path}?code`)}),
    ...(kind === 'code' ? {} : {Live: importOf(path)}),
  });
  const convert = async block => {
    if (block.type === 'code') return {type: 'code', name: block.name, code: await codeOf(block)};
    if (block.type === 'files')
      return {type: 'files', files: block.files.map(file => fileOf(block.kind, file))};
    if (block.type === 'list') return {...block, items: await Promise.all(block.items.map(convertAll))};
    if (block.type === 'server') return serverTable();
    if (block.type === 'picture') {
      const {type, alt, path} = block;
      return {type, alt, light: importOf(path), dark: importOf(path.replace('.png', '-dark.png'))};
    }
    if (block.type === 'note') return {...block, blocks: await convertAll(block.blocks)};
    return block;
  };
  const convertAll = async blocks => (await Promise.all(blocks.map(convert))).flat();
  const sections = await Promise.all(
    guide.sections.map(async section => ({...section, blocks: await convertAll(section.blocks)})),
  );
  const data = JSON.stringify({...guide, sections}).replace(/"\{\{(file\d+)\}\}"/g, '$1');
  return `${imports.join('\n')}\nexport default ${data};`;
}

/** The table of the elements on a server. A process makes it, because elements register tags. */
async function serverTable() {
  const args = ['--import', 'tsx', 'scripts/server-rendering.mjs'];
  const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: root});
  return JSON.parse(stdout);
}

async function codeOf({source, lang}) {
  const lines = await highlight(source, lang || 'text');
  return lang === 'sh' ? {source, lines: lines.map(wordsOf), isCommand: true} : {source, lines};
}

/** The words of a command are pieces, so that lines break only between them. */
const wordsOf = line =>
  line.flatMap(([kind, text]) =>
    text.split(/(?<= )(?=\S)|(?<=\S)(?= )/).map(part => [part.trim() ? kind || 'word' : '', part]),
  );
