import type {RowFilter, RowKey} from '../selection/selected-rows.js';
import type {Selection} from '../selection/selection.js';
import type {TreeView} from './tree-view.js';

/** Rows of a tree that users select or deselect. */
export interface TreeChange {
  readonly keys: readonly RowKey[];
  readonly isSelected: boolean;
  readonly filter: RowFilter;
}

/**
 * Selects or deselects rows with all rows below them that match. A parent is selected as soon as all rows below it are, and
 * not any more as soon as one is not.
 */
export function selectInTree(
  view: TreeView,
  selection: Selection,
  {keys: given, isSelected, filter}: TreeChange,
): Selection {
  const {keys, byKey, parents} = view.tree;
  const changed = new Set(given);
  const add = (index: number): void => {
    const key = keys[index] ?? null;
    if (key !== null && view.isMatch(index)) changed.add(key);
  };
  /** The rows above those that change, each before its own parent. */
  const above = new Map<number, number>();
  for (const key of given) {
    const index = byKey.get(key);
    if (index === undefined) continue;
    for (const below of view.below(index)) add(below);
    const path: number[] = [];
    for (let at = parents[index]!; at !== -1; at = parents[at]!) path.push(at);
    for (const [place, at] of path.entries()) above.set(at, path.length - place);
  }
  const isOn = (index: number): boolean => {
    const key = keys[index] ?? null;
    return key === null || !view.isMatch(index)
      ? view.childrenOf(index).every(isOn)
      : changed.has(key) || selection.has(key, filter) === true;
  };
  for (const [index] of [...above].sort((one, other) => other[1] - one[1]))
    if (isSelected ? view.childrenOf(index).every(isOn) : isOn(index)) add(index);
  return selection.with(changed, isSelected, filter);
}

/** Returns the indexes of the rows above those that are selected, or may be. */
export function partlySelected(view: TreeView, selection: Selection, filter: RowFilter): ReadonlySet<number> {
  const {keys, parents} = view.tree;
  const partly = new Set<number>();
  for (const [index, key] of keys.entries()) {
    if (key === null || !view.isMatch(index) || selection.has(key, filter) === false) continue;
    for (let at = parents[index]!; at !== -1 && !partly.has(at); at = parents[at]!) partly.add(at);
  }
  return partly;
}
