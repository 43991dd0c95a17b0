import type {TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {
  ComboboxElement,
  canOpen,
  chooseAt,
  clearText,
  edit,
  enterText,
  handleBlur,
  handleHide,
  handleInput,
  handlePress,
  handleTextKey,
  list,
  open,
  popup,
  renderCombobox,
} from '../../base/combobox/combobox-element.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {controlValue, isDisabled, isRequired, localize, renderControl, warn} from '../../base/members.js';
import {LongList} from '../../base/combobox/long-list.js';
import {markedText} from '../../base/combobox/marked-text.js';
import {optionLoading} from '../../base/combobox/option-loading-slot.js';
import {optionRows} from '../../base/combobox/option-rows.js';
import {optionTexts} from '../../base/combobox/option-texts.js';
import {OptionsController} from '../../controllers/options.controller.js';
import type {PopupHideReason} from '../../controllers/popup.controller.js';
import {multiSelectTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/terms.js';
import type {LoadLabel, LoadOptions, Option} from '../../core/options/index.js';
import {Edits} from './edits.js';
import {FieldTags} from './field-tags.js';
import {MultiSelectValue} from './multi-select-value.js';
import {multiSelectStyles} from './multi-select.styles.js';

export type {CreateDetail} from './edits.js';
export type {LoadLabel, LoadOptions, LoadOptionsContext, OptionsPage} from '../../core/options/index.js';
export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason};

/**
 * A text field for choosing several options from a list that the text filters (ARIA Authoring Practices, "Combobox" with a
 * listbox). The chosen options are tags with a button to remove them. The form submits one entry for each of them.
 *
 * Backspace in the empty field removes the last tag, and the left arrow key moves to the tags. Text that is not an option
 * is kept when the user leaves the field, and makes it invalid.
 *
 * @tag lc-multi-select
 * @attr {string} value - The same as `init-value`.
 * @slot - Options as `<option>` elements, also in `<optgroup label>`, if `options` is not set. They can change at any time.
 * @fires {Event} input - Sent when the user chooses, creates, or removes an option.
 * @fires {Event} change - Sent right after `input`.
 * @fires {CustomEvent<CreateDetail>} lc-create - Sent before the user adds a new value. `preventDefault()` does not add it, for
 * example to create an option with another value on a server first.
 * @fires {Event} lc-show - Sent when the list opens. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the list is visible.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the list closes; `preventDefault()` keeps it open.
 *   `detail.reason` is `select` for Enter without an active option, `escape`, `toggle` for the button or Alt+Up arrow,
 *   `outside` for a press elsewhere, or `blur` on leaving the text.
 * @fires {Event} lc-after-hide - Sent when the list has closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the tags and the control.
 * @csspart tags - The list of tags. It has no box (`display: contents`): they are beside the text field.
 * @csspart tag - A chosen option.
 * @csspart tag-text - The text of a chosen option.
 * @csspart tag-remove - The button that removes a chosen option.
 * @csspart more - The button that shows the tags that do not fit.
 * @csspart control - The native `<input>`.
 * @csspart toggle - The button that opens and closes the list.
 * @csspart popup - The popup with the list.
 * @csspart listbox - The list of options.
 * @csspart group - A group of options with its label.
 * @csspart group-label - The label of a group.
 * @csspart option - An option.
 * @csspart option-chosen - A chosen option in the list.
 * @csspart option-active - The active option, which Enter chooses.
 * @csspart option-end - The row after options that load, which loads more of them or tries again.
 * @csspart note - The text that nothing matches, or that no more options may be chosen.
 * @csspart message - The validation message.
 * @cssprop --lc-multi-select-background - Background color of the frame.
 * @cssprop --lc-multi-select-border-color - Border color of the frame.
 * @cssprop --lc-multi-select-radius - Border radius of the frame.
 * @cssprop --lc-multi-select-tag-background - Background color of the tags.
 * @cssstate open - The list is visible.
 * @cssstate filled - At least one option is chosen.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcMultiSelect extends ComboboxElement<readonly string[]> {
  static override styles = multiSelectStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...multiSelectTexts,
  };

  /**
   * The initial value, also after a reset: a list such as `['a', 'b']`. As an attribute, JSON. Default null: the values of
   * the `<option selected>` children. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', converter: jsonAttribute, default: null})
  initValue!: readonly string[] | null | undefined;

  /**
   * The lowest number of options to choose. Default null: any number. A field with a `min` of at least 1 is required.
   * Otherwise, an empty field is valid unless `required` is set.
   */
  @property({type: Number, default: null}) min!: number | null | undefined;

  /** The highest number of options to choose; users cannot choose more. Default null: any number. */
  @property({type: Number, default: null}) max!: number | null | undefined;

  /** Lets users add values that are not options. Then, values without an option count too. */
  @property({type: Boolean, default: false}) creatable!: boolean;

  /**
   * The number of lines of tags. If there are more, a button such as "3 more" shows them. Default 2. Values that are not
   * greater than 0 show all tags.
   */
  @property({type: Number, attribute: 'tag-lines', default: 2}) tagLines!: number;

  /**
   * Loads the options for the text in the field, such as from a server, while the list is open. It returns a list of options, or
   * a promise of it, or `{options, hasMore: true}` if there are more pages; users load them at the end of the list.
   * `signal` is aborted when the answer is no longer needed. After a failure, users can try again. It needs
   * `import '@life-changers/elements/option-loading'`. Then, all values count, and `options` has only the texts of values.
   */
  @property({attribute: false, default: null}) loadOptions!: LoadOptions | null | undefined;

  /** Loads the text of a chosen value whose option has not been loaded. Until then, the value is shown. */
  @property({attribute: false, default: null}) loadLabel!: LoadLabel | null | undefined;

  readonly #options = new OptionsController(this, (message, cause) => this[warn](message, cause));

  readonly [controlValue] = new MultiSelectValue(
    this,
    () => this.#options.allSelected,
    message => this[warn](message),
  );

  protected readonly [list] = new LongList(
    this,
    this[popup],
    this[controlValue],
    optionLoading(this, this.#options),
  );

  readonly #edits = new Edits(this, this[controlValue], this[list], this[localize], this[edit].bind(this));

  readonly #tags = new FieldTags(this, value => this.#edits.remove(value));

  /**
   * The options, such as `[{text: 'Hello', value: 'hello', group: 'Words'}]`. As an attribute, JSON. They replace the
   * `<option>` children, even if the list is empty. Options in a row with the same `group` are listed below its name.
   * Disabled options are not listed; those that the app has chosen are shown, but not submitted. Invalid options warn and are
   * ignored.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this[list].loading?.options ?? this.#options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#options.set(options);
  }

  /**
   * The values of the chosen options, in the order in which they were chosen. Setting it sends no event. `undefined` and
   * null reset it to `initValue`. Unless `creatable` is set, a value that is not an option does not count. If options load
   * later, it is kept and chosen once its option arrives. If there are no options at all, all values count. Values that
   * are not a list warn.
   */
  @property({attribute: false})
  get value(): readonly string[] {
    return this[controlValue].typed;
  }
  set value(value: readonly string[] | null | undefined) {
    this[controlValue].set(value);
  }

  protected override get [isRequired](): boolean {
    return super[isRequired] || Number(this.min) > 0;
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {[localize]: texts, [controlValue]: value} = this;
    return this[renderCombobox]({
      state,
      autocomplete: 'list',
      texts: optionTexts(texts, this[list]),
      isMultiple: true,
      rows: optionRows(this[list], {
        chosen: this.value,
        isFull: value.isFull,
        content: option => this.#optionText(option),
      }),
      tags: {
        id: value.tags.length > 0 ? 'chosen' : '',
        content: this.#tags.render(value.tags, state.isDisabled),
      },
      note: value.isFull ? texts.term('optionLimit', value.max) : null,
      status: this.#edits.said,
    });
  }

  #optionText(option: Option): TemplateResult | string {
    const {addable, text} = this[controlValue];
    return option === addable
      ? this[localize].term('createOption', option.text)
      : markedText(option.text, text);
  }

  /** A list without rows opens only to say that nothing matches. */
  protected override get [canOpen](): boolean {
    const hasRows = this.options.length > 0 || this[controlValue].addable !== null;
    return !this[isDisabled] && (hasRows || this[list].loading !== null);
  }

  protected override [handleHide](reason: PopupHideReason | null): void {
    super[handleHide](reason);
    this.#edits.said = null;
  }

  protected override [enterText](): boolean {
    return this.#edits.enterText();
  }

  protected override [chooseAt](index: number): boolean {
    this.#edits.take(index);
    return true;
  }

  protected override [clearText](): boolean {
    if (this[controlValue].text === '') return false;
    this.#edits.type('');
    return true;
  }

  /** A press on the frame or a tag focuses the text. */
  protected override [handlePress](event: MouseEvent): void {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('button')) return;
    if (target.id !== 'control') {
      event.preventDefault();
      this.focus();
    }
    this[open]();
  }

  /** The text only filters, so that \`input\` is not sent to the app. */
  protected override [handleInput](event: Event): void {
    event.stopPropagation();
    this.#edits.type((event.target as HTMLInputElement).value);
    this[open]();
  }

  /** If the window loses the focus, the text keeps it. */
  protected override [handleBlur]({target, relatedTarget}: FocusEvent): void {
    const isInside = relatedTarget !== null && this.shadowRoot!.contains(relatedTarget as Node);
    if (isInside || (target as Element).matches(':focus')) return;
    this[list].whenLoaded(() => {
      this.#edits.enterText();
      this.#edits.said = null;
    });
  }

  /**
   * Backspace in the empty text removes the last tag; a key that is held stops there. Keys that move the caret leave the list,
   * and, at the start of the text, move to the tags.
   */
  protected override [handleTextKey](event: KeyboardEvent): void {
    super[handleTextKey](event);
    if (event.key === 'Backspace' && !event.repeat) this.#removeLast();
    if (event.shiftKey || !this.#tags.keys.enter(event)) return;
    event.preventDefault();
    this[popup].hide('blur');
  }

  /** Removes the last tag if the text is empty. */
  #removeLast(): void {
    const {text, tags} = this[controlValue];
    const last = text === '' ? tags.findLast(({isLocked}) => !isLocked) : undefined;
    if (last !== undefined) this.#tags.remove(last.value);
  }
}
