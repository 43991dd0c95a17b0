/**
 * `npm run new`, in a copy of the repository: what it writes, and that it writes nothing if something is in the way.
 * `node scripts/try-new.mjs`, which takes minutes, builds, type-checks, lints and tests what it made.
 */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import type {readExamplePages as readPages} from '../../scripts/lib/example-pages.mjs';
import {format} from '../../scripts/lib/format.mjs';
import {makeTemporaryCopy} from '../../scripts/lib/temporary-copy.mjs';
import {addExport, addTableRow} from '../../scripts/new/edits.mjs';
import {nameProblem, namesOf} from '../../scripts/new/names.mjs';
import {findPhrases} from '../../scripts/check-words.mjs';

const NEW_FILES = [
  'elements/src/components/color-swatch/color-swatch.ts',
  'elements/src/components/color-swatch/color-swatch.styles.ts',
  'elements/src/components/color-swatch/color-swatch.define.ts',
  'elements/src/components/color-swatch/color-swatch.test.ts',
  'react-bindings/src/components/color-swatch.ts',
  'react-bindings/src/components/color-swatch.test.tsx',
  'demo-app/src/content/color-swatches/page.md',
  'demo-app/src/content/color-swatches/overview.tsx',
  'demo-app/src/content/color-swatches/examples/basic.tsx',
  '.changeset/new-color-swatch.md',
];
const LISTS = ['elements/src/index.ts', 'react-bindings/src/index.ts', 'elements/status.json'];

let folder: string;
let remove: () => Promise<void>;
before(async () => ({folder, remove} = await makeTemporaryCopy()));
after(() => remove());

const read = (path: string) => readFile(join(folder, path), 'utf8');
const readLists = () => Promise.all(LISTS.map(read));

/** Runs the script in the copy. */
const create = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/new.mjs', ...args], {cwd: folder}).then(
    ({stdout}) => ({code: 0, stdout, stderr: ''}),
    (error: {code: number; stdout: string; stderr: string}) => error,
  );

/** Bundles the scripts among new files, and returns what cannot be resolved. */
async function importErrors(files: readonly string[]): Promise<unknown[]> {
  const {errors} = await build({
    absWorkingDir: folder,
    entryPoints: files.filter(file => /\.tsx?$/.test(file)),
    bundle: true,
    packages: 'external',
    // Made by the build.
    external: ['*?example', '*/reference.json'],
    format: 'esm',
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  });
  return errors;
}

/** Puts something in the way, or takes a file away if `change` returns null; the returned function undoes it. */
async function block(path: string, change: (text: string) => string | null): Promise<() => Promise<unknown>> {
  const file = join(folder, path);
  const created = await mkdir(dirname(file), {recursive: true});
  const before = existsSync(file) ? await readFile(file, 'utf8') : null;
  const changed = change(before ?? '');
  if (changed === null) await rm(file);
  else await writeFile(file, changed);
  return () => (before === null ? rm(created ?? file, {recursive: true}) : writeFile(file, before));
}

describe('npm run new, with something in the way', () => {
  const add = (more: string) => (text: string) => text + more;
  for (const [title, path, change, problem] of [
    ...NEW_FILES.filter(file => !/^(elements|demo-app)/.test(file)).map(
      file => [`${file} exists`, file, add('x'), `${file} exists already.`] as const,
    ),
    ...['elements/src/components/color-swatch', 'demo-app/src/content/color-swatches'].map(
      path => [`${path} exists`, `${path}/notes.txt`, add('x'), `${path} exists already.`] as const,
    ),
    ...LISTS.map(list => [`${list} is missing`, list, () => null, `${list} is missing.`] as const),
    [
      'the elements export it',
      'elements/src/index.ts',
      add("export * from './components/color-swatch/color-swatch.define.js';\n"),
      'elements/src/index.ts exports ./components/color-swatch/color-swatch.define.js already.',
    ],
    [
      'a React component has the name',
      'react-bindings/src/index.ts',
      add("export {ColorSwatch} from './colors.js';\n"),
      'react-bindings/src/index.ts exports ColorSwatch already.',
    ],
    ...LISTS.slice(0, 2).map(
      list =>
        [
          `${list} has no exports`,
          list,
          () => '',
          `${list} has no export to put another one beside.`,
        ] as const,
    ),
  ] as const) {
    it(`plans nothing and names it: ${title}`, async () => {
      const unblock = await block(path, change);
      try {
        const url = pathToFileURL(join(folder, 'scripts/new/plan.mjs')).href;
        const {planElement} = (await import(url)) as {planElement(words: object): Promise<unknown>};
        await assert.rejects(planElement(namesOf('color-swatch')), {
          message: `Nothing was written:\n${problem}`,
        });
      } finally {
        await unblock();
      }
    });
  }

  it('names all that is in the way, fails, and writes nothing', async () => {
    const unblock = await block('react-bindings/src/components/color-swatch.ts', () => 'x');
    const unblockList = await block('elements/src/index.ts', () => '');
    const lists = await readLists();
    const {code, stderr} = await create('color-swatch');
    const [created, after] = [NEW_FILES.filter(file => existsSync(join(folder, file))), await readLists()];
    await unblock();
    await unblockList();
    assert.deepEqual(
      [code, stderr.trim().split('\n')],
      [
        1,
        [
          'Nothing was written:',
          'react-bindings/src/components/color-swatch.ts exists already.',
          'elements/src/index.ts has no export to put another one beside.',
        ],
      ],
    );
    assert.deepEqual(created, ['react-bindings/src/components/color-swatch.ts']);
    assert.deepEqual(after, lists);
  });
});

describe('npm run new -- color-swatch', () => {
  let result: {code: number; stdout: string; stderr: string};
  before(async () => {
    result = await create('color-swatch');
  });

  it('writes all files and adds the element to all lists', () => {
    assert.equal(result.stderr, '');
    assert.deepEqual(result.stdout.split('\n').slice(0, NEW_FILES.length + LISTS.length), [
      ...NEW_FILES.toSorted().map(file => `wrote ${file}`),
      ...LISTS.map(file => `added it to ${file}`),
    ]);
  });

  for (const file of [...NEW_FILES, ...LISTS]) {
    it(`writes ${file} formatted, with every word filled in`, async () => {
      const text = await read(file);
      const path = join(folder, file);
      assert.equal(await format(path, text), text);
      assert.doesNotMatch(text, /\{\{\w+\}\}|(?<!\| )undefined/);
    });
  }

  for (const file of NEW_FILES) {
    it(`writes plain English to ${file}`, async () => {
      assert.deepEqual(findPhrases(await read(file)), []);
    });
  }

  it('imports only what there is', async () => assert.deepEqual(await importErrors(NEW_FILES), []));

  it('adds the exports in their order', async () => {
    for (const index of LISTS.slice(0, 2)) {
      const text = await read(index);
      assert.match(text, /color-input[^\n]*\n[^\n]*color-swatch[^\n]*\n[^\n]*copy-button/);
    }
  });

  it('does not write it twice', async () => {
    const lists = await readLists();
    const {code, stderr} = await create('color-swatch');
    assert.deepEqual(
      [code, stderr.trim()],
      [1, 'lc-color-swatch exists already, in elements/src/components/color-swatch.'],
    );
    assert.deepEqual(await readLists(), lists);
  });
});

const CONTROL = 'elements/src/components/color-code/color-code';
const CONTROL_FILES = [
  `${CONTROL}.ts`,
  `${CONTROL}-value.ts`,
  `${CONTROL}-value.test.ts`,
  `${CONTROL}.control.ts`,
  `${CONTROL}.styles.ts`,
  `${CONTROL}.define.ts`,
  `${CONTROL}.test.ts`,
  'react-bindings/src/components/color-code.ts',
  'react-bindings/src/components/color-code.test.tsx',
  'demo-app/src/content/color-codes/page.md',
  'demo-app/src/content/color-codes/overview.tsx',
  'demo-app/src/content/color-codes/examples/basic.tsx',
  'demo-app/src/content/color-codes/examples/form.tsx',
  'demo-app/src/content/color-codes/examples/states.tsx',
  '.changeset/new-color-code.md',
];

describe('npm run new -- --form-control color-code', () => {
  let result: {code: number; stdout: string; stderr: string};
  before(async () => {
    result = await create('--form-control', 'color-code');
  });

  it('writes all files and adds the control to all lists', () => {
    assert.equal(result.stderr, '');
    const lines = result.stdout.split('\n').slice(0, CONTROL_FILES.length + LISTS.length);
    assert.deepEqual(lines, [
      ...CONTROL_FILES.toSorted().map(file => `wrote ${file}`),
      ...LISTS.map(file => `added it to ${file}`),
    ]);
  });

  for (const file of [...CONTROL_FILES, ...LISTS]) {
    it(`writes ${file} formatted, with every word filled in`, async () => {
      const text = await read(file);
      const path = join(folder, file);
      assert.equal(await format(path, text), text);
      assert.doesNotMatch(text, /\{\{\w+\}\}/);
      assert.match(text, /color[- ]?code/i);
    });
  }

  for (const file of CONTROL_FILES) {
    it(`writes plain English to ${file}`, async () => {
      assert.deepEqual(findPhrases(await read(file)), []);
    });
  }

  it('imports only what there is', async () => assert.deepEqual(await importErrors(CONTROL_FILES), []));

  it('tests it by the shared contract', async () => {
    assert.match(await read(`${CONTROL}.test.ts`), /testFormControl<LcColorCode>/);
  });

  it('adds its page to the menu of forms, behind the others', async () => {
    const url = pathToFileURL(join(folder, 'scripts/lib/example-pages.mjs')).href;
    const {readExamplePages} = (await import(url)) as {readExamplePages: typeof readPages};
    const paths = readExamplePages().flatMap(({route: {group, path}}) => (group === 'Forms' ? [path] : []));
    assert.deepEqual([paths[0], paths.at(-1)], ['/all-form-components', '/color-codes']);
  });

  it('refuses a table feature that is a form control', async () => {
    const {code, stderr} = await create('--form-control', '--table-feature', 'other-code');
    assert.deepEqual([code, stderr.trim()], [1, 'Choose one of --table-feature and --form-control.']);
  });

  it('does not write it twice', async () => {
    const {code, stderr} = await create('--form-control', 'color-code');
    assert.deepEqual(
      [code, stderr.trim()],
      [1, 'lc-color-code exists already, in elements/src/components/color-code.'],
    );
  });
});

const FEATURE = 'elements/src/components/table/features/row-count';
const FEATURE_FILES = [
  `${FEATURE}/properties.ts`,
  `${FEATURE}/feature.ts`,
  `${FEATURE}/row-count.define.ts`,
  `${FEATURE}/row-count.test.ts`,
  '.changeset/new-table-row-count.md',
];
const FEATURE_LISTS = [
  'elements/src/components/table/feature-list.ts',
  'elements/src/one-file.ts',
  'elements/README.md',
];

describe('npm run new -- --table-feature row-count', () => {
  let result: {code: number; stdout: string; stderr: string};
  before(async () => {
    result = await create('--table-feature', 'row-count');
  });

  it('touches no more than eight files', () => {
    assert.equal(result.stderr, '');
    assert.deepEqual(result.stdout.split('\n').slice(0, 8), [
      ...FEATURE_FILES.toSorted().map(file => `wrote ${file}`),
      ...FEATURE_LISTS.map(file => `added it to ${file}`),
    ]);
    assert.equal(FEATURE_FILES.length + FEATURE_LISTS.length, 8);
  });

  for (const file of [...FEATURE_FILES, ...FEATURE_LISTS]) {
    it(`writes ${file} formatted, with every word filled in`, async () => {
      const text = await read(file);
      const path = join(folder, file);
      assert.equal(await format(path, text), text);
      assert.doesNotMatch(text, /\{\{\w+\}\}/);
      assert.match(text, /row-?count/i);
    });
  }

  it('declares its properties on the tables', async () => {
    const list = await read(FEATURE_LISTS[0]!);
    assert.match(list, /SelectionProperties,\n\s+RowCountProperties \{\}/);
    assert.match(list, /\n {2}rowCountDeclaration,\n\];/);
  });

  it('does not write it twice', async () => {
    const {code, stderr} = await create('--table-feature', 'row-count');
    assert.deepEqual([code, stderr.trim()], [1, `table-row-count exists already, in ${FEATURE}.`]);
  });

  it('refuses a list without a place for it', async () => {
    const unblock = await block(FEATURE_LISTS[0]!, text => text.replace('FEATURES', 'ALL'));
    const {stderr} = await create('--table-feature', 'other-count');
    await unblock();
    assert.match(stderr, /feature-list\.ts has no FeatureProperties or FEATURES to add it to\./);
  });
});

describe('the name of a new element', () => {
  for (const [name, problem] of [
    [undefined, /Give the element a name/],
    ['lc-swatch', /Leave out "lc-"/],
    ['ColorSwatch', /is not dash-case/],
    ['color--swatch', /is not dash-case/],
    ['2d-map', /is not dash-case/],
    ['core', /is taken/],
    ['button', /exists already/],
  ] as const) {
    it(`cannot be ${name}`, () => assert.match(nameProblem(name, ['button']) ?? '', problem));
  }

  for (const [name, plural, article] of [
    ['color-swatch', 'color-swatches', 'a'],
    ['entry', 'entries', 'an'],
    ['tray', 'trays', 'a'],
    ['date-fields', 'date-fields', 'a'],
    ['tag2', 'tag2s', 'a'],
  ] as const) {
    it(`can be ${name}`, () => {
      assert.equal(nameProblem(name, ['button']), undefined);
      assert.deepEqual([namesOf(name).plural, namesOf(name).article], [plural, article]);
    });
  }
});

describe('an addition', () => {
  const index = "export {A} from 'a';\n\nexport {B} from './b.js';\nexport {\n  D,\n  E,\n} from './d.js';\n";
  for (const [title, line, expected] of [
    [
      'first',
      "export {A2} from './a.js';",
      index.replace('export {B}', "export {A2} from './a.js';\nexport {B}"),
    ],
    [
      'in the middle',
      "export {C} from './c.js';",
      index.replace('export {\n', "export {C} from './c.js';\nexport {\n"),
    ],
    ['last', "export {F} from './f.js';", `${index}export {F} from './f.js';\n`],
  ] as const) {
    it(`is an export that stands ${title}`, () => assert.equal(addExport(index, line), expected));
  }

  it('refuses a second export of a name', () => {
    assert.throws(() => addExport(index, "export {E} from './e.js';"), /exports E already/);
  });

  it('is a row at the end of the table of its section', () => {
    const text = '## A\n\n| a |\n| - |\n| x |\n\n## B\n\nText.\n\n| b |\n| - |\n| y |\n\nText.\n';
    assert.equal(addTableRow(text, 'B', '| z |'), text.replace('| y |\n', '| y |\n| z |\n'));
  });
});
