import {describeValue, type Warn} from '../bad-input.js';
import {BranchLoader, type BranchOptions, type BranchStatus} from './branch-loader.js';
import {isBranch, isText, TreeData, type TreeNode, type TreeSource} from './tree-data.js';

/** The items that a tree lists for a text, and which of these are open. */
export interface ListedItems {
  readonly open: Set<string>;
  /** Whether an item is listed, if the one around it is. */
  readonly isListed: (node: TreeNode) => boolean;
}

/** Finds the items to list. It is called again for new items, with what is open. */
export type ListItems = (data: TreeData, open: ReadonlySet<string>) => ListedItems;

/**
 * The items of a tree, which of them are open, and the rows that are visible for it. It remembers open items by their values,
 * so that new data keeps what the user has opened.
 */
export class TreeModel {
  readonly branches: BranchLoader;
  readonly warn: Warn;
  readonly #changed: (status: BranchStatus) => void;
  #items: unknown = [];
  #children: readonly TreeSource[] = [];
  #data: TreeData;
  #rows: readonly TreeNode[] | null = null;
  #open = new Set<string>();
  #list: ListItems | null = null;
  #listed: ListedItems | null = null;
  #known = new Set<string>();
  /** Whether the app has set which items are open, and elements do not know it yet. */
  #isGiven = false;
  #isPending = false;

  constructor(options: BranchOptions) {
    this.warn = options.warn;
    this.#changed = options.changed;
    this.branches = new BranchLoader({...options, changed: status => this.#handleBranch(status)});
    this.#data = this.#read();
  }

  /** The items that the app has set. They replace the children, unless the list is empty. */
  get items(): unknown {
    return this.#items;
  }

  /** All items. */
  get data(): TreeData {
    return this.#data;
  }

  /** The visible rows. */
  get rows(): readonly TreeNode[] {
    this.#rows ??= this.#data.rows(this.isOpen, this.branches.statusOf, this.#listed?.isListed);
    return this.#rows;
  }

  /** The values of the open items. */
  get expanded(): readonly string[] {
    return this.#data.nodes.filter(this.isOpen).map(({value}) => value);
  }

  readonly isOpen = (node: TreeNode): boolean =>
    isBranch(node) && (this.#listed?.open ?? this.#open).has(node.key);

  setItems(items: unknown): void {
    this.#items = items;
    this.#update();
  }

  setChildren(children: readonly TreeSource[]): void {
    this.#children = children;
    this.#update();
  }

  /** Sets the values of the open items. Null: those that are open at first. */
  setExpanded(values: unknown): void {
    const isGiven = values !== null && values !== undefined;
    const list: readonly unknown[] = Array.isArray(values) ? values : [];
    if (isGiven && !Array.isArray(values))
      this.warn(`expanded must be a list of values, not ${describeValue(values)}. No items are open.`);
    this.#open = new Set(list.filter(isText).map(String));
    this.#known = new Set();
    this.#isGiven = isGiven;
    this.#isPending = isGiven;
    this.#readOpen();
  }

  /** Lists only some of the items, such as those that a text finds. What users open or close then is forgotten; null lists all. */
  list(list: ListItems | null): void {
    this.#list = list;
    this.#listed = list?.(this.#data, new Set()) ?? null;
    this.#rows = null;
  }

  /** Opens or closes items. Returns those that change. */
  toggle(nodes: readonly TreeNode[], isOpen: boolean): readonly TreeNode[] {
    const changed = nodes.filter(node => isBranch(node) && this.isOpen(node) !== isOpen);
    for (const node of changed) {
      this.#mark(node, isOpen, this.#listed?.open);
      node.source.element?.toggleAttribute('open', isOpen);
      if (!isOpen) this.branches.stop(node.key);
    }
    this.#rows = null;
    return changed;
  }

  /** Requests the items of open items. */
  load(): void {
    for (const row of this.rows) if (row.canLoad && this.isOpen(row)) this.branches.request(row);
  }

  /** Forgets that the items around a row could not be loaded. */
  retry({parent}: TreeNode): void {
    this.branches.stop(parent!.key);
    this.#rows = null;
  }

  /** Forgets the loaded items of an item, or those of all items. */
  reload(key: string | undefined): void {
    this.branches.forget(key);
    this.#update();
  }

  /** Returns the index of a row. If it is gone: that of the item around it, or of the row in its place. */
  placeOf(node: TreeNode): number {
    const {rows} = this;
    for (let row: TreeNode | null = node; row !== null; row = row.parent) {
      const now = this.#data.byKey.get(row.key);
      if (now !== undefined && rows[now.index] === now) return now.index;
    }
    return Math.min(node.index, rows.length - 1);
  }

  #handleBranch(status: BranchStatus): void {
    this.#rows = null;
    if (status === 'loaded') this.#update();
    this.#changed(status);
  }

  #update(): void {
    this.#data = this.#read();
    this.#listed = this.#list?.(this.#data, this.#listed!.open) ?? null;
    this.#readOpen();
    this.branches.settle(this.#data);
  }

  /** Opens what is open at first. The `open` attribute of an element always counts, so that an app can change it. */
  #readOpen(): void {
    const {nodes} = this.#data;
    for (const node of nodes) {
      const {element} = node.source;
      if (element !== undefined && this.#isPending) element.toggleAttribute('open', this.#open.has(node.key));
      else if (element !== undefined) this.#mark(node, node.isOpen);
      else if (!this.#known.has(node.key) && node.isOpen && !this.#isGiven) this.#mark(node, true);
      this.#known.add(node.key);
    }
    this.#isPending &&= nodes.length === 0;
    this.#rows = null;
  }

  #mark({key}: TreeNode, isOpen: boolean, open = this.#open): void {
    if (isOpen) open.add(key);
    else open.delete(key);
  }

  #read(): TreeData {
    const isGiven = !Array.isArray(this.#items) || this.#items.length > 0;
    return new TreeData(isGiven ? this.#items : this.#children, this.branches.itemsOf, this.warn);
  }
}
