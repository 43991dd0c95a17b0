import {fold} from '../options/suggestions.js';
import type {TreeData, TreeNode} from './tree-data.js';
import type {ListedItems} from './tree-model.js';

/**
 * The items of a tree whose label contains a text, ignoring case, with the items around them, which are open. Users can open an
 * item that is found, and then see all items inside unless some of these are found too.
 */
export class FoundItems implements ListedItems {
  readonly open: Set<string>;
  /** How many items are found. */
  readonly count: number;
  /** The first one that users can select; null if there is none. */
  readonly first: TreeNode | null;
  readonly #found: ReadonlySet<TreeNode>;
  readonly #around = new Set<TreeNode>();

  /** @param open The keys of items that are open already. */
  constructor({nodes}: TreeData, text: string, open: ReadonlySet<string>) {
    const wanted = fold(text);
    const found = nodes.filter(({label}) => fold(label).includes(wanted));
    for (const {parent} of found)
      for (let node = parent; node !== null && !this.#around.has(node); node = node.parent)
        this.#around.add(node);
    this.#found = new Set(found);
    this.count = found.length;
    this.first = found.find(({isDisabled}) => !isDisabled) ?? null;
    this.open = new Set([...open, ...[...this.#around].map(({key}) => key)]);
  }

  readonly isListed = (node: TreeNode): boolean =>
    this.#found.has(node) ||
    this.#around.has(node) ||
    (node.parent !== null && !this.#around.has(node.parent));
}
