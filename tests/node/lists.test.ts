/** The lists in the pages for contributors and users, compared with what they list. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {withComponents} from '../../scripts/guides/components-table.mjs';
import {tableFeatureNames} from '../../scripts/lib/workspace.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), {withFileTypes: true})
    .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({name}) => name)
    .sort();

/** Returns the first groups of all matches, sorted, each as often as it is there. */
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!).sort();

const unique = (names: readonly string[]): string[] => [...new Set(names)];

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');

  it('has each folder of the repository once', () => {
    const [, block = ''] = /^```\n([^]*?)^```$/m.exec(text) ?? [];
    assert.deepEqual(found(block, /^(\S+) /gm), foldersIn('.'));
  });

  it('has each folder of the elements once', () => {
    const rows = found(text, /^\| `([^`]+)` +\|/gm);
    const parts = rows.map(row => row.replace('/<name>', '').split('/'));
    assert.deepEqual(unique(parts.map(([folder]) => folder!)), foldersIn('elements/src'));
    const core = parts.filter(([folder]) => folder === 'core').map(([, name]) => name);
    assert.deepEqual(core, foldersIn('elements/src/core'));
  });
});

describe('the npm scripts', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const pages = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'docs/testing.md', 'bench/README.md'];
  const contributing = read('CONTRIBUTING.md');

  it('are all in CONTRIBUTING.md', () => {
    const isNamed = (name: string): boolean =>
      new RegExp(`npm (run )?${name}(?![\\w:-])`).test(contributing) || name === 'release';
    assert.deepEqual(
      Object.keys(scripts).filter(name => !isNamed(name)),
      [],
    );
  });

  for (const page of pages)
    it(`exist that ${page} names`, () => {
      const named = unique(found(read(page), /\bnpm run ([\w:-]+)/g));
      assert.deepEqual(
        named.filter(name => !(name in scripts)),
        [],
      );
    });
});

describe('README.md', () => {
  it('has each component, with the summary of its doc comment (npm run guides)', async () => {
    assert.equal(await withComponents(read('README.md')), read('README.md'));
  });
});

describe('elements/README.md', () => {
  it('has each feature of the tables once', () => {
    const rows = found(read('elements/README.md'), /^\| `table-([\w-]+)` +\|/gm);
    assert.deepEqual(rows, tableFeatureNames().toSorted());
  });
});
