import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {
  controlValue,
  isDisabled,
  localize,
  renderControl,
  renderField,
  renderNow,
  validityAnchor,
  warn,
} from '../../base/members.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {treeTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/terms.js';
import {sendChange} from '../../dom/events.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {isPlainClick, offerNavigation} from '../../dom/navigate.js';
import {isServerView} from '../../dom/server-view.js';
import {BranchLoader, type LoadItems, type LoadItemsDetail} from './branch-loader.js';
import {isBranch, OpenItems} from './open-items.js';
import {RowWindowController} from './row-window.controller.js';
import {TreeChildrenController} from './tree-children.controller.js';
import {TreeData, type TreeItemData, type TreeNode} from './tree-data.js';
import {TreeKeys} from './tree-keys.js';
import {treeRows} from './tree-rows.js';
import {treeAttribute, type TreeSelection, type TreeTyped, TreeValue} from './tree-value.js';
import {treeStyles} from './tree.styles.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {LoadItems, LoadItemsDetail} from './branch-loader.js';
export type {TreeItemData} from './tree-data.js';
export type {TreeSelection, TreeTyped} from './tree-value.js';

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

/**
 * Items inside items, such as files in folders, that users open, close, and select (ARIA Authoring Practices, "Tree View").
 * With a `name`, it is a form control: the form submits the value of the selected item, or one entry for each.
 *
 * The items are `<lc-tree-item>` children or data in `items`, also 100,000 of them: of more than 200 visible rows, only those
 * near the viewport are rendered. Give a long tree its own scroll area with `--lc-tree-max-block-size`.
 *
 * With `selection="multiple"`, items have checkboxes. An item that has items is checked if all of these are, and its value is
 * not part of `value`.
 *
 * @tag lc-tree
 * @attr {string} value - The same as `init-value`.
 * @slot - `<lc-tree-item>` elements, if `items` is not set. They can change at any time.
 * @fires {Event} input - Sent when the user selects or deselects an item.
 * @fires {Event} change - Sent right after `input`.
 * @fires {CustomEvent<TreeToggleDetail>} lc-expand - Sent when the user has opened an item. Like the next two, it does not bubble.
 * @fires {CustomEvent<TreeToggleDetail>} lc-collapse - Sent when the user has closed an item.
 * @fires {CustomEvent<LoadItemsDetail>} lc-load-items - Sent when an open item needs its items, if there is no `loadItems`. Add
 *   the items, or remove `lazy` if there are none. `detail.fail()` shows that they could not be loaded.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is activated without a modifier key. Cancel it to navigate
 *   with a client-side router.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label, and the text of each item.
 * @csspart required-mark - The mark after the label of a required tree.
 * @csspart hint - The help text.
 * @csspart control - The box around the items: the tree.
 * @csspart item - The row of an item.
 * @csspart item-selected - The row of the selected item.
 * @csspart toggle - The box of the arrow that opens and closes an item.
 * @csspart checkbox - The checkbox of an item.
 * @csspart icon - The icon of an item.
 * @csspart link - The text of an item that is a link.
 * @csspart status - The text of the row that shows that items are loading or could not be loaded.
 * @csspart message - The validation message.
 * @cssprop --lc-tree-row-height - Height of a row. Default 2rem.
 * @cssprop --lc-tree-indent - Indentation of each level. Default 1.25rem.
 * @cssprop --lc-tree-guide-color - Color of the lines that show the levels.
 * @cssprop --lc-tree-selected-background - Background color of the selected item.
 * @cssprop --lc-tree-max-block-size - Height from which on the tree scrolls. Default `none`.
 * @cssstate filled - An item is selected.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcTree extends FormControlElement<TreeTyped> {
  static override styles = treeStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...treeTexts};

  /** How many items users can select: `'none'`, `'single'`, or `'multiple'` with checkboxes. */
  @property({default: 'single'}) selection!: TreeSelection;

  /**
   * The initial value, also after a reset: the value of an item, or a list such as `['a', 'b']`. As an attribute, text or
   * a list as JSON. Default null: the items that are `selected`. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', converter: treeAttribute, default: null})
  initValue!: TreeTyped | null | undefined;

  /**
   * Loads the items of an item that has `hasItems` or `lazy`, when it opens: a function that returns a list of items or a promise
   * of it. `signal` is aborted when the answer is no longer needed. After a failure, users can try again. Without it,
   * the event `lc-load-items` is sent.
   */
  @property({attribute: false, default: null}) loadItems!: LoadItems | null | undefined;

  readonly #children = new TreeChildrenController(this, () => this.#invalidate());
  readonly #window = new RowWindowController(this);
  readonly #open = new OpenItems(message => this[warn](message));
  readonly #branches = new BranchLoader(
    (message, cause) => this[warn](message, cause),
    status => this.#handleBranch(status),
    (detail, source) => this.#load(detail, source),
  );
  readonly #keys = new TreeKeys({
    host: this,
    rows: () => this.#rows,
    active: () => this.#activeIndex,
    isMultiple: () => this.selection === 'multiple',
    isOpen: this.#open.has,
    setOpen: (nodes, isOpen) => this.#setOpen(nodes, isOpen),
    focusAt: index => this.#focusAt(index),
    select: row => this.#select(row),
    selectAll: () => this.#edit(() => this[controlValue].toggleAll()),
    activate: row => this.#activate(row),
  });

  readonly [controlValue] = new TreeValue(
    this,
    () => this.#tree,
    message => this[warn](message),
  );

  #items: readonly TreeItemData[] = [];
  #data: TreeData | null = null;
  /** Whether the data is that of a server, which does not know the children. */
  #isServerData = false;
  #visible: readonly TreeNode[] | null = null;
  /** The row that Tab reaches. It may no longer be visible. */
  #active: TreeNode | null = null;
  #status = '';

  constructor() {
    super();
    new FocusRecoveryController(this, () => this[validityAnchor]);
  }

  /**
   * The items, such as `[{value: 'inbox', label: 'Inbox', items: [{value: 'new', label: 'New'}]}]`. Further fields are `icon` (a
   * string, a Lit template, or a DOM node), `href`, `hasItems` for items that load later, `open`, and `disabled`. As an attribute,
   * JSON. They replace the children, unless the list is empty. Set a new array to change them; what is open
   * and selected stays. Invalid items warn and are not shown.
   */
  @property({converter: jsonAttribute})
  get items(): readonly TreeItemData[] {
    return this.#items;
  }
  set items(items: readonly TreeItemData[] | null | undefined) {
    this.#items = items ?? [];
    this.#data = null;
  }

  /**
   * The values of the open items. Setting it sends no event. `undefined` and null reset it to the items that are `open`. As an
   * attribute, JSON.
   */
  @property({converter: jsonAttribute})
  get expanded(): readonly string[] {
    return this.#tree.nodes.filter(this.#open.has).map(({value}) => value);
  }
  set expanded(expanded: readonly string[] | null | undefined) {
    this.#open.set(expanded);
    this.#data = null;
  }

  /**
   * The value of the selected item, or `''`. With `selection="multiple"`, the values of all selected items that have no
   * items, in their order. Setting it sends no event; the value of an item that has items means all of these. `undefined`
   * and null reset it to `initValue`. A value without an item does not count, unless there are no items yet, or some are not
   * loaded.
   */
  @property({attribute: false})
  get value(): TreeTyped {
    return this[controlValue].typed;
  }
  set value(value: TreeTyped | null | undefined) {
    this[controlValue].set(value);
  }

  override get [validityAnchor](): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.row[tabindex="0"]') ?? null;
  }

  /** Opens all items whose items are loaded. Sends no event. */
  expandAll(): void {
    this.expanded = this.#tree.nodes.filter(({canLoad}) => !canLoad).map(({key}) => key);
  }

  /** Closes all items. Sends no event. */
  collapseAll(): void {
    this.expanded = [];
  }

  /** Loads the items of an item again, or those of all items. Only items that have been loaded before change. */
  reload(value?: string): void {
    this.#branches.forget(value);
    this.#invalidate();
  }

  /** Focuses the item that was focused last, or the selected one, or the first one. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this[validityAnchor]?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#branches.stopAll();
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const isMultiple = this.selection === 'multiple';
    if (isMultiple) this[controlValue].count();
    const rows = this.#rows;
    const active = this.#activeIndex;
    const rendered = this.#window.slice(rows, active);
    const {isLong} = this.#window;
    const content = treeRows(rendered, {
      selection: this.selection,
      value: this.value,
      active,
      isDisabled: state.isDisabled,
      isOpen: this.#open.has,
      statusOf: this.#branches.statusOf,
      textOf: row => this.#textOf(row),
    });
    return html`
      <div
        part="control"
        id="control"
        role="tree"
        aria-multiselectable=${isMultiple ? 'true' : nothing}
        aria-labelledby=${this.label ? 'label' : nothing}
        aria-required=${state.isRequired ? 'true' : nothing}
        aria-disabled=${state.isDisabled ? 'true' : nothing}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state)}
        @click=${this.#handleClick}
        @dblclick=${this.#handleDoubleClick}
        @focusin=${this.#handleFocus}
        @keydown=${this.#keys.handle}
      >
        <div class=${isLong ? 'rows is-long' : 'rows'} role="presentation">
          ${content}
          ${
            isLong
              ? html`<div class="edge before" aria-hidden="true"></div>
                  <div class="edge after" aria-hidden="true"></div>`
              : nothing
          }
        </div>
        ${isServerView && rows.length === 0 ? html`<slot></slot>` : nothing}
      </div>
      <div class="visually-hidden" role="status">${this.#status}</div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!['none', 'single', 'multiple'].includes(this.selection))
      this[warn](`selection must be 'none', 'single', or 'multiple', not "${this.selection}".`);
    for (const row of this.#rows) if (row.canLoad && this.#open.has(row)) this.#branches.request(row);
  }

  get #tree(): TreeData {
    if (this.#data !== null && this.#isServerData === isServerView) return this.#data;
    this.#isServerData = isServerView;
    const given: unknown = this.#items;
    const isGiven = !Array.isArray(given) || given.length > 0;
    const report = (message: string) => this[warn](message);
    const data = new TreeData(isGiven ? given : this.#children.items, this.#branches.itemsOf, report);
    this.#data = data;
    this.#visible = null;
    this.#open.read(data);
    this.#branches.settle(data);
    return data;
  }

  get #rows(): readonly TreeNode[] {
    const tree = this.#tree;
    this.#visible ??= tree.rows(this.#open.has, this.#branches.statusOf);
    return this.#visible;
  }

  /** The index of the row that Tab reaches. If it is gone, the item around it, or the row in its place. */
  get #activeIndex(): number {
    const rows = this.#rows;
    const {byKey} = this.#tree;
    for (let row = this.#active; row !== null; row = row.parent) {
      const now = byKey.get(row.key);
      if (now !== undefined && rows[now.index] === now) return now.index;
    }
    if (this.#active !== null) return Math.min(this.#active.index, rows.length - 1);
    const {value} = this;
    const isSelected = (row: TreeNode): boolean =>
      Array.isArray(value) ? row.chosenCount > 0 : row.value === value;
    return value.length === 0 ? 0 : Math.max(0, rows.findIndex(isSelected));
  }

  #textOf({status, label}: TreeNode): string {
    const {[localize]: texts} = this;
    if (status === null) return label;
    return status === 'loading'
      ? texts.term('loading')
      : `${texts.term('itemsFailed')} ${texts.term('retry')}`;
  }

  #invalidate(): void {
    const old = this.#items;
    this.#data = null;
    this.requestUpdate('items', old, {hasChanged: () => true});
  }

  #load(detail: LoadItemsDetail, source: TreeItemData): unknown {
    const {loadItems} = this;
    if (typeof loadItems === 'function') return loadItems(source, detail) ?? null;
    this.dispatchEvent(new CustomEvent<LoadItemsDetail>('lc-load-items', {detail}));
    return undefined;
  }

  #handleBranch(status: 'loading' | 'failed' | 'loaded'): void {
    const key = status === 'failed' ? 'itemsFailed' : 'loading';
    this.#status = status === 'loaded' ? '' : this[localize].term(key);
    this.#visible = null;
    if (status === 'loaded') this.#invalidate();
    // A request may start at the end of an update.
    else queueMicrotask(() => this.requestUpdate());
  }

  readonly #handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const row = this.#rowOf(target);
    if (row === undefined || this[isDisabled]) return;
    const link = target.closest('a');
    if (target.closest('.toggle') !== null && isBranch(row)) this.#setOpen([row], !this.#open.has(row));
    else if (link === null) this.#select(row);
    else {
      if (isPlainClick(event) && this.selection === 'single') this.#select(row);
      offerNavigation(this, event, link);
    }
  };

  readonly #handleDoubleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const row = this.#rowOf(target);
    if (row === undefined || this[isDisabled] || this.selection !== 'single') return;
    if (target.closest('.toggle, a') === null) this.#setOpen([row], !this.#open.has(row));
  };

  /** A link in a row leaves the focus to the row. */
  readonly #handleFocus = (event: FocusEvent): void => {
    const target = event.target as Element;
    const row = this.#rowOf(target);
    if (row === undefined) return;
    this.#active = row;
    this.requestUpdate();
    if (target.localName === 'a') target.closest<HTMLElement>('.row')!.focus({preventScroll: true});
  };

  #rowOf(target: Element): TreeNode | undefined {
    return this.#rows[Number(target.closest<HTMLElement>('.row')?.dataset['index'])];
  }

  /** Shows a row, which may not be rendered yet. */
  #focusAt(index: number): void {
    const row = this.#rows[index];
    if (row === undefined) return;
    this.#active = row;
    this.#window.show(index);
    this.requestUpdate();
    this[renderNow]();
    const element = this[validityAnchor];
    element?.focus({preventScroll: true});
    element?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }

  #activate(row: TreeNode): void {
    const link = this.shadowRoot!.querySelector<HTMLElement>(`.row[data-index="${row.index}"] a`);
    if (link === null) this.#select(row);
    else link.click();
  }

  /** What Space and a click do. Without a selection, they open and close. */
  #select(row: TreeNode): void {
    const {parent} = row;
    if (row.status === 'failed' && parent !== null) {
      this.#branches.stop(parent.key);
      this.#visible = null;
      this.requestUpdate();
    } else if (row.status !== null) return;
    else if (this.selection === 'none') this.#setOpen([row], !this.#open.has(row));
    else if (!row.isDisabled) this.#edit(() => this[controlValue].toggle(row));
  }

  #edit(change: () => void): void {
    const old = this.value;
    change();
    this.requestUpdate('value', old);
    if (this.value === old) return;
    this.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    sendChange(this);
  }

  #setOpen(nodes: readonly TreeNode[], isOpen: boolean): void {
    const changed = nodes.filter(node => this.#open.toggle(node, isOpen));
    if (changed.length === 0) return;
    this.#visible = null;
    this.requestUpdate();
    for (const {key, value, source} of changed) {
      if (!isOpen) this.#branches.stop(key);
      const detail: TreeToggleDetail = {value, item: source.element ?? source};
      this.dispatchEvent(new CustomEvent(isOpen ? 'lc-expand' : 'lc-collapse', {detail}));
    }
    // The focus stays visible, on the item around it.
    if (hasFocusWithin(this)) this.#focusAt(this.#activeIndex);
  }
}
