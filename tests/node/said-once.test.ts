/** Finds what a document or a module has twice, such as a list that a merge kept in two versions. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the tracked files with one of some endings. */
const tracked = (...endings: string[]) =>
  execFileSync('git', ['ls-files', ...endings.map(ending => `*.${ending}`)], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter(path => path && existsSync(join(root, path)));

const repeated = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) < index);

/** Returns the headings of a Markdown text, each with those above it, and the rows of its tables, each with its table. */
function headingsAndRows(text: string): string[] {
  const path: string[] = [];
  let tables = 0;
  let wasRow = false;
  return text
    .replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2/gm, '')
    .split('\n')
    .flatMap(line => {
      const heading = /^(#+) (.*)/.exec(line);
      const isRow = line.startsWith('|');
      if (isRow && !wasRow) tables += 1;
      wasRow = isRow;
      if (isRow) return [`table ${tables}: ${line.replace(/\s+/g, ' ')}`];
      if (!heading) return [];
      path.splice(heading[1]!.length - 1, Infinity, heading[2]!);
      return [path.join(' > ')];
    });
}

/** Returns what TypeScript merges without a word if a module declares it twice. */
const mergedDeclarations = (text: string) =>
  [...text.matchAll(/^(?:export )?(?:declare )?(?:interface|namespace) (\w+)/gm)].map(([, name]) => name!);

describe('documents', () => {
  for (const path of tracked('md')) {
    it(`${path} has each heading and each row of a table once`, () => {
      assert.deepEqual(repeated(headingsAndRows(readFileSync(join(root, path), 'utf8'))), []);
    });
  }

  it('finds a table that is followed by another version of it', () => {
    const rows = '| a | b |\n| - | - |\n| 1 | 2 |\n';
    assert.deepEqual(repeated(headingsAndRows(`# A\n${rows}| a  | b  |\n| 3  | 4  |\n`)), [
      'table 1: | a | b |',
    ]);
    assert.deepEqual(repeated(headingsAndRows(`# A\n${rows}\n${rows}`)), []);
  });

  it('finds a heading that is twice below the same heading', () => {
    assert.deepEqual(repeated(headingsAndRows('# A\n## B\n### C\n## D\n### C\n## B\n')), ['A > B']);
  });
});

describe('modules', () => {
  it('declare each interface once', () => {
    const twice = tracked('ts', 'tsx').flatMap(path =>
      repeated(mergedDeclarations(readFileSync(join(root, path), 'utf8'))).map(name => `${path}: ${name}`),
    );
    assert.deepEqual(twice, []);
  });

  it('finds an interface that is declared twice', () => {
    assert.deepEqual(
      repeated(mergedDeclarations('export interface A {}\ninterface B {}\nexport interface A {}')),
      ['A'],
    );
  });
});
