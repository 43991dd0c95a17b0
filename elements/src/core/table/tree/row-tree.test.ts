import {expect} from '@open-wc/testing';
import type {TableRow} from '../row.js';
import type {RowKey} from '../selection/selected-rows.js';
import {RowTree} from './row-tree.js';

interface Given {
  readonly rows: readonly TableRow[];
  readonly parentField?: string;
  readonly childrenField?: string;
}

/** A tree of rows with an id, and its problems. */
function treeOf({rows, parentField, childrenField}: Given) {
  const problems: string[] = [];
  const seen = new Set<unknown>();
  const tree = new RowTree({
    rows,
    readKey: row => {
      const key = (row as TableRow | null)?.['id'];
      if (key === undefined || seen.has(key)) return null;
      seen.add(key);
      return key as RowKey;
    },
    parentOf: parentField === undefined ? undefined : row => row?.[parentField],
    childrenOf:
      childrenField === undefined ? undefined : row => (row?.[childrenField] ?? []) as readonly TableRow[],
    report: (problem, key) => problems.push(`${problem} ${String(key)}`),
  });
  const nameOf = (index: number) => (index === -1 ? '-' : String(tree.keys[index]));
  return {tree, problems, parents: Array.from(tree.parents, nameOf)};
}

describe('the rows of a tree', () => {
  it('name their parents, in any order', () => {
    const rows = [{id: 1, up: 2}, {id: 2, up: null}, {id: 3, up: ''}, {id: 4, up: 1}, {id: 5}];
    const {parents, problems} = treeOf({rows, parentField: 'up'});
    expect(parents).to.deep.equal(['2', '-', '-', '1', '-']);
    expect(problems).to.deep.equal([]);
  });

  it('are inside of their parents', () => {
    const rows = [
      {id: 1, inner: [{id: 2, inner: [{id: 3}]}, {id: 4}]},
      {id: 5, inner: null},
    ];
    const {tree, parents, problems} = treeOf({
      rows,
      childrenField: 'inner',
    });
    expect(tree.keys).to.deep.equal([1, 5, 2, 4, 3]);
    expect(parents).to.deep.equal(['-', '-', '1', '1', '2']);
    expect(problems).to.deep.equal([]);
  });

  it('are roots if their parent is missing', () => {
    const {parents, problems} = treeOf({
      rows: [
        {id: 1, up: 9},
        {id: 2, up: 1},
      ],
      parentField: 'up',
    });
    expect(parents).to.deep.equal(['-', '1']);
    expect(problems).to.deep.equal(['orphan 9']);
  });

  it('are roots if they are in a cycle, and keep the rows below it', () => {
    const rows = [{id: 1, up: 2}, {id: 2, up: 3}, {id: 3, up: 1}, {id: 4, up: 3}, {id: 5, up: 5}, {id: 6}];
    const {parents, problems} = treeOf({rows, parentField: 'up'});
    expect(parents).to.deep.equal(['-', '-', '-', '3', '-', '-']);
    expect(problems).to.deep.equal(['cycle 1', 'cycle 5']);
  });

  it('are there once if they are inside of themselves or twice in the tree', () => {
    const shared: TableRow = {id: 3};
    const first = {id: 1, inner: [shared] as TableRow[]};
    first.inner.push(first);
    const {tree, problems} = treeOf({
      rows: [first, {id: 2, inner: [shared]}],
      childrenField: 'inner',
    });
    expect(tree.keys).to.deep.equal([1, 2, 3]);
    expect(problems).to.deep.equal(['repeated 1', 'repeated 2']);
  });

  it('are not lost without keys, with repeated keys, or if they are not objects', () => {
    const rows = [{id: 1}, {id: 1, up: 1}, {up: 1}, null, 5] as unknown as TableRow[];
    const {tree, parents} = treeOf({rows, parentField: 'up'});
    expect(tree.rows).to.deep.equal(rows);
    expect(parents).to.deep.equal(['-', '1', '1', '-', '-']);
  });
});
