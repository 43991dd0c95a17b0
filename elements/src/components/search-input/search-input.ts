import {html, nothing, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {searchInputTexts} from '../../core/localization/english/navigation.js';
import type {Terms} from '../../core/localization/terms.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {passChange, type SearchDetail, sendChange} from '../../dom/events.js';
import {SearchValue} from './search-value.js';
import {searchInputStyles} from './search-input.styles.js';
import {keepFocus} from '../../dom/focus.js';
import {closeIcon, searchIcon} from '../../icons/icons.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {controlValue, effectiveLabel, localize, renderControl, warn} from '../../base/members.js';

export type {SearchDetail} from '../../dom/events.js';

/**
 * A search field with a search icon and a button that clears it. Escape clears it too.
 *
 * @tag lc-search-input
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @fires {InputEvent} input - Sent while the user edits, and when the text is cleared.
 * @fires {Event} change - Sent when the user finishes an edit: on leaving the field, with Enter, or by clearing it.
 * @fires {CustomEvent<SearchDetail>} lc-search - Sent when the user presses Enter. Cancel it to prevent submission.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart clear - The button that clears the text.
 * @csspart message - The validation message.
 * @cssprop --lc-search-input-background - Background color of the frame.
 * @cssprop --lc-search-input-border-color - Border color of the frame.
 * @cssprop --lc-search-input-radius - Border radius of the frame.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcSearchInput extends FormControlElement<string> {
  static override styles = searchInputStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...searchInputTexts,
  };

  /**
   * What users can search, such as `'Search people'`. It is the placeholder, and the accessible name if there is no
   * `label`. A field without any name warns once.
   */
  @property({default: ''}) text!: string;

  /** Makes the field a search landmark, which screen reader users can jump to. */
  @property({type: Boolean, default: false}) landmark!: boolean;

  /** The initial text, also after a reset. Default `''`. */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  readonly [controlValue] = new SearchValue(this);

  constructor() {
    super();
    standInAsTextField(this);
    new RequiredInputController(this, {
      isGiven: () => Boolean(this[effectiveLabel]),
      warn: () => this[warn]('text is missing; it names the search field.'),
    });
  }

  /**
   * The text in the field, without line breaks. Setting it sends no event. `undefined` and null reset it to
   * `initValue`.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  override get [effectiveLabel](): string {
    return super[effectiveLabel] || this.text || '';
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const name = this[effectiveLabel] || nothing;
    return html`
      <div
        part="box"
        class="box"
        role=${this.landmark ? 'search' : nothing}
        aria-label=${this.landmark ? name : nothing}
        @pointerdown=${this.#focusControl}
      >
        ${searchIcon()}
        <input
          part="control"
          id="control"
          type="search"
          enterkeyhint="search"
          name=${this.name || nothing}
          placeholder=${this.text || nothing}
          ?required=${state.isRequired}
          ?disabled=${state.isDisabled}
          .value=${liveState(this.value)}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state)}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @keydown=${this.#handleKeydown}
        />
        ${this.value === '' || state.isDisabled ? nothing : this.#renderClearButton()}
      </div>
    `;
  }

  /** Not a tab stop: Escape does the same. */
  #renderClearButton(): TemplateResult {
    const name = this[localize].term('clearSearch');
    return html`
      <button
        part="clear"
        class="clear"
        type="button"
        tabindex="-1"
        title=${name}
        @mousedown=${keepFocus}
        @click=${this.#clear}
      >
        ${closeIcon()}
      </button>
    `;
  }

  /** A press on the frame or the icon focuses the text, like in a native field. */
  #focusControl(event: PointerEvent): void {
    if ((event.target as Element).closest('input, button') !== null) return;
    event.preventDefault();
    this.focus();
  }

  #handleInput(event: Event): void {
    this.value = (event.target as HTMLInputElement).value;
  }

  #handleChange(event: Event): void {
    passChange(this, event, isReplaced(event.target!, this.value));
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Enter') this.#search(event);
    if (event.key === 'Escape' && this.value !== '') {
      // Canceled, so that no browser clears the field a second time, and stopped, so that one Escape does one thing.
      event.preventDefault();
      event.stopPropagation();
      this.#clear();
    }
  }

  #search(event: KeyboardEvent): void {
    const detail: SearchDetail = {query: this.value.trim()};
    const init = {detail, bubbles: true, composed: true, cancelable: true};
    if (!this.dispatchEvent(new CustomEvent('lc-search', init))) event.preventDefault();
    submitOnEnter(event, this.form);
  }

  #clear(): void {
    this.value = '';
    this.focus();
    this.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    sendChange(this);
  }
}
