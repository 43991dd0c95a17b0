import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {
  controlValue,
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
import type {BranchRequest, BranchStatus} from '../../core/tree/branch-loader.js';
import type {TreeItemData, TreeNode} from '../../core/tree/tree-data.js';
import {TreeModel} from '../../core/tree/tree-model.js';
import {delay} from '../../dom/delay.js';
import {isServerView} from '../../dom/server-view.js';
import {RowWindowController} from './row-window.controller.js';
import {TreeChildrenController} from './tree-children.controller.js';
import {detailOf, type LoadItems, type LoadItemsDetail} from './tree-events.js';
import {TreeInput} from './tree-input.js';
import {treeRows} from './tree-rows.js';
import {treeAttribute, type TreeSelection, type TreeTyped, TreeValue} from './tree-value.js';
import {treeStyles} from './tree.styles.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {TreeItemData} from '../../core/tree/tree-data.js';
export type {LoadItems, LoadItemsDetail, TreeToggleDetail} from './tree-events.js';
export type {TreeSelection, TreeTyped} from './tree-value.js';

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

  readonly #model = new TreeModel({
    load: (node, request) => this.#load(node, request),
    changed: status => this.#handleBranch(status),
    warn: (message, cause) => this[warn](message, cause),
    delay,
  });
  readonly #window = new RowWindowController(this);

  readonly [controlValue] = new TreeValue(this, this.#model);

  readonly #input = new TreeInput(this, this.#model, this[controlValue], this.#window);
  /** What is announced. */
  #status = '';

  constructor() {
    super();
    new FocusRecoveryController(this, () => this[validityAnchor]);
    new TreeChildrenController(this, children => {
      this.#model.setChildren(children);
      this.#handleItems();
    });
  }

  /**
   * The items, such as `[{value: 'inbox', label: 'Inbox', items: [{value: 'new', label: 'New'}]}]`. Further fields are `icon` (a
   * string, a Lit template, or a DOM node), `href`, `hasItems` for items that load later, `open`, and `disabled`. As an attribute,
   * JSON. They replace the children, unless the list is empty. Set a new array to change them; what is open
   * and selected stays. Invalid items warn and are not shown.
   */
  @property({converter: jsonAttribute})
  get items(): readonly TreeItemData[] {
    return this.#model.items as readonly TreeItemData[];
  }
  set items(items: readonly TreeItemData[] | null | undefined) {
    this.#model.setItems(items ?? []);
  }

  /**
   * The values of the open items. Setting it sends no event. `undefined` and null reset it to the items that are `open`. As an
   * attribute, JSON.
   */
  @property({converter: jsonAttribute})
  get expanded(): readonly string[] {
    return this.#model.expanded;
  }
  set expanded(expanded: readonly string[] | null | undefined) {
    this.#model.setExpanded(expanded);
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
    this.expanded = this.#model.data.nodes.filter(({canLoad}) => !canLoad).map(({key}) => key);
  }

  /** Closes all items. Sends no event. */
  collapseAll(): void {
    this.expanded = [];
  }

  /** Loads the items of an item again, or those of all items. Only items that have been loaded before change. */
  reload(value?: string): void {
    this.#model.reload(value);
    this.#handleItems();
  }

  /** Focuses the item that was focused last, or the selected one, or the first one. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this[validityAnchor]?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#model.branches.settle(null);
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const isMultiple = this.selection === 'multiple';
    if (isMultiple) this[controlValue].count();
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
        @click=${this.#input.handleClick}
        @dblclick=${this.#input.handleDoubleClick}
        @focusin=${this.#input.handleFocus}
        @keydown=${this.#input.handleKey}
      >
        ${treeRows({
          selection: this.selection,
          value: this.value,
          active: this.#input.activeIndex,
          isDisabled: state.isDisabled,
          model: this.#model,
          window: this.#window,
          localize: this[localize],
        })}
        ${isServerView && this.#model.rows.length === 0 ? html`<slot></slot>` : nothing}
      </div>
      <div class="visually-hidden" role="status">${this.#status}</div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!['none', 'single', 'multiple'].includes(this.selection))
      this[warn](`selection must be 'none', 'single', or 'multiple', not "${this.selection}".`);
    this.#model.load();
  }

  /** Follows other items, with the value. */
  #handleItems(): void {
    this.requestUpdate('items', this.items, {hasChanged: () => true});
  }

  #load(node: TreeNode, {signal, fail}: BranchRequest): unknown {
    const {loadItems} = this;
    if (typeof loadItems === 'function') return loadItems(node.source, {signal}) ?? null;
    const detail: LoadItemsDetail = {...detailOf(node), signal, fail};
    this.dispatchEvent(new CustomEvent('lc-load-items', {detail}));
    return undefined;
  }

  #handleBranch(status: BranchStatus): void {
    const key = status === 'failed' ? 'itemsFailed' : 'loading';
    this.#status = status === 'loaded' ? '' : this[localize].term(key);
    if (status === 'loaded') this.#handleItems();
    // A request may start at the end of an update.
    else queueMicrotask(() => this.requestUpdate());
  }
}
