import {isBranch, type TreeNode} from './tree-data.js';
import type {TreeModel} from './tree-model.js';

/**
 * Returns what a key does in a tree (ARIA Authoring Practices, "Tree View"): the index of the row to which it moves, or whether it
 * opens or closes the row. Null for keys that do neither.
 */
export function treeMove(
  {rows, isOpen}: Pick<TreeModel, 'rows' | 'isOpen'>,
  row: TreeNode,
  key: string,
  isRightToLeft: boolean,
): number | boolean | null {
  const {index, parent} = row;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(index + 1, rows.length - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return targets[key] ?? null;
  const isForward = (key === 'ArrowRight') !== isRightToLeft;
  if (isBranch(row) && isOpen(row) !== isForward) return isForward;
  if (isForward) return isBranch(row) ? index + 1 : index;
  return parent?.index ?? index;
}
