import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {PopupController, popupEvents} from '../../controllers/popup.controller.js';
import {sendChange} from '../../dom/events.js';
import {OptionsController} from '../../controllers/options.controller.js';
import {Entry, type Option} from '../../core/options/index.js';
import type {Issue} from '../../core/validation/index.js';
import {datalistStyles} from './datalist.styles.js';
import {nextIndex} from './next-index.js';
import {SHOWN_AT_MOST, suggestionId} from './suggestion-list.js';
import {suggestionPopup, type SuggestionPopupView, suggestionToggle} from './suggestion-popup.js';
import {
  constraintIssue,
  control,
  effectiveLabel,
  formValue,
  isDirty,
  isDisabled,
  localize,
  renderControl,
  resetToInitial,
  restoreValue,
  setState,
  shownIssue,
  takeValue,
  warn,
} from '../../base/members.js';

const active = Symbol('active');

export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';

/**
 * A text field that suggests options while the user types (ARIA practices, "combobox" with list autocomplete). Text
 * that is an option's text, in whatever letter case, has that option's value; other text is its own value.
 *
 * @tag lc-datalist
 * @attr {string} value - The same as `init-value`.
 * @slot - The options as `<option>` elements, where the `options` property gives none. They may change at any time.
 * @fires {InputEvent} input - While the user edits, and when a suggestion is taken.
 * @fires {Event} change - When an edit is finished: on taking a suggestion, on leaving the field or with Enter.
 * @fires {Event} lc-show - When the suggestions open. This and the next three do not bubble.
 * @fires {Event} lc-after-show - When the suggestions are on show.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - When the suggestions are about to close;
 *   `preventDefault()` keeps them open. `detail.reason` is `select` when a suggestion or, with Enter, the text is taken,
 *   `escape`, `toggle` for the button or Alt and the up arrow, `outside` for a press elsewhere, or `blur` when the focus
 *   has left.
 * @fires {Event} lc-after-hide - When the suggestions have closed.
 * @csspart field - The column of label, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The line of help.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart toggle - The button that opens and closes the suggestions.
 * @csspart popup - The frame of the suggestions.
 * @csspart listbox - The suggestions.
 * @csspart option - One suggestion.
 * @csspart option-active - The suggestion that Enter takes.
 * @csspart note - The line that says that nothing matches, or how many more do.
 * @csspart message - The validation message.
 * @cssprop --lc-datalist-background - Ground of the frame.
 * @cssprop --lc-datalist-border-color - Colour of the frame's line.
 * @cssprop --lc-datalist-radius - Radius of the frame's corners.
 * @cssstate open - The suggestions are on show.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcDatalist extends FormControlElement<string> {
  static override styles = datalistStyles;

  protected static override readonly valueProperties = [...FormControlElement.valueProperties, 'options'];

  /**
   * The value at the start and after a reset; the field shows the text of its option. Default `''`: that of the
   * `<option selected>`, or none. The `value` attribute means the same.
   */
  @property({attribute: 'init-value'}) initValue: string | null | undefined = '';

  /** A short example inside the empty field. It does not replace the label. Default: none. */
  @property() placeholder = '';

  /** The index of the suggestion that Enter takes; -1 for none. */
  @state() private [active] = -1;

  readonly #options = new OptionsController(this, message => this[warn](message));
  readonly #popup = new PopupController(this, {
    anchor: () => this.renderRoot.querySelector<HTMLElement>('.box'),
    popup: () => this.renderRoot.querySelector<HTMLElement>('.popup'),
    onHide: () => (this[active] = -1),
    ...popupEvents(this),
  });
  readonly #entry = new Entry({
    options: () => this.options,
    startValue: () => this.initValue || this.#options.selected,
  });

  /** Whether the user has edited since the last `change`. */
  #isEdited = false;

  /**
   * What is suggested, as `[{text: 'Hello', value: 'hello'}]`; as an attribute, JSON. Default: the `<option>`
   * children, also when it is empty. Disabled options are not suggested. What is no option warns and is left out.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#options.give(options);
  }

  /**
   * The value of the option whose text is in the field, or else that text. Setting it shows the text of its option
   * and sends no event; `undefined` or null go back to `initValue`. A value that is no option is its own text, until
   * an option has it.
   */
  @property({attribute: false})
  get value(): string {
    return this.#entry.value;
  }
  set value(value: string | null | undefined) {
    this[takeValue](value ?? undefined, given => this.#entry.give(String(given)));
  }

  /** The value, as the rules see it. */
  get typedValue(): string {
    return this.value;
  }

  /** Selects the whole text. */
  select(): void {
    (this[control] as HTMLInputElement | null)?.select();
  }

  protected [formValue](): string {
    return this.value;
  }

  protected [restoreValue](kept: FormValue): void {
    if (typeof kept === 'string') this.value = kept;
  }

  protected [resetToInitial](): void {
    this.#entry.clear();
  }

  protected [constraintIssue](): Issue | null {
    return this.required && this.value === '' ? {code: 'valueMissing'} : null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.#popup.isOpen) return;
    if (this[isDisabled] || this.options.length === 0) this.#popup.close();
    else if (this[active] >= this.#shownCount) this[active] = -1;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('open', this.#popup.isOpen);
    if ((changed as Map<string, unknown>).has('active') && this[active] !== -1)
      this.renderRoot.querySelector(`#${suggestionId(this[active])}`)?.scrollIntoView?.({block: 'nearest'});
  }

  protected [renderControl](): TemplateResult {
    const view = this.#view;
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
          aria-expanded=${view.matches.length > 0 ? 'true' : 'false'}
          aria-activedescendant=${this[active] === -1 ? nothing : suggestionId(this[active])}
          aria-label=${this.label ? nothing : this[effectiveLabel] || nothing}
          aria-invalid=${this[shownIssue] === null ? 'false' : 'true'}
          aria-describedby="hint message"
          ?required=${this.required}
          ?disabled=${this[isDisabled]}
          .value=${live(this.#entry.text)}
          @input=${this.#handleInput}
          @keydown=${this.#handleKeydown}
          @mousedown=${this.#handlePress}
          @blur=${this.#commit}
        />
        ${suggestionToggle(view, {isDisabled: this[isDisabled], onToggle: () => this.#toggle()})}
      </div>
      ${suggestionPopup(view)}
    `;
  }

  get #view(): SuggestionPopupView {
    const {isOpen} = this.#popup;
    return {
      isOpen,
      label: this[effectiveLabel] || this[localize].term('showSuggestions'),
      matches: isOpen ? this.#entry.matches : [],
      query: this.#entry.query,
      active: this[active],
      localize: this[localize],
      value: this.value,
      onTake: event => this.#handleTake(event),
    };
  }

  get #shownCount(): number {
    return Math.min(this.#entry.matches.length, SHOWN_AT_MOST);
  }

  #open(): void {
    if (!this[isDisabled] && this.options.length > 0) this.#popup.show();
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
    this.#edit(() => this.#entry.type(value));
    this.#open();
  }

  #edit(change: () => void): void {
    const old = this.value;
    change();
    this[isDirty] = true;
    this.#isEdited = true;
    this[active] = -1;
    this.requestUpdate('value', old);
    // Another text can have the same value.
    this.requestUpdate();
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
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
        // They move in the text, and from the list back to it.
        this[active] = -1;
    }
  }

  #handleArrow(step: 1 | -1, isAlt: boolean): void {
    if (isAlt && step === -1) return this.#popup.hide('toggle');
    this.#open();
    if (!isAlt && this.#popup.isOpen) this[active] = nextIndex(this[active], this.#shownCount, step);
  }

  #handleEnter(event: KeyboardEvent): void {
    const option = this.#popup.isOpen ? this.#entry.matches[this[active]] : undefined;
    if (option === undefined) {
      this.#popup.hide('select');
      this.#commit();
      submitOnEnter(event, this.form);
    } else {
      event.preventDefault();
      this.#take(option);
    }
  }

  /** Empties the field once the popup is closed; while it is open, Escape is the popup's. */
  #handleEscape(event: KeyboardEvent): void {
    if (this.#popup.isOpen || this.#entry.text === '') return;
    event.preventDefault();
    event.stopPropagation();
    this.#edit(() => this.#entry.type(''));
    this.#sendInput('deleteContent');
  }

  #handleTake(event: MouseEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('.option');
    const option = row === null ? undefined : this.#entry.matches[Number(row.dataset.index)];
    if (option !== undefined) this.#take(option);
  }

  #take(option: Option): void {
    this.#popup.hide('select');
    this.#edit(() => this.#entry.take(option.value));
    this.#sendInput('insertReplacementText');
    this.#commit();
  }

  #sendInput(inputType: string): void {
    this.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true, inputType}));
  }

  #commit(): void {
    if (!this.#isEdited) return;
    this.#isEdited = false;
    sendChange(this);
  }
}
