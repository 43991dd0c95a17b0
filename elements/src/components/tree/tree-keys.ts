import {TypeAhead} from '../../core/type-ahead.js';
import {isBranch} from './open-items.js';
import type {TreeNode} from './tree-data.js';

/** What the keys of a tree act on. */
export interface TreeKeysParts {
  readonly host: Element;
  readonly rows: () => readonly TreeNode[];
  readonly active: () => number;
  readonly isMultiple: () => boolean;
  readonly isOpen: (node: TreeNode) => boolean;
  readonly setOpen: (nodes: readonly TreeNode[], isOpen: boolean) => void;
  readonly focusAt: (index: number) => void;
  readonly select: (row: TreeNode) => void;
  readonly selectAll: () => void;
  /** Follows the link of an item, tries again, or selects. */
  readonly activate: (row: TreeNode) => void;
}

/** The keys of a tree (ARIA Authoring Practices, "Tree View"). */
export class TreeKeys {
  readonly #parts: TreeKeysParts;
  readonly #typeAhead = new TypeAhead();

  constructor(parts: TreeKeysParts) {
    this.#parts = parts;
  }

  readonly handle = (event: KeyboardEvent): void => {
    const row = this.#parts.rows()[this.#parts.active()];
    if (row === undefined || event.defaultPrevented || event.isComposing) return;
    if (this.#act(row, event)) event.preventDefault();
  };

  /** Returns whether the key does something. */
  #act(row: TreeNode, event: KeyboardEvent): boolean {
    const {isMultiple, select, selectAll, activate} = this.#parts;
    const {key, shiftKey, altKey} = event;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || altKey || shiftKey || !isMultiple()) return false;
      selectAll();
      return true;
    }
    if (altKey) return false;
    if (key === 'Enter') activate(row);
    else if (key === '*') this.#openSiblings(row);
    else if (this.#move(row, key, shiftKey) || this.#find(row, event)) return true;
    else if (key === ' ') select(row);
    else return false;
    return true;
  }

  #move(row: TreeNode, key: string, isShift: boolean): boolean {
    const {host, rows, focusAt, isMultiple, select} = this.#parts;
    const last = rows().length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(row.index + 1, last),
      ArrowUp: Math.max(row.index - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[key];
    if (target === undefined) return this.#step(row, key, host.matches(':dir(rtl)'));
    const isNext = key.startsWith('Arrow') && target !== row.index;
    focusAt(target);
    if (isShift && isNext && isMultiple()) select(rows()[target]!);
    return true;
  }

  /** Opens, closes, or moves to the first item inside or to the item around. */
  #step(row: TreeNode, key: string, isRightToLeft: boolean): boolean {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false;
    const {isOpen, setOpen, focusAt} = this.#parts;
    const isForward = (key === 'ArrowRight') !== isRightToLeft;
    if (isOpen(row) !== isForward && isBranch(row)) setOpen([row], isForward);
    else if (isForward && isBranch(row)) focusAt(row.index + 1);
    else if (!isForward && row.parent !== null) focusAt(row.parent.index);
    return true;
  }

  #openSiblings({parent, level}: TreeNode): void {
    const siblings = parent?.children ?? this.#parts.rows().filter(row => row.level === level);
    this.#parts.setOpen(siblings, true);
  }

  #find(row: TreeNode, event: KeyboardEvent): boolean {
    const index = this.#typeAhead.find(event, this.#parts.rows(), ({label}) => label, row.index);
    if (index !== -1) this.#parts.focusAt(index);
    return index !== -1;
  }
}
