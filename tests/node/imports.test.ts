/**
 * Imports every entry point in a worker without a DOM, like a server. Each has its own modules, in less time than a process.
 * Needs a build.
 */
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {tableFeatureNames} from '../../scripts/lib/workspace.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the folders in a built folder that contain a file. */
async function foldersWith(path: string, file: (name: string) => string): Promise<string[]> {
  const names = await readdir(join(root, path));
  return names.filter(name => existsSync(join(root, path, name, file(name))));
}

/** Imports modules in a worker, one after the other, and returns the exported names of each. */
async function exportsOf(...specifiers: string[]): Promise<string[][]> {
  const script = `
    if (typeof document !== 'undefined') throw new Error('There is a document.');
    (async () => {
      const names = [];
      for (const specifier of ${JSON.stringify(specifiers)}) names.push(Object.keys(await import(specifier)));
      require('node:worker_threads').parentPort.postMessage(names);
    })();`;
  const worker = new Worker(script, {eval: true, stderr: true});
  let errors = '';
  worker.stderr.on('data', chunk => (errors += String(chunk)));
  const names = await new Promise<string[][]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', code => reject(new Error(`The worker ended with ${code}: ${errors}`)));
  });
  await worker.terminate();
  assert.equal(errors, '');
  return names;
}

const namesOf = async (specifier: string) => (await exportsOf(specifier))[0]!;

const components = await foldersWith('elements/dist/components', name => `${name}.define.js`);
const core = await foldersWith('elements/dist/core', () => 'index.js');

/** Calls a function once, at the first call. */
function once<Value>(run: () => Value): () => Value {
  let value: {it: Value} | undefined;
  return () => (value ??= {it: run()}).it;
}

describe('an import without a DOM', {concurrency: 2}, () => {
  for (const [specifier, name] of [
    ['@life-changers/elements', 'LcButton'],
    ['@life-changers/elements/core/random-id', 'randomId'],
    ['@life-changers/elements/core/table/query', 'mergeQuery'],
    ['@life-changers/elements/core/table/cell-text', 'CellText'],
    ['@life-changers/elements/core/table/clipboard', 'readClipboard'],
    ['@life-changers/elements/core/table/edits', 'readEdits'],
    ['@life-changers/elements/core/table/import', 'readImported'],
    ['@life-changers/elements/form-draft', 'keepDraft'],
    ['@life-changers/elements/form-guard', 'guardLeaving'],
    ['@life-changers/elements/file-transfer', 'transferFiles'],
    ['@life-changers/elements/server-issues', 'readServerIssues'],
    ['@life-changers/elements/testing', 'fill'],
    ['@life-changers/elements/testing/playwright', 'readTable'],
    ['@life-changers/react', 'Button'],
    ['@life-changers/react/ssr', 'linkStyles'],
  ] as const) {
    it(`exports ${name} from ${specifier}`, async () => {
      assert.ok((await namesOf(specifier)).includes(name));
    });
  }

  it('loads an empty module for the types of the raw tags', async () => {
    assert.deepEqual(await namesOf('@life-changers/elements/jsx'), []);
  });

  it('loads the formats of date-fns, which have no exports', async () => {
    assert.deepEqual(await namesOf('@life-changers/elements/date-formats'), []);
  });

  const features = tableFeatureNames().filter(name => !['export', 'excel'].includes(name));
  for (const feature of [
    'calendar',
    'command-palette',
    'mentions',
    'multiple-files',
    'option-loading',
    'password',
    'popups',
    'range-calendar',
    'rules',
    'select-list',
    'text-format',
    'tree-columns',
    'typed-dates',
    ...features.map(name => `table-${name}`),
  ]) {
    it(`loads ${feature}, which has no exports`, async () => {
      assert.deepEqual(await namesOf(`@life-changers/elements/${feature}`), []);
    });
  }

  for (const [feature, name] of [
    ['table-export', 'tableToCsv'],
    ['table-excel', 'tableToExcel'],
  ] as const)
    it(`exports ${name} from ${feature}`, async () => {
      assert.deepEqual(await namesOf(`@life-changers/elements/${feature}`), [name]);
    });

  for (const name of core) {
    it(`loads core/${name}`, async () => {
      assert.notEqual((await namesOf(`@life-changers/elements/core/${name}`)).length, 0);
    });
  }

  for (const [name, backend] of [
    ['django-rest', 'djangoRest'],
    ['feathers', 'feathers'],
    ['graphql-connections', 'graphqlConnections'],
    ['json-api', 'jsonApi'],
    ['postgrest', 'postgrest'],
    ['spring-data', 'springData'],
  ] as const) {
    it(`exports only ${backend} from core/table/backends/${name}`, async () => {
      assert.deepEqual(await namesOf(`@life-changers/elements/core/table/backends/${name}`), [backend]);
    });
  }

  for (const name of components) {
    const className = `Lc${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    const entries = [`${name}/class`, name];
    // The class first: the entry that defines the tag imports it too.
    const names = once(() => exportsOf(...entries.map(entry => `@life-changers/elements/${entry}`)));
    for (const [index, entry] of entries.entries()) {
      it(`exports the class of ${entry}`, async () => {
        assert.ok((await names())[index]!.includes(className));
      });
    }
  }
});
