/** Checks that each feature of the tables is in every list that names it. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {pascalCase, tableFeatureNames} from '../../scripts/lib/workspace.mjs';

const elements = fileURLToPath(new URL('../../elements', import.meta.url));
const read = (path: string) => readFileSync(join(elements, path), 'utf8');
const FOLDER = 'src/components/table/features';

/** Returns the comment of a module as one line. */
const commentOf = (path: string) =>
  /^\/\*\*([^]*?)\*\//
    .exec(read(path))![1]!
    .replace(/\s*\n \*\s*/g, ' ')
    .trim();

/** Returns the row of the README with single spaces. */
const rows = read('README.md')
  .split('\n')
  .map(line => line.replace(/ +/g, ' '));

for (const name of tableFeatureNames()) {
  describe(`table-${name}`, () => {
    const camel = pascalCase(name).replace(/^./, (letter: string) => letter.toLowerCase());
    const file = `${FOLDER}/${name}/${name}.define.ts`;

    it('has its properties, record, definition, and test in one folder', () => {
      const files = readdirSync(join(elements, FOLDER, name));
      assert.deepEqual(
        ['properties.ts', 'feature.ts', `${name}.define.ts`].filter(part => !files.includes(part)),
        [],
      );
      assert.ok(files.some(part => part.endsWith('.test.ts')));
    });

    it('is declared on the tables', () => {
      assert.match(read('src/components/table/feature-list.ts'), new RegExp(`^  ${camel}Declaration,$`, 'm'));
    });

    it('is in the one file', () => {
      assert.ok(read('src/one-file.ts').includes(`./components/table/features/${name}/${name}.define.js'`));
    });

    it('is in the README, with the comment of its definition', () => {
      const row = `| \`table-${name}\` | ${commentOf(file)} |`;
      assert.ok(rows.includes(row), row);
    });
  });
}
