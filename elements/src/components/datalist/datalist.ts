/* eslint-disable lit-a11y/accessible-name -- `fieldAria` names the control. */
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {liveState} from '../../dom/live-state.js';
import {fieldAria} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {datalistTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/terms.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {optionLoading} from '../../base/option-loading-slot.js';
import {SHOWN_AT_ONCE, suggestionId, suggestionPopup, suggestionToggle} from '../../base/suggestion-popup.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {ActiveOptionController} from '../../controllers/active-option.controller.js';
import {PopupController, popupEvents} from '../../controllers/popup.controller.js';
import {OptionsController} from '../../controllers/options.controller.js';
import {Entry, type LoadLabel, type LoadOptions, type Option} from '../../core/options/index.js';
import {nextIndex} from '../../core/next-index.js';
import {datalistStyles} from './datalist.styles.js';
import {EditReport} from './edit-report.js';
import {countText, noteOf, suggestionList} from './suggestion-list.js';
import {
  controlValue,
  control,
  isDisabled,
  localize,
  renderControl,
  setState,
  warn,
} from '../../base/members.js';

export type {LoadLabel, LoadOptions, LoadOptionsContext, OptionsPage} from '../../core/options/index.js';
export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';

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
export class LcDatalist extends FormControlElement<string> {
  static override styles = datalistStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...datalistTexts};

  /**
   * The initial value, also after a reset. The field shows the text of its option. Default `''`: the value of the
   * `<option selected>`, if there is one. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /** An example shown in the empty field. It does not replace the label. */
  @property({default: ''}) placeholder!: string;

  /**
   * Loads the suggestions for the text in the field, such as from a server, while the list is open. It returns a list of
   * options, or a promise of it, or `{options, hasMore: true}` if there are more pages; users load them at the end of the
   * list. `signal` is aborted when the answer is no longer needed. After a failure, users can try again. It needs
   * `import '@life-changers/elements/option-loading'`. Then, `options` has only the texts of values.
   */
  @property({attribute: false, default: null}) loadOptions!: LoadOptions | null | undefined;

  /** Loads the text of a value whose option has not been loaded. Until then, the value is shown. */
  @property({attribute: false, default: null}) loadLabel!: LoadLabel | null | undefined;

  readonly #options = new OptionsController(this, message => this[warn](message));
  readonly #popup = new PopupController(this, {
    anchor: () => this.renderRoot.querySelector<HTMLElement>('.box'),
    popup: () => this.renderRoot.querySelector<HTMLElement>('.popup'),
    onHide: () => this.#active.reset(),
    ...popupEvents(this),
  });
  protected readonly [controlValue] = new Entry({
    options: () => this.options,
    startValue: () => this.initValue || this.#options.selected,
    isRequired: () => this.required,
    listed: () => this.#loading()?.listed,
  });

  readonly #loading = optionLoading(this, {
    warn: (message, cause) => this[warn](message, cause),
    popup: this.#popup,
    given: () => this.#options.options,
    text: () => this[controlValue].query,
    wanted: () => [this[controlValue].wanted],
    activate: index => this.#active.activate(index),
    mustMatch: () => false,
    enter: event => this.#handleEnter(event),
  });

  readonly #edits = new EditReport(this);

  /** The active suggestion, which Enter selects. */
  readonly #active = new ActiveOptionController(this, {
    indexOf: index => (index !== undefined && index < this.#shownCount ? index : -1),
    idOf: suggestionId,
  });

  /**
   * The suggestions, such as `[{text: 'Hello', value: 'hello'}]`. As an attribute, JSON. They replace the `<option>`
   * children, even if the list is empty. Disabled options are not suggested. Invalid options warn and are ignored.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#loading()?.options ?? this.#options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#options.set(options);
  }

  constructor() {
    super();
    standInAsTextField(this);
  }

  /**
   * The value of the option that matches the text, otherwise the text. Setting it shows the text of its option and
   * sends no event. `undefined` and null reset it to `initValue`. A value that is not an option is shown as text,
   * until its option arrives.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
    this.#edits.acknowledge();
  }

  /** Selects all text. */
  select(): void {
    (this[control] as HTMLInputElement | null)?.select();
  }

  /** @internal */
  override formResetCallback(): void {
    this.#edits.drop();
    super.formResetCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.#popup.isOpen) return;
    if (!this.#canOpen) this.#popup.close();
    else if (this.#active.index === -1) this.#active.reset();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('open', this.#popup.isOpen);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {[localize]: texts} = this;
    const {isOpen} = this.#popup;
    const matches = isOpen ? this[controlValue].matches : [];
    const loading = this.#loading();
    const end = loading?.renderEnd(this.#shownCount) ?? null;
    const isExpanded = matches.length > 0 || end !== null;
    return html`
      <div part="box" class="box anchor">
        <input
          part="control"
          id="control"
          name=${this.name || nothing}
          placeholder=${this.placeholder || nothing}
          autocomplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-controls="listbox"
          aria-expanded=${isExpanded ? 'true' : 'false'}
          aria-activedescendant=${this.#active.id ?? loading?.activeId ?? nothing}
          aria-describedby=${fieldAria(state)}
          ?required=${state.isRequired}
          ?disabled=${state.isDisabled}
          .value=${liveState(this[controlValue].text)}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @keydown=${this.#handleKeydown}
          @mousedown=${this.#handlePress}
          @blur=${this.#handleBlur}
        />
        ${suggestionToggle({
          label: texts.term('showSuggestions'),
          isExpanded,
          isDisabled: state.isDisabled,
          onToggle: () => this.#toggle(),
        })}
      </div>
      ${suggestionPopup({
        list: suggestionList({
          localize: texts,
          matches,
          limit: this.#limit,
          end,
          query: this[controlValue].query,
          active: this.#active.index,
          value: this.value,
        }),
        note: isOpen ? (loading?.note ?? noteOf(matches.length, texts, this.#limit)) : null,
        status: isOpen ? (loading?.status ?? countText(matches.length, texts)) : null,
        onTake: index => this.#take(index),
      })}
    `;
  }

  get #shownCount(): number {
    return Math.min(this[controlValue].matches.length, this.#limit);
  }

  /** Options that load come in pages. */
  get #limit(): number {
    return this.#loading() === null ? SHOWN_AT_ONCE : Infinity;
  }

  get #canOpen(): boolean {
    return !this[isDisabled] && (this.options.length > 0 || this.#loading() !== null);
  }

  #open(): void {
    if (this.#canOpen) this.#popup.show();
  }

  #handlePress(event: MouseEvent): void {
    if (event.button === 0) this.#open();
  }

  #toggle(): void {
    this.focus();
    if (this.#popup.isOpen) this.#popup.hide('toggle');
    else this.#open();
  }

  #handleInput(event: Event): void {
    const {value} = event.target as HTMLInputElement;
    this.#edit(() => this[controlValue].type(value));
    this.#open();
  }

  /** Password managers send only `change`. After an edit of the user, the element sends it itself. */
  #handleChange(event: Event): void {
    const {value} = event.target as HTMLInputElement;
    if (value === this[controlValue].text || this.isUpdatePending) return;
    this.#edit(() => this[controlValue].type(value));
    this.#edits.sendInput('insertReplacementText');
    this.#edits.finish();
  }

  #handleBlur(): void {
    const finish = (): void => this.#edits.finish();
    if (!this.#loading()?.wait(finish)) finish();
  }

  #edit(change: () => void): void {
    const old = this.value;
    change();
    this.#edits.start();
    this.#active.reset();
    this.requestUpdate('value', old);
    // Different text can have the same value.
    this.requestUpdate();
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.isComposing || this.#loading()?.handleKey(event)) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return this.#handleArrow(event.key === 'ArrowDown' ? 1 : -1, event.altKey);
      case 'Enter':
        return this.#handleEnter(event);
      case 'Escape':
        return this.#handleEscape(event);
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // These keys move the caret, and from the list back to the text.
        this.#active.reset();
    }
  }

  #handleArrow(step: 1 | -1, isAlt: boolean): void {
    if (isAlt && step === -1) return this.#popup.hide('toggle');
    this.#open();
    if (isAlt || !this.#popup.isOpen) return;
    this.#active.activate(nextIndex(this.#active.index, this.#shownCount, step));
  }

  #handleEnter(event: KeyboardEvent): void {
    const option = this.#popup.isOpen ? this[controlValue].matches[this.#active.index] : undefined;
    if (option === undefined) {
      this.#popup.hide('select');
      this.#edits.finish();
      submitOnEnter(event, this.form);
    } else {
      event.preventDefault();
      this.#choose(option);
    }
  }

  /** Clears the field if the popup is closed. If it is open, Escape closes the popup. */
  #handleEscape(event: KeyboardEvent): void {
    if (this.#popup.isOpen || this[controlValue].text === '') return;
    event.preventDefault();
    event.stopPropagation();
    this.#edit(() => this[controlValue].type(''));
    this.#edits.sendInput('deleteContent');
  }

  #take(index: number): void {
    const option = this[controlValue].matches[index];
    if (option !== undefined) this.#choose(option);
  }

  #choose(option: Option): void {
    this.#popup.hide('select');
    this.#edit(() => this[controlValue].choose(option.value));
    this.#edits.sendInput('insertReplacementText');
    this.#edits.finish();
  }
}
