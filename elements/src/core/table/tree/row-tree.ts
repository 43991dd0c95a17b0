import type {TableRow} from '../row.js';
import type {RowKey} from '../selection/selected-rows.js';

/** What is wrong with the rows of a tree. */
export type TreeProblem = 'orphan' | 'cycle' | 'repeated';

interface TreeTask {
  /** The rows of the app. Those inside of others are added after them. */
  readonly rows: readonly TableRow[];
  /** Returns the key of a row; null if it has none, or that of a row before. */
  readonly readKey: (row: TableRow) => RowKey | null;
  /** Returns the key of the parent of a row; empty for a root. Without it, rows do not name their parents. */
  readonly parentOf?: ((row: TableRow) => unknown) | undefined;
  /** Returns the rows inside of a row. */
  readonly childrenOf?: ((row: TableRow, key: RowKey | null) => readonly TableRow[]) | undefined;
  /** @param key The key of a row in the cycle, of the missing parent, or of the row with one that is already in the tree. */
  readonly report: (problem: TreeProblem, key: unknown) => void;
}

/** Rows and their parents, by index. Each row is in it once: orphans and rows of a cycle are roots. */
export class RowTree {
  readonly rows: readonly TableRow[];
  /** The key of each row; null for those without a usable one. */
  readonly keys: readonly (RowKey | null)[];
  readonly byKey: ReadonlyMap<RowKey, number>;
  /** The index of the parent of each row; -1 for a root. */
  readonly parents: Int32Array;

  constructor({rows, readKey, parentOf, childrenOf, report}: TreeTask) {
    const all = [...rows];
    const keys: (RowKey | null)[] = [];
    const parents = rows.map(() => -1);
    const seen = new Set<unknown>(rows);
    for (let index = 0; index < all.length; index++) {
      const row = all[index]!;
      const key = readKey(row);
      keys.push(key);
      for (const child of childrenOf?.(row, key) ?? []) {
        if (typeof child === 'object' && child !== null && seen.has(child)) {
          report('repeated', key);
          continue;
        }
        seen.add(child);
        all.push(child);
        parents.push(index);
      }
    }
    this.rows = all;
    this.keys = keys;
    this.byKey = new Map(keys.flatMap((key, index) => (key === null ? [] : [[key, index] as const])));
    this.parents = Int32Array.from(parents);
    if (parentOf === undefined) return;
    for (const [index, row] of rows.entries()) {
      const parent = parentOf(row);
      if (parent === null || parent === undefined || parent === '') continue;
      const found = this.byKey.get(parent as RowKey);
      if (found === undefined) report('orphan', parent);
      else this.parents[index] = found;
    }
    this.#cutCycles(report);
  }

  #cutCycles(report: TreeTask['report']): void {
    const {parents} = this;
    /** From which row each was reached first, counted from 1. */
    const reached = new Uint32Array(parents.length);
    for (let start = 0; start < parents.length; start++) {
      let at = start;
      while (at !== -1 && reached[at] === 0) {
        reached[at] = start + 1;
        at = parents[at]!;
      }
      if (at === -1 || reached[at] !== start + 1) continue;
      report('cycle', this.keys[at]);
      while (at !== -1) {
        const next = parents[at]!;
        parents[at] = -1;
        at = next;
      }
    }
  }
}
