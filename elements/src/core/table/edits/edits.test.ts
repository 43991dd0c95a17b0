import {expect} from '@open-wc/testing';
import {EditHistory} from './edit-history.js';
import {EditList} from './edit-list.js';
import type {TableEdit} from './edit.js';

const BREAD = {id: 1, name: 'Bread', price: 4.5};

const edit = (
  key: number,
  field: string | null,
  old: unknown,
  now: unknown,
  more: object = {},
): TableEdit => ({
  key,
  field,
  old,
  new: now,
  state: 'changed',
  ...more,
});

describe('EditList', () => {
  it('replaces an edit at its place, and does not change', () => {
    const list = EditList.of([edit(1, 'price', 4.5, 5), edit(2, 'price', 1, 2)]);
    const other = list.with([edit(1, 'price', 4.5, 6)]);
    expect(list.get({key: 1, field: 'price'})!.new).to.equal(5);
    expect(other.list.map(({key, new: now}) => [key, now])).to.deep.equal([
      [1, 6],
      [2, 2],
    ]);
  });

  for (const [title, old, now] of [
    ['the same text', 'a', 'a'],
    ['a list with the same values', ['a'], ['a']],
    ['a date of the same time', new Date(5), new Date(5)],
    ['nothing again', null, null],
  ] as const)
    it(`leaves out an edit to ${title}`, () => {
      expect(EditList.of([edit(1, 'x', old, now)]).list).to.deep.equal([]);
    });

  for (const [title, old, now, more] of [
    ['another date', new Date(5), new Date(6), {}],
    ['a date instead of its number', 5, new Date(5), {}],
    ['a text that cannot be read', 5, 5, {text: 'five'}],
    ['a value with a message', 5, 5, {message: 'No.'}],
    ['0 instead of -0', -0, 0, {}],
  ] as const)
    it(`keeps an edit to ${title}`, () => {
      expect(EditList.of([edit(1, 'x', old, now, more)]).list).to.have.length(1);
    });

  it('leaves out a row that is as before, also with a message', () => {
    const failed = {state: 'failed', message: 'No.'};
    expect(EditList.of([edit(1, null, BREAD, {...BREAD}, failed)]).list).to.deep.equal([]);
    expect(EditList.of([edit(2, null, null, null, failed)]).list).to.deep.equal([]);
  });

  it('removes edits', () => {
    const list = EditList.of([edit(1, 'price', 4.5, 5), edit(1, 'name', 'Bread', 'Roll')]);
    expect(list.without([{key: 1, field: 'price'}]).list.map(({field}) => field)).to.deep.equal(['name']);
    expect(list.without(list.list).rows.size).to.equal(0);
  });

  it('knows the rows that were added and removed', () => {
    const list = EditList.of([
      edit(8, null, null, {id: 8}),
      edit(9, null, null, {id: 9}),
      edit(9, 'name', '', 'Pie'),
      edit(1, null, BREAD, null),
    ]);
    expect(list.added.map(({key}) => key)).to.deep.equal([9, 8]);
    expect([8, 9, 1, 2].map(key => [list.isAdded(key), list.isRemoved(key)])).to.deep.equal([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    // The cells of a row that was added are part of it.
    expect(list.count).to.equal(3);
  });

  it('shows a row with its new values', () => {
    const list = EditList.of([edit(1, 'price', 4.5, 5), edit(1, 'name', 'Bread', 'Bread', {text: 'x'})]);
    expect(list.rowOf(1, BREAD)).to.deep.equal({...BREAD, price: 5});
    expect(list.rowOf(2, BREAD)).to.equal(BREAD);
    expect(list.rowOf(null, BREAD)).to.equal(BREAD);
    expect(BREAD.price).to.equal(4.5);
  });

  it('keeps the look of a cell, and sorts it by its new value', () => {
    const row = {id: 1, price: {value: 4.5, orderValue: 450, className: 'money'}};
    const list = EditList.of([edit(1, 'price', 4.5, 5)]);
    expect(list.rowOf(1, row)).to.deep.equal({id: 1, price: {value: 5, className: 'money'}});
  });
});

describe('EditHistory', () => {
  const step = (before: unknown, after: unknown) => [
    {key: 1, field: 'a', before: {value: before}, after: {value: after}},
    {key: 1, field: 'b', before: {value: before}, after: {value: after}},
  ];

  it('undoes the last step backwards, and redoes it', () => {
    const history = new EditHistory();
    history.add(step(1, 2));
    history.add(step(2, 3));
    expect(history.undo()).to.deep.equal(step(3, 2).reverse());
    expect(history.redo()).to.deep.equal(step(2, 3));
    expect(history.redo()).to.equal(null);
  });

  it('cannot redo what came before another step', () => {
    const history = new EditHistory();
    history.add(step(1, 2));
    history.undo();
    history.add(step(1, 5));
    expect(history.canRedo).to.equal(false);
    expect(history.undo()).to.deep.equal(step(5, 1).reverse());
    expect(history.canUndo).to.equal(false);
    expect(history.undo()).to.equal(null);
  });

  it('ignores a step without changes, and forgets the oldest of many', () => {
    const history = new EditHistory();
    history.add([]);
    expect(history.canUndo).to.equal(false);
    for (let value = 0; value < 150; value++) history.add(step(value, value + 1));
    let count = 0;
    while (history.undo() !== null) count++;
    expect(count).to.equal(100);
    history.clear();
    expect(history.canRedo).to.equal(false);
  });
});
