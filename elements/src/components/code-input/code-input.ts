import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {codeInputTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {codeIn, type CodeType} from '../../core/code.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {passChange} from '../../dom/events.js';
import {control, controlValue, renderControl, warn} from '../../base/members.js';
import {CodeValue} from './code-value.js';
import {codeInputStyles} from './code-input.styles.js';

export type {CodeType} from '../../core/code.js';

const DEFAULT_LENGTH = 6;
const MAX_LENGTH = 12;

/** The detail of `lc-complete`. */
export interface CompleteDetail {
  /** The whole code. */
  readonly value: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-complete': CustomEvent<CompleteDetail>;
  }
}

/**
 * A field for a one-time code, with a box for each character. It is one native text field, so that the browser can fill
 * in a code from a message, users can paste it, and screen readers announce one field.
 *
 * @tag lc-code-input
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @fires {InputEvent} input - Sent while the user edits.
 * @fires {Event} change - Sent when the user finishes an edit: on leaving the field, or with Enter.
 * @fires {CustomEvent<CompleteDetail>} lc-complete - Sent after `input` when the user has entered all characters. It does
 * not submit the form.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart boxes - The row of boxes.
 * @csspart box - The box of a character.
 * @csspart control - The native `<input>`, which lies invisible over the boxes.
 * @csspart message - The validation message.
 * @cssprop --lc-code-input-background - Background color of the boxes.
 * @cssprop --lc-code-input-border-color - Border color of the boxes.
 * @cssprop --lc-code-input-radius - Border radius of the boxes.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcCodeInput extends FormControlElement<string> {
  static override styles = codeInputStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...codeInputTexts,
  };

  /** The number of characters, from 1 to 12. Default 6. Invalid values warn and fall back to 6. */
  @property({type: Number, default: DEFAULT_LENGTH}) length!: number;

  /**
   * The characters of the code: `numeric` for digits, `alphanumeric` for digits and Latin letters. Default `numeric`. It
   * also chooses the keyboard on a phone. Invalid values warn and fall back to `numeric`. Other characters, such as the
   * space in a pasted `123 456`, are left out, and Arabic digits become `0` to `9`.
   */
  @property({default: 'numeric'}) type!: CodeType;

  /** The initial value, also after a reset. Default `''`. Same as the `value` attribute. */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /**
   * The type of data that the browser may fill in. Default `one-time-code`: phones offer the code of a message. Set `off`
   * for codes that do not arrive in a message.
   */
  @property({default: 'one-time-code'}) autocomplete!: string;

  /** Prevents editing. Users can still read and copy the code. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  readonly [controlValue] = new CodeValue(this, () => ({type: this.#type, length: this.#length}));

  /** The selected characters of the native field, or null if it does not have the focus. */
  #selection: readonly [start: number, end: number] | null = null;

  constructor() {
    super();
    standInAsTextField(this);
  }

  /** The code. Setting it sends no event. `undefined` and null reset it to `initValue`. */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  /** Selects the whole code. */
  select(): void {
    this.#native?.select();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.length !== this.#length)
      this[warn](
        `length must be a whole number from 1 to ${MAX_LENGTH}, not ${this.length}; it is ${DEFAULT_LENGTH}.`,
      );
    if (this.type !== this.#type)
      this[warn](`type must be numeric or alphanumeric, not "${String(this.type)}"; it is numeric.`);
  }

  get #length(): number {
    const {length} = this;
    return Number.isInteger(length) && length >= 1 && length <= MAX_LENGTH ? length : DEFAULT_LENGTH;
  }

  get #type(): CodeType {
    return this.type === 'alphanumeric' ? 'alphanumeric' : 'numeric';
  }

  get #native(): HTMLInputElement | null {
    return this[control] as HTMLInputElement | null;
  }

  protected [renderControl](state: ControlState): TemplateResult {
    return html`
      <div class="code">
        <div part="boxes" class="boxes" aria-hidden="true">
          ${Array.from({length: this.#length}, (_, index) => this.#renderBox(index))}
        </div>
        <input
          part="control"
          id="control"
          type="text"
          name=${this.name || nothing}
          inputmode=${this.#type === 'numeric' ? 'numeric' : 'text'}
          autocomplete=${this.autocomplete || nothing}
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          ?required=${state.isRequired}
          ?readonly=${this.readOnly}
          ?disabled=${state.isDisabled}
          .value=${liveState(this.value)}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state)}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @keydown=${this.#handleKeydown}
          @click=${this.#selectBox}
          @focus=${this.#followSelection}
          @blur=${this.#followSelection}
          @keyup=${this.#followSelection}
          @select=${this.#followSelection}
          @selectionchange=${this.#followSelection}
        />
      </div>
    `;
  }

  #renderBox(index: number): TemplateResult {
    const [start, end] = this.#selection ?? [-1, -1];
    const last = Math.max(end, start + 1);
    // The caret after the last character of a full code is shown at that character.
    const isActive = (index >= start && index < last) || (start === this.#length && index === start - 1);
    const character = this.value.charAt(index);
    return html`<span part="box" class=${`box${isActive ? ' is-active' : ''}`}
      >${character || (isActive && !this.readOnly ? html`<span class="caret"></span>` : nothing)}</span
    >`;
  }

  #handleInput(event: Event): void {
    const native = event.target as HTMLInputElement;
    const old = this.value;
    this.#read(native);
    if (this.value !== old && this.value.length === this.#length) this.#sendComplete();
  }

  /** Reads the code, and shows only what is part of it. What is typed in front of characters of a full code replaces them. */
  #read(native: HTMLInputElement): void {
    const caret = native.selectionStart ?? native.value.length;
    const before = codeIn(native.value.slice(0, caret), this.#type, this.#length);
    const after = codeIn(native.value.slice(caret), this.#type, this.#length);
    this.value = before + after.slice(Math.max(0, before.length + after.length - this.#length));
    if (native.value === this.value) return;
    native.value = this.value;
    native.setSelectionRange(before.length, before.length);
  }

  /** Later, so that all listeners of `input` have run: an app may submit the form, and its own state follows `input`. */
  #sendComplete(): void {
    const {value} = this;
    setTimeout(() => {
      if (this.value !== value) return;
      const detail: CompleteDetail = {value};
      this.dispatchEvent(new CustomEvent('lc-complete', {detail, bubbles: true, composed: true}));
    });
  }

  #handleChange(event: Event): void {
    passChange(this, event, isReplaced(event.target!, this.value));
  }

  #handleKeydown(event: KeyboardEvent): void {
    submitOnEnter(event, this.form);
  }

  /** Selects the character in the pressed box, because the invisible text has other places than the boxes. */
  #selectBox({clientX, target}: MouseEvent): void {
    const native = target as HTMLInputElement;
    if (native.selectionStart !== native.selectionEnd) return;
    const boxes = [...this.renderRoot.querySelectorAll('.box')];
    const pressed = boxes.findIndex(box => clientX <= box.getBoundingClientRect().right);
    const index = pressed === -1 ? boxes.length : pressed;
    const {length} = this.value;
    native.setSelectionRange(Math.min(index, length), Math.min(index + 1, length));
    this.#followSelection();
  }

  #followSelection(): void {
    const native = this.#native;
    const hasFocus = native !== null && this.shadowRoot?.activeElement === native;
    this.#selection = hasFocus ? [native.selectionStart ?? 0, native.selectionEnd ?? 0] : null;
    this.requestUpdate();
  }
}
