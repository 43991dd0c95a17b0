import type {ReactiveController} from 'lit';
import type {FormControlElement} from '../../base/form-control-element.js';
import {control, isDisabled, localize} from '../../base/members.js';
import {popupEvents} from '../../controllers/popup-events.js';
import {PopupController, type PopupHideReason} from '../../controllers/popup.controller.js';
import {FoundItems} from '../../core/tree/found-items.js';
import {isBranch, type TreeNode} from '../../core/tree/tree-data.js';
import type {TreeModel} from '../../core/tree/tree-model.js';
import {treeMove} from '../../core/tree/tree-move.js';
import {sendEdit} from '../../dom/events.js';
import {mediaQuery} from '../../dom/platform.js';
import {SHEET} from '../../styles/sheet.styles.js';
import type {RowWindowController} from '../tree/row-window.controller.js';
import {rowId} from '../tree/tree-rows.js';
import type {TreeTyped} from '../tree/tree-value.js';
import type {TreeColumns} from './tree-columns-slot.js';
import type {TreeSelectProperties, TreeSelectValue} from './tree-select-value.js';

/** A tree select, as its popup sees it. */
export type TreeSelectHost = FormControlElement<TreeTyped> &
  TreeSelectProperties & {readonly readOnly: boolean};

/** What the popup of a tree select uses. */
export interface TreePopupParts {
  readonly model: TreeModel;
  readonly value: TreeSelectValue;
  readonly window: RowWindowController;
  /** The columns of the options, if the element shows them. */
  readonly columns: () => TreeColumns | null;
}

/**
 * The popup with the tree: the text that filters it, the active row, and what keys and presses do (ARIA Authoring Practices,
 * "Combobox" and "Tree View"). The focus stays in the text.
 */
export class TreePopupController implements ReactiveController {
  /** What is announced, instead of the number of options that are found. */
  said = '';
  readonly #host: TreeSelectHost;
  readonly #parts: TreePopupParts;
  readonly #popup: PopupController;
  /** What the user has typed since the popup opened, or null. */
  #typed: string | null = null;
  #found: FoundItems | null = null;
  #active: TreeNode | null = null;
  /** Whether the user has moved to a row, so that keys are for the tree and not for the text. */
  #isMoved = false;
  #isShown = false;

  constructor(host: TreeSelectHost, parts: TreePopupParts) {
    this.#host = host;
    this.#parts = parts;
    this.#popup = new PopupController(host, {
      anchor: () => this.#find('.box'),
      label: () => this.#find('.label'),
      popup: () => this.#find('.popup'),
      onHide: () => this.#handleHide(),
      ...popupEvents(host),
    });
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** The text that filters the tree, or null. */
  get typed(): string | null {
    return this.#typed;
  }

  /** How many options the text finds. Null without a text. */
  get foundCount(): number | null {
    return this.#found?.count ?? null;
  }

  /** The columns, which a text that filters and a sheet on a phone replace by the tree. */
  get columns(): TreeColumns | null {
    return this.#found !== null || mediaQuery(SHEET)?.matches ? null : this.#parts.columns();
  }

  /** The index of the active row, or -1. */
  get activeIndex(): number {
    return this.#active === null ? -1 : this.#parts.model.placeOf(this.#active);
  }

  /** The id of the active row. */
  get activeId(): string | undefined {
    return this.isOpen && this.activeIndex !== -1 ? rowId(this.activeIndex) : undefined;
  }

  hostUpdate(): void {
    if (this.isOpen && !this.#canOpen) this.#popup.close();
  }

  /** Shows the active row, once it has rendered. */
  hostUpdated(): void {
    if (this.#isShown || !this.isOpen) return;
    this.#isShown = true;
    this.#find(`#${this.activeId}`)?.scrollIntoView({block: 'nearest'});
  }

  /** Opens the popup at the chosen option. */
  open(): void {
    if (this.isOpen || !this.#canOpen) return;
    const {model, value} = this.#parts;
    const chosen = this.#typed === null ? model.data.byKey.get(value.list[0] ?? '') : undefined;
    this.columns?.open(model, chosen?.parent ?? null);
    if (chosen !== undefined) {
      const around: TreeNode[] = [];
      for (let node = chosen.parent; node !== null; node = node.parent) around.push(node);
      model.toggle(around, true);
      this.#activate(chosen);
    }
    if (this.#typed === null) (this.#host[control] as HTMLInputElement).select();
    this.#popup.show();
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** A press on the field or its button. */
  toggle(): void {
    this.#host.focus();
    if (this.isOpen) this.hide('toggle');
    else this.open();
  }

  /** Filters the tree by a text. */
  type(text: string): void {
    this.said = '';
    this.#typed = text;
    this.#found = null;
    this.#parts.model.list(
      text.trim() === '' ? null : (data, open) => (this.#found = new FoundItems(data, text, open)),
    );
    this.#isMoved = false;
    this.#activate((this.#found as FoundItems | null)?.first ?? null);
    this.open();
  }

  /** Forgets the text. */
  clear(): void {
    this.#typed = null;
    this.#found = null;
    this.#parts.model.list(null);
  }

  /** Runs a change of the value, and reports it. */
  edit(change: () => void): void {
    const host = this.#host;
    const {value} = this.#parts;
    const old = value.typed;
    change();
    host.requestUpdate('value', old);
    if (value.typed === old) return;
    sendEdit(host);
  }

  /** Removes chosen values, and says so. */
  remove(values: readonly string[]): void {
    const [first] = values;
    if (first === undefined) return;
    this.said = this.#host[localize].term('optionRemoved', this.#parts.value.textOf(first));
    this.edit(() => this.#parts.value.remove(values));
  }

  /** Returns whether the key does something in the popup, or opens it. */
  handleKey({key, altKey, ctrlKey, metaKey, target}: KeyboardEvent): boolean {
    // Typing replaces the text of the chosen option.
    if (key.length === 1 && !ctrlKey && !metaKey && this.#typed === null)
      (target as HTMLInputElement).select();
    if (!this.isOpen) {
      const isOpening = /^(Arrow(Down|Up)|Enter)$/.test(key) || (key === ' ' && !this.#typed);
      if (isOpening) this.open();
      if (isOpening && this.#active === null && !altKey) this.#moveTo(0);
      return isOpening;
    }
    if (altKey) {
      if (key === 'ArrowUp') this.hide('toggle');
      return key === 'ArrowUp';
    }
    const isInTree = this.#isMoved || !this.#typed?.trim();
    const row = this.#parts.model.rows[this.activeIndex];
    if (key === 'Enter' || (key === ' ' && isInTree && row !== undefined)) {
      if (row === undefined) this.hide('toggle');
      else this.#take(row);
      return true;
    }
    return (isInTree || key === 'ArrowDown' || key === 'ArrowUp') && this.#move(row, key);
  }

  readonly handleClick = ({target}: Event): void => {
    const element = (target as Element).closest<HTMLElement>('.row');
    const row = this.#parts.model.rows[Number(element?.dataset['index'])];
    if (row === undefined) return;
    this.#activate(row);
    // In columns, a press shows what is inside an option, and Enter chooses it.
    const isOn = (part: string) => (target as Element).closest(part) !== null;
    if (isBranch(row) && (this.columns === null ? isOn('.arrow') : !isOn('.check'))) this.#setOpen(row);
    else this.#take(row);
  };

  get #canOpen(): boolean {
    const host = this.#host;
    return !host[isDisabled] && !host.readOnly && this.#parts.model.data.roots.length > 0;
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }

  #move(row: TreeNode | undefined, key: string): boolean {
    const {model} = this.#parts;
    if (row === undefined) {
      const isMove = /^(Arrow(Down|Up)|Home|End)$/.test(key);
      if (isMove) this.#moveTo(/Up|End/.test(key) ? model.rows.length - 1 : 0);
      return isMove;
    }
    const isRightToLeft = this.#host.matches(':dir(rtl)');
    const move = (this.columns?.move ?? treeMove)(model, row, key, isRightToLeft);
    if (typeof move === 'boolean') this.#setOpen(row);
    else if (move !== null) this.#moveTo(move);
    return move !== null;
  }

  #moveTo(index: number): void {
    this.#isMoved = true;
    this.#activate(this.#parts.model.rows[index] ?? null);
  }

  #activate(row: TreeNode | null): void {
    this.#active = row;
    this.#isShown = false;
    if (row !== null) this.#parts.window.show(this.activeIndex);
    this.#host.requestUpdate();
  }

  #setOpen(row: TreeNode): void {
    const {model} = this.#parts;
    if (this.columns === null) model.toggle([row], !model.isOpen(row));
    else this.columns.open(model, row);
    this.#activate(row);
  }

  /** Chooses an option. With several, the popup stays open. */
  #take(row: TreeNode): void {
    const {model, value} = this.#parts;
    const host = this.#host;
    if (row.status === 'failed') {
      model.retry(row);
      this.#activate(row.parent);
    } else if (!row.isDisabled && !host.multiple) {
      this.hide('select');
      this.clear();
      this.edit(() => value.set(row.value));
    } else if (!row.isDisabled) {
      this.edit(() => value.toggle(row));
      value.count();
      const isAdded = row.chosenCount > 0;
      this.said = host[localize].term(isAdded ? 'optionAdded' : 'optionRemoved', row.label);
    }
  }

  /** The focus returns from the text field of a sheet. */
  #handleHide(): void {
    this.clear();
    this.said = '';
    this.#active = null;
    this.#isMoved = false;
    if (this.#host.renderRoot.querySelector('.popup :focus') !== null) this.#host[control]!.focus();
  }
}
