import {expect} from '@open-wc/testing';
import type {Issue, Rules} from '../../validation/index.js';
import type {TableEdit} from '../edits/edit.js';
import {EditList} from '../edits/edit-list.js';
import {runToEnd} from '../sliced-work.js';
import {ImportRows, ROW_NUMBER, type CheckedColumn, type ImportedRow, type RowChecker} from './index.js';

const ISSUE: Issue = {code: 'notValid'};

/** Rules that reject one value. */
const not = (value: unknown) => ({value}) as unknown as Rules;
const rejected = (rules: Rules) => (rules as unknown as {value: unknown}).value;

const checker: RowChecker = {
  value: (rules, value) => (value === rejected(rules) ? ISSUE : null),
  row: (rules, row) =>
    row.a === rejected(rules)
      ? [
          {path: ['b'], issue: ISSUE},
          {path: ['c'], issue: ISSUE},
        ]
      : [],
};
const later: RowChecker = {...checker, value: async (...given) => checker.value(...given)};

const COLUMNS: readonly CheckedColumn[] = [
  {field: 'a', label: 'A', type: 'text', rules: not('bad')},
  {field: 'b', label: 'B', type: 'number', rules: null},
];

const read = (row: ImportedRow['row'], ...issues: ImportedRow['issues']) => ({row, issues});

function make(
  rows: readonly Omit<ImportedRow, 'index'>[],
  options: Partial<ConstructorParameters<typeof ImportRows>[1]> = {},
) {
  const imported = rows.map((row, index) => ({...row, index}));
  const made = new ImportRows(imported, {
    columns: COLUMNS,
    rowRules: null,
    lang: 'en',
    first: 2,
    checker,
    ...options,
  });
  runToEnd(made.check());
  return made;
}

const edit = (key: number, field: string | null, now: unknown, text?: string): TableEdit => ({
  key,
  field,
  old: undefined,
  new: now,
  text,
  state: 'changed',
});

const problems = (rows: ImportRows, number: number) =>
  rows.problemsOf(number).map(({field, why}) => [field, typeof why === 'string' ? why : why.code]);

describe('ImportRows', () => {
  it('keeps the texts that are not values, and the number of the row', () => {
    const rows = make([
      read({a: 'x'}, {field: 'b', text: 'two', reason: 'not-a-number'}),
      read({a: 'y', b: 1}, {field: '', text: 'more', reason: 'too-many-cells'}),
    ]);
    expect(rows.rows()).to.deep.equal([
      {a: 'x', b: 'two', [ROW_NUMBER]: 2},
      {a: 'y', b: 1, [ROW_NUMBER]: 3},
    ]);
    expect(problems(rows, 2)).to.deep.equal([['b', 'notANumber']]);
    expect(problems(rows, 3)).to.deep.equal([[ROW_NUMBER, 'too-many-cells']]);
    expect(rows.rejected()).to.deep.equal([2, 3]);
  });

  it('asks the rules of columns and of rows', () => {
    const rows = make([read({a: 'bad'}), read({a: 'odd'}), read({a: 'x'})], {rowRules: not('odd')});
    expect(problems(rows, 2)).to.deep.equal([['a', 'notValid']]);
    expect(problems(rows, 3)).to.deep.equal([
      ['b', 'notValid'],
      [ROW_NUMBER, 'notValid'],
    ]);
    expect([rows.count, rows.invalidCount, rows.readyCount, rows.ready()]).to.deep.equal([3, 2, 1, [4]]);
  });

  it('asks slow rules a few at a time', async () => {
    let running = 0;
    let most = 0;
    const slow: RowChecker = {
      ...checker,
      value: async (rules, value) => {
        most = Math.max(most, (running += 1));
        await Promise.resolve();
        running -= 1;
        return checker.value(rules, value);
      },
    };
    const rows = make(
      Array.from({length: 9}, (_, index) => read({a: index === 4 ? 'bad' : 'x'})),
      {checker: slow},
    );
    await rows.settle(2);
    expect([rows.rejected(), most]).to.deep.equal([[6], 2]);
  });

  it('checks edited rows again, and only these', () => {
    const rows = make([read({a: 'bad', b: 1}), read({a: 'x', b: 2})]);
    rows.edit(EditList.of([edit(2, 'a', 'good'), edit(3, 'b', 3)]));
    expect([rows.rejected(), rows.valuesOf(2), rows.valuesOf(3)]).to.deep.equal([
      [],
      {a: 'good', b: 1},
      {a: 'x', b: 3},
    ]);
    rows.edit(new EditList());
    expect([rows.rejected(), rows.valuesOf(3)]).to.deep.equal([[2], {a: 'x', b: 2}]);
  });

  it('reads what was typed without the editor of a column', () => {
    const rows = make([read({a: 'x', b: 1})]);
    rows.edit(EditList.of([edit(2, 'b', '1,234.5')]));
    expect([rows.valuesOf(2), rows.rejected()]).to.deep.equal([{a: 'x', b: 1234.5}, []]);
    rows.edit(EditList.of([edit(2, 'b', 'much')]));
    expect(problems(rows, 2)).to.deep.equal([['b', 'notANumber']]);
  });

  it('tells problems of edits, which the table shows itself', () => {
    const rows = make([read({a: 'x', b: 1})]);
    rows.edit(EditList.of([edit(2, 'a', 'bad'), edit(2, 'b', 1, 'much')]));
    expect(rows.problemsOf(2)).to.deep.equal([
      {field: 'b', why: {code: 'notANumber'}, isEdit: true},
      {field: 'a', why: ISSUE, isEdit: true},
    ]);
  });

  it('does not save rows that were removed', () => {
    const rows = make([read({a: 'bad'}), read({a: 'x'})]);
    rows.edit(EditList.of([edit(2, null, null), edit(3, null, null)]));
    expect([rows.ready(), rows.readyCount, rows.rejected()]).to.deep.equal([[], 0, []]);
  });

  it('drops late answers about earlier values', async () => {
    const rows = make([read({a: 'bad'})], {checker: later});
    rows.edit(EditList.of([edit(2, 'a', 'good')]));
    await rows.settle(4);
    expect(rows.rejected()).to.deep.equal([]);
  });

  it('remembers what was refused until the value is another', () => {
    const rows = make([read({a: 'x', b: 1}), read({a: 'y', b: 1})]);
    rows.refuse(2, [['a', 'Taken.']]);
    rows.refuse(3, [['', 'Not today.']]);
    expect(rows.problemsOf(2)).to.deep.equal([
      {field: 'a', value: 'x', why: {code: 'authored', message: 'Taken.'}},
    ]);
    expect(problems(rows, 3)).to.deep.equal([[ROW_NUMBER, 'authored']]);
    rows.edit(EditList.of([edit(2, 'b', 2)]));
    expect(rows.rejected()).to.deep.equal([2, 3]);
    rows.edit(EditList.of([edit(2, 'a', 'z'), edit(3, 'b', 2)]));
    expect(rows.rejected()).to.deep.equal([]);
  });

  it('counts what was saved, once', () => {
    const rows = make([read({a: 'x'}), read({a: 'y'})]);
    rows.save([2, 2]);
    expect([rows.savedCount, rows.count, rows.readyCount, rows.rows().length]).to.deep.equal([1, 1, 1, 1]);
    expect([rows.isSaved(2), rows.isSaved(3)]).to.deep.equal([true, false]);
  });

  it('works in slices', () => {
    const imported = Array.from({length: 6400}, (_, index) => ({index, row: {a: 'x'}, issues: []}));
    const rows = new ImportRows(imported, {columns: COLUMNS, rowRules: null, lang: 'en', first: 2, checker});
    expect([...rows.check()]).to.have.length(99);
  });
});
