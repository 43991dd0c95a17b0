import type {TableRow} from '../row.js';
import type {RowKey} from '../selection/selected-rows.js';
import type {RowTree} from './row-tree.js';

/** A visible row of a tree. */
export interface TreeLine {
  /** The index of the row in its tree. */
  readonly index: number;
  readonly row: TableRow;
  /** Null for a row that cannot be opened or closed. */
  readonly key: RowKey | null;
  /** Counted from 1. */
  readonly level: number;
  /** Its place among its siblings, counted from 1, and their number. */
  readonly position: number;
  readonly siblingCount: number;
  /** Whether there are rows below it in the tree, also those that load when it is opened. */
  readonly isParent: boolean;
  readonly isOpen: boolean;
  /** Whether its rows load when it is opened. */
  readonly canLoad: boolean;
  /** Whether it matches the search and the filters itself. Others are there for the rows below them. */
  readonly isMatch: boolean;
}

/** What a page of a tree depends on. */
export interface OpenTree {
  readonly isOpen: (index: number) => boolean;
  /** Whether the rows below a row load when it is opened. */
  readonly canLoad: (index: number) => boolean;
}

const ALL: OpenTree = {isOpen: () => true, canLoad: () => false};

/** The rows of a tree that are shown: all of them, or those that match with their ancestors. Siblings are in order. */
export class TreeView {
  readonly tree: RowTree;
  /** 2 for a match, and 1 for an ancestor of one; null if there are no others. */
  readonly #shown: Uint8Array | null;
  /** The children of each row, and after them the roots. */
  readonly #items: Uint32Array;
  /** The place of the first child of each row among the items. */
  readonly #starts: Uint32Array;

  /**
   * @param order The indexes of the rows in their order; null for their own.
   * @param matches The indexes of the rows that match; null for all.
   */
  constructor(tree: RowTree, order: readonly number[] | null, matches: readonly number[] | null) {
    this.tree = tree;
    this.#shown = matches && withAncestors(tree.parents, matches);
    const {parents} = tree;
    const count = parents.length;
    const shown = (order ?? [...parents.keys()]).filter(index => this.#shown?.[index] !== 0);
    const parentAt = (index: number): number => (parents[index] === -1 ? count : parents[index]!);
    const starts = new Uint32Array(count + 2);
    for (const index of shown) starts[parentAt(index) + 1]!++;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
    const next = starts.slice();
    this.#items = new Uint32Array(shown.length);
    for (const index of shown) this.#items[next[parentAt(index)]!++] = index;
    this.#starts = starts;
  }

  /** Whether rows are left out that do not match. */
  get isFiltered(): boolean {
    return this.#shown !== null;
  }

  isMatch(index: number): boolean {
    return this.#shown === null || this.#shown[index] === 2;
  }

  /** Returns the rows directly below a row. */
  childrenOf(index: number): Uint32Array {
    return this.#items.subarray(this.#starts[index], this.#starts[index + 1]);
  }

  /** Returns all rows below a row. */
  below(index: number): number[] {
    const found = [...this.childrenOf(index)];
    for (let at = 0; at < found.length; at++)
      for (const child of this.childrenOf(found[at]!)) found.push(child);
    return found;
  }

  /** Returns the indexes of the rows that match, each after its parent. */
  matches(): number[] {
    return this.lines(ALL).lines.flatMap(({index, isMatch}) => (isMatch ? index : []));
  }

  /** Returns the visible rows from a place to another, and the number of all. */
  lines({isOpen, canLoad}: OpenTree, start = 0, end = Infinity): {lines: TreeLine[]; count: number} {
    const {rows, keys} = this.tree;
    const lines: TreeLine[] = [];
    const siblings = [this.childrenOf(rows.length)];
    const places = [0];
    let count = 0;
    while (siblings.length > 0) {
      const level = siblings.length;
      const around = siblings[level - 1]!;
      const place = places[level - 1]!++;
      const index = around[place];
      if (index === undefined) {
        siblings.pop();
        places.pop();
        continue;
      }
      const children = this.childrenOf(index);
      const isLazy = children.length === 0 && canLoad(index);
      const isParent = children.length > 0 || isLazy;
      const isIndexOpen = isParent && isOpen(index);
      if (count >= start && count < end)
        lines.push({
          index,
          row: rows[index]!,
          key: keys[index]!,
          level,
          position: place + 1,
          siblingCount: around.length,
          isParent,
          isOpen: isIndexOpen,
          canLoad: isLazy,
          isMatch: this.isMatch(index),
        });
      count++;
      if (!isIndexOpen) continue;
      siblings.push(children);
      places.push(0);
    }
    return {lines, count};
  }
}

function withAncestors(parents: Int32Array, matches: readonly number[]): Uint8Array {
  const shown = new Uint8Array(parents.length);
  for (const index of matches) {
    shown[index] = 2;
    for (let at = parents[index]!; at !== -1 && shown[at] === 0; at = parents[at]!) shown[at] = 1;
  }
  return shown;
}
