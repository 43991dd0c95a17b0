/**
 * What a new element or feature needs: the files that are written and the lists that name it. Nothing is written before every
 * file, and every place in a list, has been found free.
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {inRoot} from '../lib/workspace.mjs';
import {
  addEntry,
  addExport,
  addFeature,
  addImport,
  addItem,
  addNamedImport,
  addRoute,
  addSelector,
  addTableRow,
  addUndefined,
} from './edits.mjs';

/** The new files of an element, each with its template. */
function elementFiles({name, plural}) {
  const element = `elements/src/components/${name}/${name}`;
  const page = `demo-app/src/pages/${plural}`;
  return {
    [`${element}.ts`]: 'element/element.ts',
    [`${element}.styles.ts`]: 'element/element.styles.ts',
    [`${element}.define.ts`]: 'element/element.define.ts',
    [`${element}.test.ts`]: 'element/element.test.ts',
    [`react-bindings/src/${name}.ts`]: 'binding/component.ts',
    [`react-bindings/src/${name}.test.tsx`]: 'binding/component.test.tsx',
    [`${page}/page.tsx`]: 'site/page.tsx',
    [`${page}/overview.tsx`]: 'site/overview.tsx',
    [`${page}/examples/basic.tsx`]: 'site/example.tsx',
    [`.changeset/new-${name}.md`]: 'lists/changeset.md',
  };
}

/** The lists of elements, each with its template and the function that adds what it says. */
const ELEMENT_LISTS = {
  'elements/src/index.ts': ['lists/elements-index.ts', addExport],
  'react-bindings/src/index.ts': ['lists/react-index.ts', addExport],
  'demo-app/src/demo-routes.tsx': ['lists/route.ts', (text, entry) => addRoute(text, 'demos', entry)],
  'README.md': ['lists/readme.md', (text, row) => addTableRow(text, 'Components', row)],
};

/** The new files of a form control, each with its template. */
function controlFiles({name, plural}) {
  const element = `elements/src/components/${name}/${name}`;
  const page = `demo-app/src/pages/${plural}`;
  return {
    [`${element}.ts`]: 'control/control.ts',
    [`${element}-value.ts`]: 'control/control-value.ts',
    [`${element}-value.test.ts`]: 'control/control-value.test.ts',
    [`${element}.styles.ts`]: 'control/control.styles.ts',
    [`${element}.define.ts`]: 'element/element.define.ts',
    [`${element}.test.ts`]: 'control/control.test.ts',
    [`react-bindings/src/${name}.ts`]: 'control/component.ts',
    [`react-bindings/src/${name}.test.tsx`]: 'control/component.test.tsx',
    [`${page}/page.tsx`]: 'control/page.tsx',
    [`${page}/overview.tsx`]: 'control/overview.tsx',
    [`${page}/examples/basic.tsx`]: 'control/basic.tsx',
    [`${page}/examples/form.tsx`]: 'control/form.tsx',
    [`${page}/examples/states.tsx`]: 'control/states.tsx',
    [`.changeset/new-${name}.md`]: 'control/changeset.md',
  };
}

/** The lists of elements, with those that need to know more about a form control. */
const CONTROL_LISTS = {
  ...ELEMENT_LISTS,
  'demo-app/src/demo-routes.tsx': ['control/route.ts', (text, entry) => addRoute(text, 'demos', entry)],
  'README.md': ['control/readme.md', (text, row) => addTableRow(text, 'Components', row)],
  'elements/src/styles/undefined.ts': ['control/undefined.ts', addUndefined],
  'demo-app/src/api/playground/samples.ts': [
    'control/playground.ts',
    (text, entry) => addEntry(text, 'SAMPLES', entry),
  ],
  'tests/server-samples.ts': [
    'control/server-sample.ts',
    (text, entry) => addEntry(text, 'SERVER_SAMPLES', entry),
  ],
  'tests/site/frame-states.ts': [
    'control/frame-states.ts',
    (text, entry) => addEntry(text, 'FRAME_STATES', entry),
  ],
  'demo-app/src/styles/example.css': ['control/selector.css', addSelector],
  'demo-app/src/styles/component-page.css': ['control/selector.css', addSelector],
  'demo-app/src/api/playground/playground.css': ['control/selector.css', addSelector],
  'elements/src/testing/hydrated/entered.cases.ts': [
    'control/entered-case.ts',
    (text, item) => addItem(text, 'CASES', item),
  ],
  'tests/react/controls-page.tsx': [
    'control/controls-page.tsx',
    (text, item) => addNamedImport(addItem(text, 'CONTROLS', item), '@life-changers/react', item),
  ],
  'tests/site/react-controls.test.ts': [
    'control/entered.ts',
    (text, entry) => addEntry(text, 'ENTERED', entry),
  ],
};

const TABLE = 'elements/src/components/table';

/** The new files of a feature of the tables, each with its template. */
function featureFiles({name}) {
  const folder = `${TABLE}/features/${name}`;
  return {
    [`${folder}/properties.ts`]: 'feature/properties.ts',
    [`${folder}/feature.ts`]: 'feature/feature.ts',
    [`${folder}/${name}.define.ts`]: 'feature/feature.define.ts',
    [`${folder}/${name}.test.ts`]: 'feature/feature.test.ts',
    [`.changeset/new-table-${name}.md`]: 'feature/changeset.md',
  };
}

/** The lists of features, like those of elements. */
const FEATURE_LISTS = {
  [`${TABLE}/feature-list.ts`]: ['feature/feature-list.ts', addFeature],
  'elements/src/one-file.ts': ['feature/one-file.ts', addImport],
  'elements/README.md': ['feature/readme.md', (text, row) => addTableRow(text, 'Features of tables', row)],
};

/** Plans an element. */
export function planElement(words) {
  return plan({files: elementFiles(words), lists: ELEMENT_LISTS, folders: elementFolders(words)}, words);
}

/** Plans a form control. */
export function planFormControl(words) {
  return plan({files: controlFiles(words), lists: CONTROL_LISTS, folders: elementFolders(words)}, words);
}

const elementFolders = ({name, plural}) => [
  `elements/src/components/${name}`,
  `demo-app/src/pages/${plural}`,
];

/** Plans a feature of the tables. */
export function planTableFeature(words) {
  const folders = [`${TABLE}/features/${words.name}`];
  return plan({files: featureFiles(words), lists: FEATURE_LISTS, folders}, words);
}

/**
 * Returns the files with their new text, `{path, text, isNew}`. Throws with everything that is in the way.
 *
 * @param folders the folders that the new files have for themselves
 */
async function plan({files, lists, folders}, words) {
  const taken = folders.filter(path => existsSync(inRoot(path)));
  const plans = await Promise.allSettled([
    ...Object.entries(files)
      .filter(([path]) => !taken.includes(dirname(path)))
      .map(([path, template]) => planFile(path, template, words)),
    ...Object.entries(lists).map(([path, [template, add]]) => planEdit(path, template, add, words)),
  ]);
  const problems = [
    ...taken.map(path => `${path} exists already.`),
    ...plans.filter(({status}) => status === 'rejected').map(({reason}) => reason.message),
  ];
  if (problems.length > 0) throw new Error(['Nothing was written:', ...problems].join('\n'));
  return Promise.all(plans.map(async ({value}) => ({...value, text: await formatted(value)})));
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
  const [text, addition] = [await readFile(inRoot(path), 'utf8'), await fillTemplate(template, words)];
  try {
    return {path, text: add(text, addition.trimEnd()), isNew: false};
  } catch (error) {
    throw new Error(`${path} ${error.message}.`, {cause: error});
  }
}

/** The text of a template, with every `{{word}}` filled in. */
async function fillTemplate(template, words) {
  const text = await readFile(inRoot('scripts/new/templates', `${template}.txt`), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
}

async function formatted({path, text}) {
  const file = inRoot(path);
  return format(text, {...(await resolveConfig(file)), filepath: file});
}
