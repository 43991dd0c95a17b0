/**
 * What a new element or feature needs: the files that are written and the lists that name it. Nothing is written before every
 * file, and every place in a list, has been found free.
 *
 * The new files are those below `templates/<kind>`, at the same paths, with every `{{word}}` filled in. A form control
 * is an element with other templates at some of the paths, and with more.
 */
import {existsSync, readdirSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {format} from '../lib/format.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {addExport, addFeature, addImport, addStatus, addTableRow} from './edits.mjs';

/** The lists of elements, each with its template and the function that adds what it says. */
const ELEMENT_LISTS = {
  'elements/src/index.ts': ['elements-index.ts', addExport],
  'react-bindings/src/index.ts': ['react-index.ts', addExport],
  'elements/status.json': ['status.json', addStatus],
};

const TABLE = 'elements/src/components/table';

/** The lists of features, like those of elements. */
const FEATURE_LISTS = {
  [`${TABLE}/feature-list.ts`]: ['feature-list.ts', addFeature],
  'elements/src/one-file.ts': ['one-file.ts', addImport],
  'elements/README.md': ['readme.md', (text, row) => addTableRow(text, 'Features of tables', row)],
};

/** Plans an element. */
export function planElement(words) {
  return plan({kinds: ['element'], lists: ELEMENT_LISTS, folders: elementFolders(words)}, words);
}

/** Plans a form control. */
export function planFormControl(words) {
  const kinds = ['element', 'form-control'];
  return plan({kinds, lists: ELEMENT_LISTS, folders: elementFolders(words)}, words);
}

const elementFolders = ({name, plural}) => [
  `elements/src/components/${name}`,
  `demo-app/src/content/${plural}`,
];

/** Plans a feature of the tables. */
export function planTableFeature(words) {
  const folders = [`${TABLE}/features/${words.name}`];
  return plan({kinds: ['table-feature'], lists: FEATURE_LISTS, folders}, words);
}

/**
 * Returns the files with their new text, `{path, text, isNew}`. Throws with everything that is in the way.
 *
 * @param kinds the folders of templates; the last one with a template for a path wins
 * @param folders the folders that the new files have for themselves
 */
async function plan({kinds, lists, folders}, words) {
  const files = Object.assign({}, ...kinds.map(kind => templatesOf(kind, words)));
  const taken = folders.filter(path => existsSync(inRoot(path)));
  const plans = await Promise.allSettled([
    ...Object.entries(files)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .filter(([path]) => !taken.includes(dirname(path)))
      .map(([path, template]) => planFile(path, template, words)),
    ...Object.entries(lists).map(([path, [name, add]]) =>
      planEdit(path, `lists/${kinds[0]}/${name}.txt`, add, words),
    ),
  ]);
  const problems = [
    ...taken.map(path => `${path} exists already.`),
    ...plans.filter(({status}) => status === 'rejected').map(({reason}) => reason.message),
  ];
  if (problems.length > 0) throw new Error(['Nothing was written:', ...problems].join('\n'));
  return Promise.all(plans.map(async ({value}) => ({...value, text: await format(value.path, value.text)})));
}

/** Writes the files of a plan. */
export async function writePlan(plan) {
  for (const {path, text, isNew} of plan) {
    await mkdir(dirname(inRoot(path)), {recursive: true});
    await writeFile(inRoot(path), text, {flag: isNew ? 'wx' : 'w'});
    console.log(`${isNew ? 'wrote' : 'added it to'} ${path}`);
  }
}

async function planFile(path, template, words) {
  if (existsSync(inRoot(path))) throw new Error(`${path} exists already.`);
  return {path, text: await fillTemplate(template, words), isNew: true};
}

async function planEdit(path, template, add, words) {
  if (!existsSync(inRoot(path))) throw new Error(`${path} is missing.`);
  const text = await readFile(inRoot(path), 'utf8');
  const addition = await fillTemplate(template, words);
  try {
    return {path, text: add(text, addition.trimEnd()), isNew: false};
  } catch (error) {
    throw new Error(`${path} ${error.message}.`, {cause: error});
  }
}

const TEMPLATES = 'scripts/new/templates';

/** Returns the template of each new file, by its path. */
function templatesOf(kind, words) {
  const names = readdirSync(inRoot(TEMPLATES, kind), {recursive: true}).filter(name => name.endsWith('.txt'));
  return Object.fromEntries(
    names.map(name => [fill(name.replaceAll('\\', '/').replace('.txt', ''), words), `${kind}/${name}`]),
  );
}

async function fillTemplate(template, words) {
  return fill(await readFile(inRoot(TEMPLATES, template), 'utf8'), words);
}

const fill = (text, words) => text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
