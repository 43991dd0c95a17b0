import {describeValue, type Warn} from '../../core/bad-input.js';
import {isText, type TreeData, type TreeNode} from './tree-data.js';

/** Which items are open. It remembers items by their values, so that new data keeps what the user has opened. */
export class OpenItems {
  readonly #warn: Warn;
  #open = new Set<string>();
  #known = new Set<string>();
  /** Whether the app has set which items are open, and elements do not know it yet. */
  #isGiven = false;
  #isPending = false;

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  readonly has = (node: TreeNode): boolean => isBranch(node) && this.#open.has(node.key);

  /** Sets the values of the open items. Null: those that are open at first. */
  set(values: unknown): void {
    const isGiven = values !== null && values !== undefined;
    const list: readonly unknown[] = Array.isArray(values) ? values : [];
    if (isGiven && !Array.isArray(values))
      this.#warn(`expanded must be a list of values, not ${describeValue(values)}. No items are open.`);
    this.#open = new Set(list.filter(isText).map(String));
    this.#known = new Set();
    this.#isGiven = isGiven;
    this.#isPending = isGiven;
  }

  /** Opens what is open at first. The `open` attribute of an element always counts, so that an app can change it. */
  read({nodes}: TreeData): void {
    for (const node of nodes) {
      const {element} = node.source;
      if (element !== undefined && this.#isPending) element.toggleAttribute('open', this.#open.has(node.key));
      else if (element !== undefined) this.#mark(node, node.isOpen);
      else if (!this.#known.has(node.key) && node.isOpen && !this.#isGiven) this.#mark(node, true);
      this.#known.add(node.key);
    }
    this.#isPending &&= nodes.length === 0;
  }

  /** Opens or closes an item. Returns whether that changes something. */
  toggle(node: TreeNode, isOpen: boolean): boolean {
    if (!isBranch(node) || this.#open.has(node.key) === isOpen) return false;
    this.#mark(node, isOpen);
    node.source.element?.toggleAttribute('open', isOpen);
    return true;
  }

  #mark({key}: TreeNode, isOpen: boolean): void {
    if (isOpen) this.#open.add(key);
    else this.#open.delete(key);
  }
}

/** Whether an item has items inside, or may load them. */
export function isBranch({children, canLoad}: TreeNode): boolean {
  return canLoad || children.length > 0;
}
