import {expect} from '@open-wc/testing';
import {Chance} from '../../../testing/walks/chance.js';
import type {RowKey} from '../selection/selected-rows.js';
import {RowTree} from './row-tree.js';
import {TreeView} from './tree-view.js';

interface Node {
  readonly id: number;
  readonly up: number | null;
}

const treeOf = (rows: readonly Node[]) =>
  new RowTree({
    rows: rows as never,
    readKey: row => row['id'] as RowKey,
    parentOf: row => row['up'],
    report: problem => {
      throw new Error(problem);
    },
  });

const FILES: readonly Node[] = [
  {id: 0, up: null},
  {id: 1, up: 0},
  {id: 2, up: 0},
  {id: 3, up: 2},
  {id: 4, up: null},
];

/** The visible rows as texts. */
function linesOf(view: TreeView, open: readonly number[], start?: number, end?: number): string[] {
  const {lines} = view.lines({isOpen: index => open.includes(index), canLoad: () => false}, start, end);
  return lines.map(
    ({key, level, position, siblingCount, isParent, isOpen, isMatch}) =>
      `${'-'.repeat(level)}${isParent ? (isOpen ? 'v' : '>') : ' '}${String(key)} ${position}/${siblingCount}${isMatch ? '' : ' quiet'}`,
  );
}

describe('the view of a tree', () => {
  it('has the roots while they are closed', () => {
    const view = new TreeView(treeOf(FILES), null, null);
    expect(linesOf(view, [])).to.deep.equal(['->0 1/2', '- 4 2/2']);
  });

  it('has the rows below those that are open, in order', () => {
    const view = new TreeView(treeOf(FILES), [4, 3, 2, 1, 0], null);
    expect(linesOf(view, [0, 2])).to.deep.equal(['- 4 1/2', '-v0 2/2', '--v2 1/2', '--- 3 1/1', '-- 1 2/2']);
    expect(linesOf(view, [0, 2], 1, 4)).to.deep.equal(['-v0 2/2', '--v2 1/2', '--- 3 1/1']);
  });

  it('keeps the ancestors of rows that match', () => {
    const view = new TreeView(treeOf(FILES), null, [3, 4]);
    expect(linesOf(view, [0, 2])).to.deep.equal(['-v0 1/2 quiet', '--v2 1/1 quiet', '--- 3 1/1', '- 4 2/2']);
    expect(view.matches()).to.deep.equal([3, 4]);
  });

  it('says which rows load when they are opened', () => {
    const {lines} = new TreeView(treeOf(FILES), null, null).lines({
      isOpen: () => false,
      canLoad: index => index === 4,
    });
    expect(lines.map(({isParent, canLoad}) => [isParent, canLoad])).to.deep.equal([
      [true, false],
      [true, true],
    ]);
  });

  it('is what a simple model shows, on pages of any size', () => {
    const chance = new Chance(7);
    for (let run = 0; run < 200; run++) {
      const count = chance.below(30) + 1;
      const rows = Array.from({length: count}, (_, id): Node => ({
        id,
        up: id === 0 || chance.is(0.2) ? null : chance.below(id),
      }));
      const order = [...rows.keys()].sort(() => chance.below(3) - 1);
      const matches = chance.is(0.5) ? null : rows.flatMap(({id}) => (chance.is(0.3) ? id : []));
      const open = rows.flatMap(({id}) => (chance.is(0.6) ? id : []));
      const view = new TreeView(treeOf(rows), order, matches);
      const expected = naiveLines(rows, order, matches, open);
      expect(linesOf(view, open)).to.deep.equal(expected);
      const size = chance.below(6) + 1;
      const seen: string[] = [];
      for (let start = 0; start < count; start += size)
        seen.push(...linesOf(view, open, start, start + size));
      expect(seen).to.deep.equal(expected);
    }
  });
});

/** The same as text, by asking all rows for each one. */
function naiveLines(
  rows: readonly Node[],
  order: readonly number[],
  matches: readonly number[] | null,
  open: readonly number[],
): string[] {
  const below = (id: number): number[] =>
    rows.filter(({up}) => up === id).flatMap(row => [row.id, ...below(row.id)]);
  const isMatch = (id: number) => matches === null || matches.includes(id);
  const isShown = (id: number) => isMatch(id) || below(id).some(isMatch);
  const childrenOf = (parent: number | null) => order.filter(id => rows[id]!.up === parent && isShown(id));
  const linesBelow = (parent: number | null, level: number): string[] =>
    childrenOf(parent).flatMap((id, place, {length}) => {
      const isParent = childrenOf(id).length > 0;
      const isOpen = isParent && open.includes(id);
      const line = `${'-'.repeat(level)}${isParent ? (isOpen ? 'v' : '>') : ' '}${id} ${place + 1}/${length}`;
      return [`${line}${isMatch(id) ? '' : ' quiet'}`, ...(isOpen ? linesBelow(id, level + 1) : [])];
    });
  return linesBelow(null, 1);
}
