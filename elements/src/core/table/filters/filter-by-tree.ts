import type {Warn} from '../../bad-input.js';
import type {PlainDate} from '../../calendar/plain-date.js';
import type {TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';
import {resolveTree, type FilterTree} from './filter-tree.js';
import {newTreeFilter} from './tree-rows.js';

/**
 * Returns the rows that match a tree, like in a client table. Conditions that are not valid are ignored.
 *
 * @param today The day that periods are relative to, such as `{year: 2026, month: 3, day: 31}`.
 * @param warn Reports conditions on a field that no row has; they are ignored.
 */
export function filterByTree<Row extends object>(
  rows: readonly Row[],
  tree: FilterTree | null | undefined,
  today: PlainDate,
  warn: Warn = () => {},
): readonly Row[] {
  const where = resolveTree(tree, today);
  if (where === undefined) return rows;
  const task = {rows: rows as readonly TableRow[], fields: [], where, found: null, warn};
  const found = runToEnd(newTreeFilter()(task));
  return found === null ? rows : Array.from(found, index => rows[index]!);
}
