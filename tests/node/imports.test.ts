/** Imports every entry point in a separate Node process without a DOM, like a server. Needs a build. */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {tableFeatureNames} from '../../scripts/lib/workspace.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the folders in a built folder that contain a file. */
async function foldersWith(path: string, file: (name: string) => string): Promise<string[]> {
  const names = await readdir(join(root, path));
  return names.filter(name => existsSync(join(root, path, name, file(name))));
}

/** Imports a module in a separate process and returns its exported names. */
async function namesOf(specifier: string): Promise<string[]> {
  const script = `
    if (typeof document !== 'undefined') throw new Error('There is a document.');
    console.log(JSON.stringify(Object.keys(await import('${specifier}'))));`;
  const {stdout, stderr} = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
  });
  assert.equal(stderr, '');
  return JSON.parse(stdout) as string[];
}

const components = await foldersWith('elements/dist/components', name => `${name}.define.js`);
const core = await foldersWith('elements/dist/core', () => 'index.js');

describe('an import without a DOM', {concurrency: 2}, () => {
  for (const [specifier, name] of [
    ['@life-changers/elements', 'LcButton'],
    ['@life-changers/elements/core/random-id', 'randomId'],
    ['@life-changers/elements/form-draft', 'keepDraft'],
    ['@life-changers/elements/form-guard', 'guardLeaving'],
    ['@life-changers/elements/file-transfer', 'transferFiles'],
    ['@life-changers/elements/server-issues', 'readServerIssues'],
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

  const features = tableFeatureNames().filter(name => name !== 'export');
  for (const feature of [
    'command-palette',
    'multiple-files',
    'option-loading',
    'password',
    'rules',
    'select-list',
    'typed-dates',
    ...features.map(name => `table-${name}`),
  ]) {
    it(`loads ${feature}, which has no exports`, async () => {
      assert.deepEqual(await namesOf(`@life-changers/elements/${feature}`), []);
    });
  }

  it('exports tableToCsv from table-export', async () => {
    assert.deepEqual(await namesOf('@life-changers/elements/table-export'), ['tableToCsv']);
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
    for (const entry of [name, `${name}/class`]) {
      it(`exports the class of ${entry}`, async () => {
        const className = `Lc${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
        assert.ok((await namesOf(`@life-changers/elements/${entry}`)).includes(className));
      });
    }
  }
});
