import {expect} from '@open-wc/testing';
import type {RowKey} from '../selection/selected-rows.js';
import {Selection} from '../selection/selection.js';
import {RowTree} from './row-tree.js';
import {partlySelected, selectInTree} from './tree-selection.js';
import {TreeView} from './tree-view.js';

const PARENTS: Readonly<Record<string, string | null>> = {
  a: null,
  b: 'a',
  c: 'a',
  d: 'c',
  e: 'c',
  f: null,
};
const tree = new RowTree({
  rows: Object.keys(PARENTS).map(id => ({id})),
  readKey: row => row['id'] as RowKey,
  parentOf: row => PARENTS[row['id'] as string],
  report: () => {},
});
const filter = {search: ''};

/** What is selected after a change, and which parents are partly. */
function select(before: string, keys: string, isSelected: boolean, matches: string | null = null): string[] {
  const indexes = matches === null ? null : [...matches].map(key => tree.byKey.get(key)!);
  const view = new TreeView(tree, null, indexes);
  const none = Selection.one(null).with([...before], true, filter);
  const selection = selectInTree(view, none, {
    keys: [...keys],
    isSelected,
    filter,
  });
  const partly = [...partlySelected(view, selection, filter)].map(index => tree.keys[index]);
  const own = partly.filter(key => !selection.keys.has(key!));
  return [[...selection.keys].sort().join(''), own.sort().join('')];
}

describe('the selection of a tree', () => {
  it('has the rows below a parent', () => {
    expect(select('', 'c', true)).to.deep.equal(['cde', 'a']);
    expect(select('', 'a', true)).to.deep.equal(['abcde', '']);
    expect(select('abcdef', 'a', false)).to.deep.equal(['f', '']);
  });

  it('has a parent as soon as all rows below it are selected', () => {
    expect(select('d', 'e', true)).to.deep.equal(['cde', 'a']);
    expect(select('bd', 'e', true)).to.deep.equal(['abcde', '']);
    expect(select('', 'de', true)).to.deep.equal(['cde', 'a']);
  });

  it('loses the parents of a row that is deselected', () => {
    expect(select('abcde', 'd', false)).to.deep.equal(['be', 'ac']);
  });

  it('only has rows that match', () => {
    expect(select('', 'd', true, 'bd')).to.deep.equal(['d', 'ac']);
    expect(select('', 'a', true, 'ad')).to.deep.equal(['ad', 'c']);
    expect(select('b', 'd', true, 'abd')).to.deep.equal(['abd', 'c']);
  });

  it('has all rows but those that are deselected', () => {
    const view = new TreeView(tree, null, null);
    const all = selectInTree(view, Selection.all(filter), {
      keys: ['d'],
      isSelected: false,
      filter,
    });
    expect([...all.except].sort()).to.deep.equal(['a', 'c', 'd']);
    expect([...partlySelected(view, all, filter)].map(index => tree.keys[index])).to.deep.equal(['a', 'c']);
  });
});
