import {describeValue, type Warn} from '../bad-input.js';
import {renderableIcon} from '../forged-template.js';
import {isScriptAddress} from '../navigation/script-address.js';

/** Browsers and Node have it; core does not know the document. */
declare const URL: new (address: string) => object;

/** The data of an item of a tree. */
export interface TreeItemData {
  /** The value for `value` and `expanded`, which no other item has. Default: the label. */
  readonly value?: string | number | undefined;
  /** The visible text. Default: the value. */
  readonly label?: string | undefined;
  /** The icon before the text: a string, a Lit template, or a DOM node. */
  readonly icon?: unknown;
  /** The URL to open. The item is then a link. */
  readonly href?: string | null | undefined;
  /** The items inside. */
  readonly items?: readonly TreeItemData[] | null | undefined;
  /** Whether there are items inside that load when the user opens the item. */
  readonly hasItems?: boolean | undefined;
  /** Whether the item is open at first. */
  readonly open?: boolean | undefined;
  /** Whether users cannot select the item and those inside. They can open it. */
  readonly disabled?: boolean | undefined;
}

/** An item as the tree knows it. */
export interface TreeNode {
  /** The value, or for the second item with it something else. */
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly icon: unknown;
  readonly href: string;
  readonly isDisabled: boolean;
  /** Whether the item is open at first. */
  readonly isOpen: boolean;
  /** What the app has given: an object, or an `<lc-tree-item>` with its data. */
  readonly source: TreeSource;
  readonly parent: TreeNode | null;
  /** The level in the outline, from 1. */
  readonly level: number;
  /** The place among its siblings, from 1. */
  readonly position: number;
  readonly siblingCount: number;
  children: readonly TreeNode[];
  /** Whether its items are not loaded. */
  canLoad: boolean;
  /** What the row shows instead of an item. */
  readonly status: 'loading' | 'failed' | null;
  /** The place among the visible rows. Only valid if the row there is this one. */
  index: number;
  /** The number of items without items in it, or 1 if it has none. */
  leafCount: number;
  /** How many of these are chosen. */
  chosenCount: number;
}

/** What is used of an `<lc-tree-item>` child. */
interface ItemElement {
  toggleAttribute(name: string, isOn: boolean): unknown;
}

/** The data of an item, or of an `<lc-tree-item>` child. */
export interface TreeSource extends TreeItemData {
  readonly element?: ItemElement | undefined;
  readonly selected?: boolean | undefined;
}

const NO_NODES: readonly TreeNode[] = [];

/** All items of a tree, read from what the app has given. It reads each object that has items only once. */
export class TreeData {
  readonly roots: readonly TreeNode[];
  /** All items, each before those inside. */
  readonly nodes: readonly TreeNode[];
  readonly byKey = new Map<string, TreeNode>();
  /** Whether there may be values without an item, because there are no items yet, or some are not loaded. */
  readonly isPartial: boolean;
  readonly #warn: Warn;
  readonly #known = new Set<unknown>();

  /** @param loadedOf Returns the loaded items of an item by its key. */
  constructor(items: unknown, loadedOf: (key: string) => unknown, warn: Warn) {
    this.#warn = warn;
    this.roots = this.#read(items, null);
    const nodes: TreeNode[] = [];
    let isPartial = this.roots.length === 0;
    visitAll(this.roots, node => {
      nodes.push(node);
      const {items: own, hasItems} = node.source;
      const loaded = loadedOf(node.key);
      const isGiven = Array.isArray(own) && own.length > 0;
      node.children = this.#read(isGiven ? own : (loaded ?? own), node);
      node.canLoad = Boolean(hasItems) && !isGiven && loaded === undefined;
      isPartial ||= node.canLoad;
      return node.children;
    });
    for (const node of [...nodes].reverse()) {
      if (node.children.length === 0) node.leafCount = 1;
      if (node.parent !== null) node.parent.leafCount += node.leafCount;
    }
    this.nodes = nodes;
    this.isPartial = isPartial;
  }

  /**
   * Returns the visible rows: items whose ancestors are open, and what is shown instead of items that are not loaded.
   *
   * @param isListed Whether an item is listed, if the one around it is. By default all are.
   */
  rows(
    isOpen: (node: TreeNode) => boolean,
    statusOf: (node: TreeNode) => TreeNode['status'],
    isListed?: (node: TreeNode) => boolean,
  ): readonly TreeNode[] {
    const rows: TreeNode[] = [];
    const listed = (nodes: readonly TreeNode[]) => (isListed === undefined ? nodes : nodes.filter(isListed));
    visitAll(listed(this.roots), node => {
      node.index = rows.length;
      rows.push(node);
      if (node.status !== null || !isOpen(node)) return NO_NODES;
      const status = statusOf(node);
      return status === null ? listed(node.children) : [this.#statusRow(node, status)];
    });
    return rows;
  }

  #statusRow(parent: TreeNode, status: TreeNode['status']): TreeNode {
    const key = `${parent.key}\n`;
    const {status: before} = this.byKey.get(key) ?? {};
    if (before !== status)
      this.byKey.set(key, {...this.#node({}, parent, 1, 1), key, status, isDisabled: status === 'loading'});
    return this.byKey.get(key)!;
  }

  #read(given: unknown, parent: TreeNode | null): readonly TreeNode[] {
    if (given === null || given === undefined) return NO_NODES;
    if (!Array.isArray(given)) {
      this.#warn(
        `items must be an array of {value, label}, not ${describeValue(given)}. They are not shown.`,
      );
      return NO_NODES;
    }
    const sources = given.filter((source: unknown): source is TreeSource => this.#accept(source));
    return sources.map((source, index) => this.#add(source, parent, index + 1, sources.length));
  }

  #accept(source: unknown): boolean {
    const {value, label, items, element} = Object(source) as Partial<TreeSource>;
    if (![value, label].some(text => isText(text) && text !== '')) {
      // A framework sets the properties of a new element later.
      if (element !== undefined) return false;
      this.#warn(
        `an item must have a value and a label, such as {value: 'inbox', label: 'Inbox'}, not ${describeValue(source)}. It is not shown.`,
      );
      return false;
    }
    if (!items) return true;
    if (this.#known.has(source)) {
      this.#warn(`the item "${label ?? value}" is inside itself, or in the tree twice. It is shown once.`);
      return false;
    }
    this.#known.add(source);
    return true;
  }

  #add(source: TreeSource, parent: TreeNode | null, position: number, count: number): TreeNode {
    const node = this.#node(source, parent, position, count);
    this.byKey.set(node.key, node);
    return node;
  }

  #node(source: TreeSource, parent: TreeNode | null, position: number, siblingCount: number): TreeNode {
    const {label, icon = null, open, disabled} = source;
    const value = String(isText(source.value) ? source.value : (label ?? ''));
    return {
      key: this.#keyOf(value),
      value,
      label: isText(label) ? String(label) : value,
      icon: renderableIcon(icon, this.#warn),
      href: this.#addressOf(source.href),
      isDisabled: Boolean(disabled) || Boolean(parent?.isDisabled),
      isOpen: Boolean(open),
      source,
      parent,
      level: (parent?.level ?? 0) + 1,
      position,
      siblingCount,
      children: NO_NODES,
      canLoad: false,
      status: null,
      index: 0,
      leafCount: 0,
      chosenCount: 0,
    };
  }

  #keyOf(value: string): string {
    if (!this.byKey.has(value)) return value;
    this.#warn(`two items have the value "${value}". They are selected together.`);
    // A value has no such character in most cases, and then the number is free.
    return `${value}\n${this.byKey.size}`;
  }

  #addressOf(href: unknown): string {
    const address = typeof href === 'string' || href instanceof URL ? String(href) : '';
    if (!isScriptAddress(address)) return address;
    this.#warn('href must not be a javascript: address; the item is not a link.');
    return '';
  }
}

/**
 * Visits items in order, each before those that `visit` returns for it. It is not recursive, because the items may be of any
 * depth.
 */
export function visitAll(roots: readonly TreeNode[], visit: (node: TreeNode) => readonly TreeNode[]): void {
  const stack: TreeNode[] = [];
  const push = (nodes: readonly TreeNode[]): void => {
    for (let index = nodes.length - 1; index >= 0; index--) stack.push(nodes[index]!);
  };
  push(roots);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) push(visit(node));
}

/** Whether an item has items inside, or may load them. */
export function isBranch({children, canLoad}: TreeNode): boolean {
  return canLoad || children.length > 0;
}

/** Whether a value can be a value or text. */
export function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
