import type {PropertyValues, TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {
  canOpen,
  clearText,
  edit,
  finishEdit,
  handleBlur,
  handleHide,
  handleInput,
  handlePress,
  list,
  open,
  popup,
  renderCombobox,
} from '../../base/combobox/combobox-element.js';
import {edits, SuggestionElement} from '../../base/combobox/suggestion-element.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {datalistTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/terms.js';
import {LongList} from '../../base/combobox/long-list.js';
import {optionLoading} from '../../base/combobox/option-loading-slot.js';
import {suggestionRows, suggestionTexts} from '../../base/combobox/suggestion-rows.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {OptionsController} from '../../controllers/options.controller.js';
import type {PopupHideReason} from '../../controllers/popup.controller.js';
import {withoutLineBreaks} from '../../core/sanitize-value.js';
import {Entry, type LoadLabel, type LoadOptions, type Option} from '../../core/options/index.js';
import {datalistStyles} from './datalist.styles.js';
import {controlValue, control, isDisabled, localize, renderControl, warn} from '../../base/members.js';

export type {LoadLabel, LoadOptions, LoadOptionsContext, OptionsPage} from '../../core/options/index.js';
export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason};

/**
 * A text field that suggests options while the user types (ARIA Authoring Practices, "Combobox" with list
 * autocomplete). Text that matches an option, ignoring case, has the value of that option. Other text is its own value.
 *
 * @tag lc-datalist
 * @attr {string} value - The same as `init-value`.
 * @slot - Options as `<option>` elements, if `options` is not set. They can change at any time.
 * @fires {InputEvent} input - Sent while the user edits, and when the user selects a suggestion. Also sent on leaving the
 *   field, if options that arrived after the text was typed have changed the value.
 * @fires {Event} change - Sent when an edit is finished: by selecting a suggestion, leaving the field, or with Enter.
 * @fires {Event} lc-show - Sent when the suggestions open. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the suggestions are visible.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the suggestions close;
 *   `preventDefault()` keeps them open. `detail.reason` is `select` for a suggestion, or for the text with Enter,
 *   `escape`, `toggle` for the button or Alt+Up arrow, `outside` for a press elsewhere, or `blur` on leaving.
 * @fires {Event} lc-after-hide - Sent when the suggestions have closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart toggle - The button that opens and closes the suggestions.
 * @csspart popup - The popup with the suggestions.
 * @csspart listbox - The list of suggestions.
 * @csspart option - A suggestion.
 * @csspart option-active - The active suggestion, which Enter selects.
 * @csspart option-end - The row after options that load, which loads more of them or tries again.
 * @csspart note - The text that nothing matches, or how many more options match.
 * @csspart message - The validation message.
 * @cssprop --lc-datalist-background - Background color of the frame.
 * @cssprop --lc-datalist-border-color - Border color of the frame.
 * @cssprop --lc-datalist-radius - Border radius of the frame.
 * @cssstate open - The suggestions are visible.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcDatalist extends SuggestionElement {
  static override styles = datalistStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...datalistTexts};

  /**
   * The initial value, also after a reset. The field shows the text of its option. Default `''`: the value of the
   * `<option selected>`, if there is one. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /**
   * Loads the suggestions for the text in the field, such as from a server, while the list is open. It returns a list of
   * options, or a promise of it, or `{options, hasMore: true}` if there are more pages; users load them at the end of the
   * list. `signal` is aborted when the answer is no longer needed. After a failure, users can try again. It needs
   * `import '@life-changers/elements/option-loading'`. Then, `options` has only the texts of values.
   */
  @property({attribute: false, default: null}) loadOptions!: LoadOptions | null | undefined;

  /** Loads the text of a value whose option has not been loaded. Until then, the value is shown. */
  @property({attribute: false, default: null}) loadLabel!: LoadLabel | null | undefined;

  /**
   * Completes typed text inside the field with the rest of the first suggestion that starts with it (ARIA Authoring Practices,
   * "Combobox" with both kinds of autocomplete). The rest is selected: further typing replaces it, Backspace and Escape remove
   * it, and Enter or leaving the field accepts it. Only at the end of the text, and not with an input method.
   */
  @property({type: Boolean, attribute: 'inline-completion', default: false}) inlineCompletion!: boolean;

  readonly #options = new OptionsController(this, (message, cause) => this[warn](message, cause));

  readonly [controlValue] = new Entry({
    options: () => this.options,
    startValue: () => this.initValue || this.#options.selected,
    isRequired: () => this.required,
  });

  protected override readonly [list] = new LongList(
    this,
    this[popup],
    this[controlValue],
    optionLoading(this, this.#options),
  );

  /**
   * The suggestions, such as `[{text: 'Hello', value: 'hello'}]`. As an attribute, JSON. They replace the `<option>`
   * children, even if the list is empty. Disabled options are not suggested. Invalid options warn and are ignored.
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
   * The value of the option that matches the text, otherwise the text. Setting it shows the text of its option and
   * sends no event. `undefined` and null reset it to `initValue`. A value that is not an option is shown as text,
   * until its option arrives.
   */
  // Another text can have the same value.
  @property({attribute: false, hasChanged: () => true})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
    this[edits].acknowledge();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this[list].isOpen && this[list].isLost) this[list].activate(undefined);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {matches, shown, loading} = this[list];
    const more = loading === null ? matches.length - shown.length : 0;
    return this[renderCombobox]({
      state,
      autocomplete: this.inlineCompletion ? 'both' : 'list',
      texts: suggestionTexts(this[localize], this[list]),
      rows: suggestionRows(this[list], this.value),
      note: more > 0 ? this[localize].term('moreSuggestions', more) : null,
    });
  }

  protected override get [canOpen](): boolean {
    return !this[isDisabled] && (this.options.length > 0 || this[list].loading !== null);
  }

  protected override [handlePress]({button, target}: MouseEvent): void {
    if (button === 0 && target === this[control]) this[open]();
  }

  protected override [handleInput](event: Event): void {
    super[handleInput](event);
    this[open]();
    if (this.inlineCompletion) this.#complete(event as InputEvent);
  }

  /** Escape removes what completes the text. */
  protected override [handleHide](reason: PopupHideReason | null): void {
    super[handleHide](reason);
    const {query, text} = this[controlValue];
    if (reason !== 'escape' || query === '' || query === text) return;
    this[edit](() => this[controlValue].type(query));
    this[edits].sendInput('deleteContentForward');
  }

  protected override [handleBlur](): void {
    this[list].whenLoaded(() => this[finishEdit]());
  }

  protected override [clearText](): boolean {
    if (this[controlValue].text === '') return false;
    this[edit](() => this[controlValue].type(''));
    this[edits].sendInput('deleteContent');
    return true;
  }

  /** The rest is in the field before the event reaches the app, whose `value` is that of the whole text. */
  #complete({target, inputType, isComposing}: InputEvent): void {
    const input = target as HTMLInputElement;
    const {value} = input;
    if (inputType !== 'insertText' || isComposing || input.selectionEnd !== value.length) return;
    const start = value.toLowerCase();
    const option = this[list].matches.find(({text}) => text.toLowerCase().startsWith(start));
    const rest = withoutLineBreaks(option?.text ?? '').slice(value.length);
    if (rest === '') return;
    this[edit](() => this[controlValue].type(value, rest));
    input.value = value + rest;
    input.setSelectionRange(value.length, input.value.length);
    this[list].activate(option);
  }
}
