import type {PropertyValues, TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {control, controlValue, localize, renderControl, setState, warn} from '../../base/members.js';
import {treeSelectTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/terms.js';
import type {LoadLabel} from '../../core/options/index.js';
import type {BranchStatus} from '../../core/tree/branch-loader.js';
import type {TreeNode} from '../../core/tree/tree-data.js';
import {TreeModel} from '../../core/tree/tree-model.js';
import {delay} from '../../dom/delay.js';
import {mediaQuery} from '../../dom/platform.js';
import {isServerView} from '../../dom/server-view.js';
import {SHEET} from '../../styles/sheet.styles.js';
import {FieldTags} from '../multi-select/field-tags.js';
import {RowWindowController} from '../tree/row-window.controller.js';
import {treeAttribute, type TreeTyped} from '../tree/tree-value.js';
import {type OptionItem, type TreeOption, TreeOptions} from './tree-options.js';
import {TreePopupController} from './tree-popup.controller.js';
import {treeColumns, type TreeColumns} from './tree-columns-slot.js';
import {treeSelectView} from './tree-select-view.js';
import {type CheckedStrategy, TreeSelectValue} from './tree-select-value.js';
import {treeSelectStyles} from './tree-select.styles.js';

export type {HideDetail} from '../../dom/events.js';
export type {LoadLabel} from '../../core/options/index.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';
export type {TreeTyped} from '../tree/tree-value.js';
export type {TreeOption} from './tree-options.js';
export type {CheckedStrategy} from './tree-select-value.js';

/** Loads the options inside an option. `signal` is aborted when the answer is no longer needed. */
export type LoadChildren = (
  option: TreeOption,
  context: {readonly signal: AbortSignal},
) => PromiseLike<readonly TreeOption[]> | readonly TreeOption[];

/**
 * A text field for choosing one or several options from a tree, such as a department or a region, which the text filters (ARIA
 * Authoring Practices, "Combobox" with a tree). Options around those that are found stay visible.
 *
 * With `multiple`, options have checkboxes, and those that are chosen are tags with a button to remove them. An option that has
 * options inside is checked if all of these are. The form submits one entry for each value.
 *
 * On phones, the tree is a sheet at the bottom of the screen with its own search field.
 *
 * @tag lc-tree-select
 * @attr {string} value - The same as `init-value`.
 * @fires {Event} input - Sent when the user chooses or removes an option.
 * @fires {Event} change - Sent right after `input`.
 * @fires {Event} lc-show - Sent when the tree opens. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the tree is visible.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the tree closes; `preventDefault()` keeps it open.
 *   `detail.reason` is `select` for an option, `escape`, `toggle` for the button or Alt+Up arrow, `outside` for a press
 *   elsewhere, or `blur` on leaving the field.
 * @fires {Event} lc-after-hide - Sent when the tree has closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label, and the text of each option.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the tags and the control.
 * @csspart tags - The list of tags. It has no box (`display: contents`): they are beside the text field.
 * @csspart tag - A chosen option.
 * @csspart tag-text - The text of a chosen option.
 * @csspart tag-remove - The button that removes a chosen option.
 * @csspart more - The button that shows the tags that do not fit.
 * @csspart control - The native `<input>`.
 * @csspart clear - The button that removes all chosen options.
 * @csspart toggle - The button that opens and closes the tree.
 * @csspart popup - The popup with the tree.
 * @csspart search - The text field of the sheet on a phone.
 * @csspart close - The button that closes the sheet on a phone.
 * @csspart tree - The tree.
 * @csspart item - The row of an option.
 * @csspart item-selected - The row of the chosen option.
 * @csspart item-active - The active row, which Enter chooses.
 * @csspart item-toggle - The box of the arrow that opens and closes an option.
 * @csspart checkbox - The checkbox of an option.
 * @csspart icon - The icon of an option.
 * @csspart status - The text of the row that shows that options are loading or could not be loaded.
 * @csspart note - The text that nothing matches.
 * @csspart message - The validation message.
 * @cssprop --lc-tree-select-background - Background color of the frame.
 * @cssprop --lc-tree-select-border-color - Border color of the frame.
 * @cssprop --lc-tree-select-radius - Border radius of the frame.
 * @cssprop --lc-tree-select-tag-background - Background color of the tags.
 * @cssstate open - The tree is visible.
 * @cssstate filled - An option is chosen.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcTreeSelect extends FormControlElement<TreeTyped> {
  static override styles = treeSelectStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...treeSelectTexts,
  };

  /** Lets users choose several options, with checkboxes. `value` is then a list. */
  @property({type: Boolean, default: false}) multiple!: boolean;

  /**
   * What `value` has with `multiple` if all options inside an option are chosen: `'leaves'`, the values of those that have no
   * options inside, or `'parents'`, the value of the highest option of which everything is chosen. The tags show the same.
   */
  @property({attribute: 'checked-strategy', default: 'leaves'}) checkedStrategy!: CheckedStrategy;

  /** Shows a chosen option with the options around it, such as "Europe / Italy / Rome". By default, only its own text. */
  @property({type: Boolean, attribute: 'show-path', default: false}) showPath!: boolean;

  /**
   * Shows each level of the options in a column, as in a cascader: the next column has what is inside the open option, and a press
   * on an option that has options inside opens it; Enter chooses it. A text in the field, and a phone, show the tree. Needs
   * `import '@life-changers/elements/tree-columns'`.
   */
  @property({type: Boolean, default: false}) columns!: boolean;

  /** An example shown in the empty field. It does not replace the label. */
  @property({default: ''}) placeholder!: string;

  /** Prevents changes. Users can still read and copy the text. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  /**
   * The number of lines of tags. If there are more, a button such as "3 more" shows them. Default 2. Values that are not
   * greater than 0 show all tags.
   */
  @property({type: Number, attribute: 'tag-lines', default: 2}) tagLines!: number;

  /**
   * The initial value, also after a reset: the value of an option, or with `multiple` a list such as `['a', 'b']`. As an
   * attribute, text or a list as JSON. Default null: no option. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', converter: treeAttribute, default: null})
  initValue!: TreeTyped | null | undefined;

  /**
   * Loads the options inside an option that has `hasChildren`, when the user opens it: a function that returns a list of options
   * or a promise of it. `signal` is aborted when the answer is no longer needed. After a failure, users can try again.
   * The text in the field finds only options that have loaded.
   */
  @property({attribute: false, default: null}) loadChildren!: LoadChildren | null | undefined;

  /** Loads the text of a chosen value whose option has not been loaded. Until then, the value is shown. */
  @property({attribute: false, default: null}) loadLabel!: LoadLabel | null | undefined;

  readonly #options = new TreeOptions(message => this[warn](message));
  #given: readonly TreeOption[] = [];

  readonly #model = new TreeModel({
    load: (node, {signal}) => this.#load(node, signal),
    changed: status => this.#handleBranch(status),
    warn: (message, cause) => this[warn](message, cause),
    delay,
    name: 'loadChildren',
  });

  readonly [controlValue] = new TreeSelectValue(this, this.#model);

  readonly #window = new RowWindowController(this);
  readonly #popup = new TreePopupController(this, {
    model: this.#model,
    value: this[controlValue],
    window: this.#window,
    columns: () =>
      this.columns ? (this.#columns ??= treeColumns(this, message => this[warn](message))) : null,
  });
  #columns: TreeColumns | null = null;
  readonly #tags = new FieldTags(this, value => this.#popup.remove([value]));
  /** The values whose texts have been requested. */
  readonly #asked = new Set<string>();

  /**
   * The options, such as `[{text: 'Europe', value: 'eu', children: [{text: 'Italy', value: 'it'}]}]`. Further fields are
   * `icon` (a string, a Lit template, or a DOM node), `disabled`, `open`, and `hasChildren` for options that load later. As
   * an attribute, JSON. Set a new array to change them; what is open and chosen stays. Invalid options warn and are not
   * shown.
   */
  @property({converter: jsonAttribute})
  get options(): readonly TreeOption[] {
    return this.#given;
  }
  set options(options: readonly TreeOption[] | null | undefined) {
    this.#given = options ?? [];
    this.#model.setItems(this.#options.read(options));
  }

  /**
   * The value of the chosen option, or `''`. With `multiple`, a list of values in the order of the options, which depends on
   * `checkedStrategy`. Setting it sends no event; the value of an option that has options inside means all of these.
   * `undefined` and null reset it to `initValue`. A value without an option does not count, unless there are no options yet,
   * or some are not loaded.
   */
  @property({attribute: false})
  get value(): TreeTyped {
    return this[controlValue].typed;
  }
  set value(value: TreeTyped | null | undefined) {
    this[controlValue].set(value);
  }

  /** Loads the options inside an option again, or those of all options. Only options that have been loaded before change. */
  reload(value?: string): void {
    this.#model.reload(value);
    this.#handleItems();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#model.branches.settle(null);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('open', this.#popup.isOpen);
    if (!['leaves', 'parents'].includes(this.checkedStrategy))
      this[warn](`checkedStrategy must be 'leaves' or 'parents', not "${this.checkedStrategy}".`);
    if (this.#popup.isOpen) this.#model.load();
    if (!isServerView) this.#loadLabels();
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {multiple, value, [controlValue]: chosen} = this;
    if (multiple) chosen.count();
    const typed = this.#popup.typed;
    const isLocked = state.isDisabled || this.readOnly;
    return treeSelectView({
      state,
      label: this.label,
      placeholder: this.placeholder,
      isReadOnly: this.readOnly,
      isMultiple: multiple,
      value,
      text: typed ?? (multiple ? '' : chosen.list.map(one => chosen.textOf(one)).join('')),
      popup: this.#popup,
      model: this.#model,
      window: this.#window,
      localize: this[localize],
      tags: multiple
        ? {id: chosen.list.length > 0 ? 'chosen' : '', content: this.#tags.render(chosen.tags, isLocked)}
        : null,
      isClearable: !isLocked && chosen.list.length > 0,
      onPress: this.#handlePress,
      onClick: this.#handleClick,
      onBlur: this.#handleBlur,
      onInput: this.#handleInput,
      onKeydown: this.#handleKeydown,
      onClear: this.#handleClear,
    });
  }

  /** A press on the frame or a tag focuses the text. On phones, the keyboard of the screen would cover the sheet. */
  readonly #handlePress = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('button')) return;
    const field = this[control] as HTMLInputElement;
    if (mediaQuery(SHEET)?.matches) field.inputMode = 'none';
    // A press on the text also places the caret.
    if (target !== field) event.preventDefault();
    this.focus();
    this.#popup.open();
  };

  /** Typing replaces the text of the chosen option. */
  readonly #handleClick = (): void => {
    if (this.#popup.typed === null) (this[control] as HTMLInputElement).select();
  };

  /** Without a popup, such as if there are no options, what was typed is forgotten. */
  readonly #handleBlur = (): void => {
    if (this.#popup.isOpen || this.#popup.typed === null) return;
    this.#popup.clear();
    this.requestUpdate();
  };

  /** The text only filters, so that `input` is not sent to the app. */
  readonly #handleInput = (event: Event): void => {
    event.stopPropagation();
    this.#popup.type((event.target as HTMLInputElement).value);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || this.readOnly) return;
    if (this.#popup.handleKey(event) || this.#removeByKey(event)) event.preventDefault();
    else if (this.multiple && !event.shiftKey && this.#tags.keys.enter(event)) {
      event.preventDefault();
      this.#popup.hide('blur');
    }
  };

  /** Without text, Backspace removes the last tag; a key that is held stops there. Delete removes the only chosen option. */
  #removeByKey({key, repeat}: KeyboardEvent): boolean {
    const {list, tags} = this[controlValue];
    const {isOpen, typed} = this.#popup;
    if (!this.multiple) {
      if ((key !== 'Delete' && key !== 'Backspace') || isOpen || typed || list.length === 0) return false;
      this.#popup.remove(list);
      return true;
    }
    const last = key === 'Backspace' && !repeat && !typed ? tags.findLast(({isLocked}) => !isLocked) : null;
    if (last) this.#tags.remove(last.value);
    return Boolean(last);
  }

  readonly #handleClear = (): void => {
    this.focus();
    this.#popup.clear();
    this.#popup.remove(this[controlValue].list);
  };

  async #load(node: TreeNode, signal: AbortSignal): Promise<unknown> {
    const {option} = node.source as OptionItem;
    if (typeof this.loadChildren !== 'function')
      throw new TypeError('an option that has hasChildren needs loadChildren.');
    const answer: unknown = await this.loadChildren(option, {signal});
    return Array.isArray(answer) ? this.#options.read(answer) : (answer ?? null);
  }

  #loadLabels(): void {
    const {[controlValue]: value} = this;
    if (!this.loadLabel) return;
    for (const one of value.list) {
      if (value.isNamed(one) || this.#asked.has(one)) continue;
      this.#asked.add(one);
      void this.#loadLabel(one);
    }
  }

  async #loadLabel(value: string): Promise<void> {
    try {
      const label = await this.loadLabel!(value);
      if (label === null || label === undefined) return;
      this[controlValue].name(value, {label: String(label), path: String(label)});
      this.requestUpdate();
    } catch (error) {
      this[warn]('loadLabel has failed; the value is shown without a text.', error);
    }
  }

  /** Follows other options, with the value. */
  #handleItems(): void {
    this.requestUpdate('options', this.options, {hasChanged: () => true});
  }

  #handleBranch(status: BranchStatus): void {
    const key = status === 'failed' ? 'itemsFailed' : 'loading';
    this.#popup.said = status === 'loaded' ? '' : this[localize].term(key);
    if (status === 'loaded') this.#handleItems();
    // A request may start at the end of an update.
    else queueMicrotask(() => this.requestUpdate());
  }
}
