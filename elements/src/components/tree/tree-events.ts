import type {TreeItemData, TreeNode} from '../../core/tree/tree-data.js';

/** Loads the items of an item. `signal` is aborted when the answer is no longer needed. */
export type LoadItems = (
  item: TreeItemData,
  context: {readonly signal: AbortSignal},
) => PromiseLike<readonly TreeItemData[]> | readonly TreeItemData[];

/** The detail of `lc-load-items`. */
export interface LoadItemsDetail {
  /** The value of the item whose items are needed. */
  readonly value: string;
  /** The `<lc-tree-item>`, or the data of the item. */
  readonly item: Element | TreeItemData;
  /** Aborted when the items are no longer needed. */
  readonly signal: AbortSignal;
  /** Shows that the items could not be loaded. Users can try again, which sends the event again. */
  fail(): void;
}

/** The detail of `lc-expand` and `lc-collapse`. */
export interface TreeToggleDetail {
  /** The value of the item. */
  readonly value: string;
  /** The `<lc-tree-item>`, or the data of the item. */
  readonly item: Element | TreeItemData;
}

declare global {
  interface HTMLElementEventMap {
    'lc-expand': CustomEvent<TreeToggleDetail>;
    'lc-collapse': CustomEvent<TreeToggleDetail>;
    'lc-load-items': CustomEvent<LoadItemsDetail>;
  }
}

/** Returns the item of an event. */
export function detailOf({value, source}: TreeNode): TreeToggleDetail {
  return {value, item: (source.element as Element | undefined) ?? source};
}
