import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {textInputTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import type {FormatLike} from '../../core/text-format/find-format.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {property} from '../../base/attributes/property.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {warnUnlessImported} from '../../base/needed-import.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {isServerView} from '../../dom/server-view.js';
import {passChange} from '../../dom/events.js';
import {TextValue, type TextInputType} from './text-value.js';
import {createFormatParts, type FormatParts, type ValueFormat} from './format-slot.js';
import {createPasswordParts, type PasswordParts} from './password-slot.js';
import {textInputStyles} from './text-input.styles.js';
import {
  control,
  controlValue,
  effectiveLabel,
  renderControl,
  renderedControl,
  warn,
} from '../../base/members.js';

export type {FormatLike} from '../../core/text-format/find-format.js';
export type {ReadFormat, ReadText, TextFormat} from '../../core/text-format/text-format.js';
export type {ValueFormat} from './format-slot.js';
export type {TextInputType} from './text-value.js';

const TYPES: readonly string[] = ['text', 'email', 'number', 'password', 'search', 'tel', 'url'];

/**
 * A one-line text field with its label, hint, and validation message.
 *
 * @tag lc-text-input
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @slot prefix - An icon or short text before the text.
 * @slot suffix - An icon, unit, or small button after the text.
 * @slot strength - Your meter for the strength of a password, below the frame.
 * @fires {InputEvent} input - Sent while the user edits.
 * @fires {Event} change - Sent when the user finishes an edit: on leaving the field, or with Enter.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart reveal - The button that shows a password.
 * @csspart caps-lock - The hint that Caps Lock is on, below the frame of a password.
 * @csspart message - The validation message.
 * @cssprop --lc-text-input-background - Background color of the frame.
 * @cssprop --lc-text-input-border-color - Border color of the frame.
 * @cssprop --lc-text-input-radius - Border radius of the frame.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcTextInput extends FormControlElement<string | number | null> {
  static override styles = textInputStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...textInputTexts,
  };

  /** The initial value, also after a reset. Default `''`. Same as the `value` attribute. */
  @property({attribute: 'init-value', default: ''}) initValue!: string | number | null | undefined;

  /**
   * The type of text: `text`, `email`, `number`, `password`, `search`, `tel`, or `url`. Default `text`. Other
   * types warn and fall back to it. Like in HTML, the type limits the value: text has no line breaks, email addresses
   * and URLs have no spaces at the ends either, and the value of a number field is a number or empty.
   */
  @property({default: 'text'}) type!: TextInputType;

  /** An example shown in the empty field. It does not replace the label. */
  @property({default: ''}) placeholder!: string;

  /**
   * Adds a button to a password that shows it, until the form is submitted. It needs
   * `import '@life-changers/elements/password'`, which also shows a hint while Caps Lock is on. Default `false`.
   */
  @property({type: Boolean, default: false}) reveal!: boolean;

  /**
   * The shape of the text: `'iban'`, `'card-number'`, or a pattern in which `0` is a digit, `A` a letter, and `*` either, such
   * as `'00000|00000-0000'` with `|` between two patterns and `\` before a character that stands for itself. As a property,
   * also your own function that reads the text, or an object with it. It needs `import '@life-changers/elements/text-format'`,
   * and the type `text`, `search`, or `tel`. Default null.
   *
   * Users type as they like: with other separators, or none. While they type at the end, separators are added; once they leave
   * the field, it shows the whole format. Text that does not fit stays as it was typed, and makes the field invalid, and so do
   * check digits that do not match. Other values warn and are ignored.
   */
  @property({converter: textOrObject, default: null}) format!: FormatLike | null | undefined;

  /**
   * What the value of a field with a `format` is, and so what the form submits: `raw`, without separators, or `formatted`, as
   * it is shown. Text that does not fit is the value as it was typed. Default `raw`.
   */
  @property({attribute: 'value-format', default: 'raw'}) valueFormat!: ValueFormat;

  /** The type of data that the browser may fill in, such as `'email'` or `'new-password'`, like in HTML. */
  @property({default: ''}) autocomplete!: string;

  /** Prevents editing. Users can still read and copy the text. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  /** The minimum length of the text in UTF-16 code units. Empty text is allowed. */
  @property({type: Number, attribute: 'minlength', default: null}) minLength!: number | null;

  /**
   * The maximum length of the text in UTF-16 code units. Users cannot type more. With a `format`, they can, and the value is
   * invalid.
   */
  @property({type: Number, attribute: 'maxlength', default: null}) maxLength!: number | null;

  /** A regular expression that the whole text must match, like in HTML. */
  @property({default: null}) pattern!: string | null;

  /** The minimum of a number field. */
  @property({default: null}) min!: string | number | null;

  /** The maximum of a number field. */
  @property({default: null}) max!: string | number | null;

  /** The step of a number field. `'any'` allows all numbers. `null` means 1, like in HTML. */
  @property({default: null}) step!: string | number | null;

  readonly [controlValue] = new TextValue(this, {
    type: () => this.#nativeType,
    format: () => this.#formatter,
    clearNative: () => {
      (this[control] as HTMLInputElement).value = '';
    },
  });

  #password: PasswordParts | null = null;
  #format: FormatParts | null = null;

  constructor() {
    super();
    standInAsTextField(this);
  }

  /**
   * The text in the field, limited by its type. Setting it sends no event. `undefined` and null reset it to
   * `initValue`, but null clears a number field. In a number field, text that is not a number warns and becomes `''`.
   * Setting a number field to its own number keeps the text as typed, such as `1.0`. With a `format`, `valueFormat` says what
   * it is; it can be set with or without separators.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].text;
  }
  set value(value: string | number | null | undefined) {
    this[controlValue].set(value);
  }

  /**
   * The value of a number field as a number. `NaN` if it is empty or has another type. Setting it sends no event.
   * `NaN` and null clear a number field, and `undefined` resets it to `initValue`.
   */
  get valueAsNumber(): number {
    const {typedValue} = this;
    return typeof typedValue === 'number' ? typedValue : NaN;
  }
  set valueAsNumber(number: number | null | undefined) {
    this.value = number;
  }

  /** The value that is checked by the rules: the text, or the number (null if empty) of a number field. */
  override get typedValue(): string | number | null {
    return this[controlValue].typed;
  }

  /** Selects all text. */
  select(): void {
    (this[renderedControl] as HTMLInputElement | null)?.select();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {wanted, text, isNumber} = this[controlValue];
    if (this.type === 'password' && !isServerView) this.#addPasswordParts();
    if (this.format && this.#formatter === null)
      warnUnlessImported(
        'format',
        'text-format',
        () => this.#formatter !== null,
        message => this[warn](message),
      );
    if (changed.has('type')) {
      this[controlValue].forgetBadInput();
      this.requestUpdate();
    }
    if (wanted !== '' && text === '' && isNumber)
      this[warn](`value must be a number, not ${JSON.stringify(wanted)}; the field is left empty.`);
  }

  get #nativeType(): TextInputType {
    if (TYPES.includes(this.type)) return this.type;
    this[warn](`type must be one of ${TYPES.join(', ')}, not "${String(this.type)}"; it is shown as text.`);
    return 'text';
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const type = this.#nativeType;
    const password = type === 'password' ? this.#password : null;
    const formatter = this.#formatter;
    const format = formatter?.format;
    // They win over those of the format. Without one, they are set after rendering, because a server does not have them.
    const given = format && this.controlAttributes;
    const text = this[controlValue].given;
    return html`
      <div part="box" class="box" @pointerdown=${this.#focusControl}>
        <slot name="prefix"></slot>
        <input
          part="control"
          id="control"
          type=${password?.isShown ? 'text' : type}
          name=${this.name || nothing}
          placeholder=${this.placeholder || nothing}
          autocomplete=${this.autocomplete || (given?.autocomplete ?? format?.autocomplete ?? nothing)}
          inputmode=${given?.inputmode ?? format?.inputMode ?? nothing}
          autocapitalize=${given?.autocapitalize ?? format?.autocapitalize ?? nothing}
          dir=${format ? (given?.dir ?? 'auto') : nothing}
          minlength=${this.minLength ?? nothing}
          maxlength=${format ? nothing : (this.maxLength ?? nothing)}
          min=${this.min ?? nothing}
          max=${this.max ?? nothing}
          step=${this.step ?? nothing}
          ?required=${state.isRequired}
          ?readonly=${this.readOnly}
          ?disabled=${state.isDisabled}
          .defaultValue=${this[controlValue].isNumber ? this[controlValue].initial : ''}
          .value=${liveState(formatter?.shown(text) ?? text)}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state)}
          @blur=${this.#handleBlur}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @keydown=${this.#handleKeydown}
        />
        <slot name="suffix"></slot>
        ${password?.renderButton(state.isDisabled)}
      </div>
      <slot name="strength"></slot>
      ${password?.renderNotes()}
    `;
  }

  /** A press on the frame or the prefix focuses the text, like in a native field. */
  #focusControl(event: PointerEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    this.focus();
  }

  /** The app may import them after this module. */
  #addPasswordParts(): void {
    this.#password ??= createPasswordParts(this);
    if (this.#password === null && this.reveal)
      warnUnlessImported(
        'reveal',
        'password',
        () => this.#password !== null,
        message => this[warn](message),
      );
  }

  /** What reads and shows a text with a format. The app may import it after this module. */
  get #formatter(): FormatParts | null {
    if (!this.format) return null;
    return (this.#format ??= createFormatParts({
      element: this,
      format: () => this.format,
      valueFormat: () => this.valueFormat,
      type: () => this.#nativeType,
      label: () => this[effectiveLabel],
      warn: (message, cause) => this[warn](message, cause),
    }));
  }

  #handleBlur(): void {
    this.#formatter?.settle();
  }

  #handleInput(event: Event): void {
    this.#formatter?.handleInput(event);
    const {value, validity} = event.target as HTMLInputElement;
    const old = this.value;
    this[controlValue].type(value, validity.badInput);
    this.requestUpdate('value', old);
  }

  #handleChange(event: Event): void {
    passChange(this, event, isReplaced(event.target!, this[controlValue].given));
  }

  #handleKeydown(event: KeyboardEvent): void {
    submitOnEnter(event, this.form);
  }
}
