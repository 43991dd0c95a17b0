import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {selectTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/terms.js';
import {warnUnlessImported} from '../../base/needed-import.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {passChange} from '../../dom/events.js';
import {OptionsController} from '../../controllers/options.controller.js';
import {isServerView} from '../../dom/server-view.js';
import {Choice, type LoadLabel, type LoadOptions, type Option} from '../../core/options/index.js';
import {rememberLast} from '../../core/remember-last.js';
import {createSelectList, type SelectList} from './list-slot.js';
import {optionList} from './option-list.js';
import {selectStyles} from './select.styles.js';
import {shownIndex} from './shown-index.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {controlValue, control, localize, renderControl, setState, warn} from '../../base/members.js';

export type {LoadLabel, LoadOptions, LoadOptionsContext, OptionsPage} from '../../core/options/index.js';
export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';

/**
 * A list for selecting one option, with its label, hint, and validation message. It uses the browser's own list. On
 * devices with a mouse, it looks like that of `lc-datalist` if the browser supports `appearance: base-select`.
 *
 * With `import '@life-changers/elements/select-list'`, a select that is `searchable`, has `loadOptions`, or has options with a
 * group, a description, or an icon has its own list (ARIA Authoring Practices, "Combobox"). On touch screens, it keeps the list
 * of the browser, which shows the texts of the options, unless it has `loadOptions`. `lc-show` and the next three events, and
 * the parts from `popup` to `note`, are only for its own list.
 *
 * @tag lc-select
 * @attr {string} value - The same as `init-value`.
 * @slot - Options as `<option>` elements, also in `<optgroup label>`, if `options` is not set. They can change at any time.
 *   `data-description` is a second line of an option, and `data-icon` the URL of a small image.
 * @fires {Event} input - Sent when the user selects an option.
 * @fires {Event} change - Sent right after `input`.
 * @fires {Event} lc-show - Sent when the list opens. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the list is visible.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the list closes; `preventDefault()` keeps it open.
 *   `detail.reason` is `select` for an option, `escape`, `toggle` for a press on the control, `outside` for a press
 *   elsewhere, or `blur` on leaving.
 * @fires {Event} lc-after-hide - Sent when the list has closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required select.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<select>`; with its own list, a `<button>`, or an `<input>` if it is searchable.
 * @csspart popup - The popup with the list.
 * @csspart listbox - The list of options.
 * @csspart group - A group of options with its label.
 * @csspart group-label - The label of a group.
 * @csspart option - An option.
 * @csspart option-chosen - The selected option in the list.
 * @csspart option-active - The active option, which Enter selects.
 * @csspart option-icon - The image of an option, in the list and in the control.
 * @csspart option-description - The second line of an option.
 * @csspart option-end - The row after options that load, which loads more of them or tries again.
 * @csspart note - The text that nothing matches, or that options are loading.
 * @csspart message - The validation message.
 * @cssprop --lc-select-background - Background color of the frame.
 * @cssprop --lc-select-border-color - Border color of the frame.
 * @cssprop --lc-select-radius - Border radius of the frame.
 * @cssstate open - Its own list is visible.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcSelect extends FormControlElement<string> {
  static override styles = selectStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...selectTexts};

  /**
   * The initial value, also after a reset. Default `''`: the value of the `<option selected>`, if there is one. Same
   * as the `value` attribute.
   */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /**
   * The text of the empty option, which is listed first and shown while no option is selected. Default: "Choose..."
   * in the language of the page. It is omitted if one of the options has the value `''`.
   */
  @property({attribute: 'unselected-option-text', default: null}) unselectedOptionText!:
    | string
    | null
    | undefined;

  /**
   * Hides the empty option. The first option that is not disabled is then selected initially, like in HTML. With
   * `loadOptions`, no option is selected initially.
   */
  @property({type: Boolean, attribute: 'no-unselected-option-text', default: false})
  noUnselectedOptionText!: boolean;

  /**
   * Lets users type to find an option, in a list that the text filters. It needs
   * `import '@life-changers/elements/select-list'`, and without it warns and has no effect. On touch screens, the select keeps
   * the list of the browser, unless it has `loadOptions`. It is off by default, because a short list needs no search. A data
   * table has a search field by default, and `searchHidden` hides it.
   */
  @property({type: Boolean, default: false}) searchable!: boolean;

  /**
   * Loads the options, such as from a server, while the list is open: the first page, or with `searchable`, those of the typed
   * text. It returns a list of options, or a promise of it, or `{options, hasMore: true}` if there are more pages; users
   * load them at the end of the list. `signal` is aborted when the answer is no longer needed. After a failure, users can
   * try again. It needs `import '@life-changers/elements/select-list'` and `import '@life-changers/elements/option-loading'`.
   * Then, all values count, and `options` has only the texts of values. Disabled options are not listed.
   */
  @property({attribute: false, default: null}) loadOptions!: LoadOptions | null | undefined;

  /** Loads the text of a value whose option has not been loaded. Until then, the value is shown. */
  @property({attribute: false, default: null}) loadLabel!: LoadLabel | null | undefined;

  readonly #options = new OptionsController(this, (message, cause) => this[warn](message, cause));
  readonly #list = rememberLast(rowsOf);
  readonly #listWithText = rememberLast(rowsOf);
  #own: SelectList | null = null;
  readonly #indexIn = rememberLast(({state, rows}: {state: string; rows: readonly Option[]}) =>
    shownIndex(state, rows),
  );

  readonly [controlValue] = new Choice({
    options: () => this.options,
    startValue: () => String(this.initValue || this.#options.selected),
    isRequired: () => this.required,
    optionFor: () => this.#rows[this.#shownIndex],
  });

  /**
   * The options, such as `[{text: 'Hello', value: 'hello', disabled: false}]`. As an attribute, JSON. They replace
   * the `<option>` children, even if the list is empty. Invalid options warn and are ignored. `group`, `description`, and
   * `icon` need `import '@life-changers/elements/select-list'`.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#own?.options ?? this.#options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#options.set(options);
  }

  /**
   * The value of the selected option. Setting it sends no event. `undefined` and null reset it to `initValue`. A
   * value that is not an option counts as `''` and shows the empty option. If options load later, the value is kept
   * and selected once its option arrives. If there are no options at all, the value counts.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  /** @internal */
  override formResetCallback(): void {
    this.#own?.clear();
    super.formResetCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!isServerView) this.#addOwnList();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // After the options have rendered, and by index: only -1 can deselect all of them.
    const select = this[control]!;
    this[setState]('open', this.#own?.isOpen ?? false);
    if (isNative(select) && select.selectedIndex !== this.#shownIndex)
      select.selectedIndex = this.#shownIndex;
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const text = this.unselectedOptionText ?? this[localize].term('unselectedOption');
    const rows = this.#listWithText({options: this.options, emptyText: this.#emptyText(text)});
    return this.#own?.render({state, rows, shown: this.#shownIndex}) ?? this.#renderNative(state, rows);
  }

  #renderNative(state: ControlState, rows: readonly Option[]): TemplateResult {
    return html`
      <div part="box" class="box">
        <select
          part="control"
          id="control"
          name=${this.name || nothing}
          ?required=${state.isRequired}
          ?disabled=${state.isDisabled}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state)}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
        >
          ${optionList(rows, this.#shownIndex)}
        </select>
        ${chevronDownIcon()}
      </div>
    `;
  }

  /** The app may import the list after this module. */
  #addOwnList(): void {
    this.#own ??= createSelectList(this, {given: this.#options, value: this[controlValue]});
    if ((this.searchable || this.loadOptions) && this.#own === null)
      warnUnlessImported(
        this.loadOptions ? 'loadOptions' : 'searchable',
        this.loadOptions ? ['select-list', 'option-loading'] : 'select-list',
        () => this.#own !== null,
        this.#options.warn,
      );
  }

  /** The options in the list. The empty one has no text here, because its language does not matter for the value. */
  get #rows(): readonly Option[] {
    return this.#list({options: this.options, emptyText: this.#emptyText('')});
  }

  /** Options that load must not change the value, so there is always an empty one. */
  #emptyText(text: string): string | null {
    return this.noUnselectedOptionText && !this.loadOptions ? null : text;
  }

  get #shownIndex(): number {
    return this.#indexIn({state: this[controlValue].state, rows: this.#rows});
  }

  #handleInput(event: Event): void {
    this.value = this.#chosen(event);
  }

  #handleChange(event: Event): void {
    // If an update is pending, the value of the element is newer.
    passChange(this, event, this.#chosen(event) !== this.value && !this.isUpdatePending);
  }

  #chosen({target}: Event): string {
    return this.#rows[(target as HTMLSelectElement).selectedIndex]?.value ?? '';
  }
}

const isNative = (control: HTMLElement): control is HTMLSelectElement => 'selectedIndex' in control;

/** The options in the list: the empty one, unless the app has its own or none is wanted, then those of the app. */
function rowsOf(list: {options: readonly Option[]; emptyText: string | null}): readonly Option[] {
  const {options, emptyText} = list;
  if (emptyText === null || options.some(({value}) => value === '')) return options;
  return [{text: emptyText, value: ''}, ...options];
}
