import type {FormControlElement} from '../../base/form-control-element.js';
import {isDisabled, renderNow, validityAnchor} from '../../base/members.js';
import {isBranch, type TreeNode} from '../../core/tree/tree-data.js';
import type {TreeModel} from '../../core/tree/tree-model.js';
import {treeMove} from '../../core/tree/tree-move.js';
import {TypeAhead} from '../../core/type-ahead.js';
import {sendEdit} from '../../dom/events.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {isPlainClick, offerNavigation} from '../../dom/navigate.js';
import type {RowWindowController} from './row-window.controller.js';
import {detailOf, type TreeToggleDetail} from './tree-events.js';
import type {TreeProperties, TreeTyped, TreeValue} from './tree-value.js';

/** What users do with a tree: its keys (ARIA Authoring Practices, "Tree View"), clicks, and the focus. */
export class TreeInput {
  readonly #host: FormControlElement<TreeTyped> & TreeProperties;
  readonly #model: TreeModel;
  readonly #value: TreeValue;
  readonly #window: RowWindowController;
  readonly #typeAhead = new TypeAhead();
  /** The row that Tab reaches. It may no longer be visible. */
  #active: TreeNode | null = null;

  constructor(
    host: FormControlElement<TreeTyped> & TreeProperties,
    model: TreeModel,
    value: TreeValue,
    rowWindow: RowWindowController,
  ) {
    this.#host = host;
    this.#model = model;
    this.#value = value;
    this.#window = rowWindow;
  }

  /** The index of the row that Tab reaches. */
  get activeIndex(): number {
    if (this.#active !== null) return this.#model.placeOf(this.#active);
    const {typed} = this.#value;
    const isSelected = (row: TreeNode): boolean =>
      Array.isArray(typed) ? row.chosenCount > 0 : row.value === typed;
    return typed.length === 0 ? 0 : Math.max(0, this.#model.rows.findIndex(isSelected));
  }

  readonly handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const row = this.#rowOf(target);
    if (row === undefined || this.#host[isDisabled]) return;
    const link = target.closest('a');
    if (target.closest('.arrow') !== null && isBranch(row)) this.#toggle(row);
    else if (link === null) this.#select(row);
    else {
      if (isPlainClick(event) && this.#host.selection === 'single') this.#select(row);
      offerNavigation(this.#host, event, link);
    }
  };

  readonly handleDoubleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const row = this.#rowOf(target);
    if (row === undefined || this.#host[isDisabled] || this.#host.selection !== 'single') return;
    if (target.closest('.arrow, a') === null) this.#toggle(row);
  };

  /** A link in a row leaves the focus to the row. */
  readonly handleFocus = (event: FocusEvent): void => {
    const target = event.target as Element;
    const row = this.#rowOf(target);
    if (row === undefined) return;
    this.#active = row;
    this.#host.requestUpdate();
    if (target.localName === 'a') target.closest<HTMLElement>('.row')!.focus({preventScroll: true});
  };

  readonly handleKey = (event: KeyboardEvent): void => {
    const row = this.#model.rows[this.activeIndex];
    if (row === undefined || event.defaultPrevented || event.isComposing) return;
    if (this.#act(row, event)) event.preventDefault();
  };

  #rowOf(target: Element): TreeNode | undefined {
    return this.#model.rows[Number(target.closest<HTMLElement>('.row')?.dataset['index'])];
  }

  get #isMultiple(): boolean {
    return this.#host.selection === 'multiple';
  }

  /** Returns whether the key does something. */
  #act(row: TreeNode, event: KeyboardEvent): boolean {
    const {key, shiftKey, altKey} = event;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || altKey || shiftKey || !this.#isMultiple) return false;
      this.#edit(() => this.#value.toggleAll());
      return true;
    }
    if (altKey) return false;
    if (key === 'Enter') this.#activate(row);
    else if (key === '*') this.#openSiblings(row);
    else if (this.#move(row, key, shiftKey) || this.#find(row, event)) return true;
    else if (key === ' ') this.#select(row);
    else return false;
    return true;
  }

  #move(row: TreeNode, key: string, isShift: boolean): boolean {
    const move = treeMove(this.#model, row, key, this.#host.matches(':dir(rtl)'));
    if (typeof move === 'boolean') this.#setOpen([row], move);
    else if (move !== null) {
      const isNext = /Down|Up/.test(key) && move !== row.index;
      this.#focusAt(move);
      if (isShift && isNext && this.#isMultiple) this.#select(this.#model.rows[move]!);
    }
    return move !== null;
  }

  #openSiblings({parent, level}: TreeNode): void {
    this.#setOpen(parent?.children ?? this.#model.rows.filter(row => row.level === level), true);
  }

  #find(row: TreeNode, event: KeyboardEvent): boolean {
    const index = this.#typeAhead.find(event, this.#model.rows, ({label}) => label, row.index);
    if (index !== -1) this.#focusAt(index);
    return index !== -1;
  }

  /** Shows a row, which may not be rendered yet. */
  #focusAt(index: number): void {
    const row = this.#model.rows[index];
    if (row === undefined) return;
    const host = this.#host;
    this.#active = row;
    this.#window.show(index);
    host.requestUpdate();
    host[renderNow]();
    const element = host[validityAnchor];
    element?.focus({preventScroll: true});
    element?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }

  /** Follows the link of an item, tries again, or selects. */
  #activate(row: TreeNode): void {
    const link = this.#host.shadowRoot!.querySelector<HTMLElement>(`.row[data-index="${row.index}"] a`);
    if (link === null) this.#select(row);
    else link.click();
  }

  /** What Space and a click do. Without a selection, they open and close. */
  #select(row: TreeNode): void {
    if (row.status === 'failed') {
      this.#model.retry(row);
      this.#host.requestUpdate();
    } else if (row.status !== null) return;
    else if (this.#host.selection === 'none') this.#toggle(row);
    else if (!row.isDisabled) this.#edit(() => this.#value.toggle(row));
  }

  #edit(change: () => void): void {
    const host = this.#host;
    const old = this.#value.typed;
    change();
    host.requestUpdate('value', old);
    if (this.#value.typed === old) return;
    sendEdit(host);
  }

  #toggle(row: TreeNode): void {
    this.#setOpen([row], !this.#model.isOpen(row));
  }

  #setOpen(nodes: readonly TreeNode[], isOpen: boolean): void {
    const host = this.#host;
    const changed = this.#model.toggle(nodes, isOpen);
    if (changed.length === 0) return;
    host.requestUpdate();
    for (const node of changed) {
      const detail: TreeToggleDetail = detailOf(node);
      host.dispatchEvent(new CustomEvent(isOpen ? 'lc-expand' : 'lc-collapse', {detail}));
    }
    // The focus stays visible, on the item around it.
    if (hasFocusWithin(host)) this.#focusAt(this.activeIndex);
  }
}
