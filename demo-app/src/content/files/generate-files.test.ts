import assert from 'node:assert/strict';
import {it} from 'node:test';
import {generateFiles} from './generate-files.js';

const entries = generateFiles();
const byPath = new Map(entries.map(entry => [entry.id, entry]));

it('generates about 10,000 files and folders, each with its own path', () => {
  assert.ok(entries.length > 9900 && entries.length < 10_200, String(entries.length));
  assert.equal(byPath.size, entries.length);
});

it('gives each folder the sizes and the last change of what is in it', () => {
  for (const folder of entries.filter(({kind}) => kind === 'Folder')) {
    const inside = entries.filter(entry => entry.folder === folder.id);
    assert.equal(
      folder.size,
      inside.reduce((sum, {size}) => sum + size, 0),
      folder.id,
    );
    assert.equal(
      folder.changed,
      inside
        .map(({changed}) => changed)
        .sort()
        .at(-1),
    );
  }
});

it('has every folder that a file names', () => {
  for (const {folder} of entries) assert.ok(folder === null || byPath.get(folder)?.kind === 'Folder');
});
