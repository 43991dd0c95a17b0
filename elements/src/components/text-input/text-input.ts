import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {sendChange} from '../../dom/events.js';
import {parseNumber, sanitizeValue} from '../../core/sanitize-value.js';
import {checkLength, type Issue} from '../../core/validation/index.js';
import {nativeIssue} from './native-constraints.js';
import {textInputStyles} from './text-input.styles.js';
import {
  constraintIssue,
  control,
  effectiveLabel,
  formValue,
  isDirty,
  isDisabled,
  renderControl,
  renderedControl,
  resetToInitial,
  restoreValue,
  shownIssue,
  takeValue,
  warn,
} from '../../base/members.js';

const hasBadInput = Symbol('hasBadInput');

/** The kinds of text the field can hold; a phone shows the fitting keyboard. */
export type TextInputType = 'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url';

const TYPES: readonly string[] = ['text', 'email', 'number', 'password', 'search', 'tel', 'url'];

/**
 * A one-line text field with its label, hint and validation message.
 *
 * @tag lc-text-input
 * @attr {string} value - The same as `init-value`, as in HTML.
 * @slot prefix - An icon or short text before the text.
 * @slot suffix - An icon, unit or small button after the text.
 * @fires {InputEvent} input - While the user edits.
 * @fires {Event} change - When the user has finished an edit: on leaving the field or with Enter.
 * @csspart field - The column of label, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The line of help.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart message - The validation message.
 * @cssprop --lc-text-input-background - Ground of the frame.
 * @cssprop --lc-text-input-border-color - Colour of the frame's line.
 * @cssprop --lc-text-input-radius - Radius of the frame's corners.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcTextInput extends FormControlElement<string | number | null> {
  static override styles = textInputStyles;

  protected static override readonly valueProperties = [...FormControlElement.valueProperties, 'type'];

  protected static override readonly constraintProperties = [
    ...FormControlElement.constraintProperties,
    ...['minLength', 'maxLength', 'pattern', 'min', 'max', 'step', 'hasBadInput'],
  ];

  /** The value at the start and after a reset. Default `''`. The `value` attribute means the same. */
  @property({attribute: 'init-value'}) initValue: string | number | null | undefined = '';

  /**
   * The kind of text: `text` (default), `email`, `number`, `password`, `search`, `tel` or `url`. Other types warn and
   * show text. As in HTML, the type says what the value can be: no line breaks, in an email address or URL no outer
   * spaces either, and a number or nothing in a number field.
   */
  @property() type: TextInputType = 'text';

  /** A short example inside the empty field. It does not replace the label. Default: none. */
  @property() placeholder = '';

  /** What the browser may fill in, as `'email'` or `'new-password'` (HTML standard, "autofill"). Default: none. */
  @property() autocomplete = '';

  /** Whether the text can be read and copied but not edited; it is submitted and not validated. Default false. */
  @property({type: Boolean, reflect: true, attribute: 'readonly'}) readOnly = false;

  /** The least number of UTF-16 code units of a text that is not empty. Default null: no bound. */
  @property({type: Number, attribute: 'minlength'}) minLength: number | null = null;

  /** The greatest number of UTF-16 code units; the user cannot type more. Default null: no bound. */
  @property({type: Number, attribute: 'maxlength'}) maxLength: number | null = null;

  /** A regular expression that the whole text must match, as in HTML. Default null: any text. */
  @property() pattern: string | null = null;

  /** The smallest number, with type `number`. Default null: no bound. */
  @property() min: string | number | null = null;

  /** The greatest number, with type `number`. Default null: no bound. */
  @property() max: string | number | null = null;

  /** The step of numbers, with type `number`; `'any'` allows all. Default null, which HTML reads as 1. */
  @property() step: string | number | null = null;

  /** Whether the user has typed what is not a number, such as `-`: the browser shows it, and the value is `''`. */
  @state() private [hasBadInput] = false;

  /** What was set or typed. What becomes of it depends on the type, which may come later. */
  #given: string | number | null | undefined = undefined;

  /**
   * The text in the field, as its type allows it. Setting it sends no event; `undefined` goes back to `initValue`, and
   * so does null, but null empties a number field. Text that is not a number warns and is `''` in a number field.
   * Setting the number that a number field has leaves its text as the user typed it, such as `1.0`.
   */
  @property({attribute: false})
  get value(): string {
    return this.#sanitize(this.#wanted);
  }
  set value(value: string | number | null | undefined) {
    const given = Number.isNaN(value) ? null : value;
    const isKept = typeof given !== 'string' && given === this.typedValue;
    if (!isKept) this.#clearBadInput();
    this[takeValue](isKept ? this.value : given, taken => (this.#given = taken));
  }

  /**
   * The number in a number field; `NaN` if it is empty, and with other types. Setting it sends no event; `NaN` or null
   * empty a number field, and `undefined` goes back to `initValue`.
   */
  get valueAsNumber(): number {
    const {typedValue} = this;
    return typeof typedValue === 'number' ? typedValue : NaN;
  }
  set valueAsNumber(number: number | null | undefined) {
    this.value = number;
  }

  /** The text, as the rules see it. A number field gives them a number, or null if it is empty. */
  get typedValue(): string | number | null {
    return this.#isNumber ? parseNumber(this.value) : this.value;
  }

  /** Selects the whole text. */
  select(): void {
    (this[renderedControl] as HTMLInputElement | null)?.select();
  }

  protected [formValue](): string {
    return this.value;
  }

  protected [resetToInitial](): void {
    this.#given = undefined;
    this.#clearBadInput();
  }

  protected [restoreValue](state: unknown): void {
    if (typeof state === 'string') this.value = state;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('type')) this[hasBadInput] = false;
    if (this.#wanted !== '' && this.value === '' && this.#isNumber)
      this[warn](`value must be a number, not ${JSON.stringify(this.#wanted)}; the field is left empty.`);
  }

  protected [constraintIssue](): Issue | null {
    const {value, required, pattern, min, max, step} = this;
    const type = this.#nativeType;
    if (this[hasBadInput] && this.#isNumber) return {code: 'notANumber'};
    return (
      nativeIssue({type, value, initValue: this.#startValue, required, pattern, min, max, step}) ??
      (this.#isNumber ? null : checkLength(value, this))
    );
  }

  get #wanted(): string {
    if (this.#given === null && this.#isNumber) return '';
    return String(this.#given ?? this.initValue ?? '');
  }

  /** Where the steps of a number field start if it has no `min`. */
  get #startValue(): string {
    return this.#sanitize(String(this.initValue ?? ''));
  }

  #sanitize(text: string): string {
    return sanitizeValue(this.#nativeType, text);
  }

  get #isNumber(): boolean {
    return this.#nativeType === 'number';
  }

  get #nativeType(): TextInputType {
    if (TYPES.includes(this.type)) return this.type;
    this[warn](`type must be one of ${TYPES.join(', ')}, not "${String(this.type)}"; it is shown as text.`);
    return 'text';
  }

  protected [renderControl](): TemplateResult {
    return html`
      <div part="box" class="box" @pointerdown=${this.#focusControl}>
        <slot name="prefix"></slot>
        <input
          part="control"
          id="control"
          type=${this.#nativeType}
          name=${this.name || nothing}
          placeholder=${this.placeholder || nothing}
          autocomplete=${this.autocomplete || nothing}
          minlength=${this.minLength ?? nothing}
          maxlength=${this.maxLength ?? nothing}
          min=${this.min ?? nothing}
          max=${this.max ?? nothing}
          step=${this.step ?? nothing}
          ?required=${this.required}
          ?readonly=${this.readOnly}
          ?disabled=${this[isDisabled]}
          .defaultValue=${this.#isNumber ? this.#startValue : ''}
          .value=${live(this.value)}
          aria-label=${this.label ? nothing : this[effectiveLabel] || nothing}
          aria-invalid=${this[shownIssue] === null ? 'false' : 'true'}
          aria-describedby="hint message"
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @keydown=${this.#handleKeydown}
        />
        <slot name="suffix"></slot>
      </div>
    `;
  }

  /** A press on the frame or on a prefix goes to the text, as on a native field. */
  #focusControl(event: PointerEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    this.focus();
  }

  /** Bad input starts before and ends after the new value, so that rules see each edit once. */
  #handleInput(event: Event): void {
    const {value, validity} = event.target as HTMLInputElement;
    const old = this.value;
    this[hasBadInput] ||= validity.badInput;
    this.#given = value;
    this[isDirty] = true;
    this.requestUpdate('value', old);
    this[hasBadInput] = validity.badInput;
  }

  /** The browser keeps showing bad input, because the value is `''` before and after. */
  #clearBadInput(): void {
    if (!this[hasBadInput]) return;
    this[hasBadInput] = false;
    (this[control] as HTMLInputElement).value = '';
  }

  #handleChange(): void {
    sendChange(this);
  }

  #handleKeydown(event: KeyboardEvent): void {
    submitOnEnter(event, this.form);
  }
}
