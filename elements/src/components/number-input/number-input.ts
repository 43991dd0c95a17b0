import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {numberInputTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {NumberText} from '../../core/number/number-text.js';
import {rememberLast} from '../../core/remember-last.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {sendInput} from '../../dom/events.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {keepFocus} from '../../dom/focus.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import {isServerView} from '../../dom/server-view.js';
import {minusIcon, plusIcon} from '../../icons/icons.js';
import {NumberEdit} from './number-edit.js';
import {NumberValue, type NumberLike} from './number-value.js';
import {numberInputStyles} from './number-input.styles.js';
import {
  control,
  controlValue,
  effectiveLabel,
  isDisabled,
  localize,
  renderControl,
  renderNow,
  renderedControl,
  warn,
} from '../../base/members.js';

/**
 * A field for a number, with its label, hint, and validation message. It reads and shows numbers in the language of the
 * page, with a currency or unit, and keeps every digit.
 *
 * The arrow keys change the number by one step, Page Up and Page Down by ten steps, and Home and End go to `min` and `max`.
 * The mouse wheel does nothing. Text that is not a number stays as the user typed it, and makes the field invalid.
 *
 * @tag lc-number-input
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @slot prefix - An icon or short text before the number.
 * @slot suffix - An icon or short text after the number.
 * @fires {Event} input - Sent while the user edits, and for every step.
 * @fires {Event} change - Sent when the user finishes an edit: on leaving the field, with Enter, or after a step.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart steppers - The two buttons.
 * @csspart decrease - The button that decreases the number.
 * @csspart increase - The button that increases the number.
 * @csspart message - The validation message.
 * @cssprop --lc-number-input-background - Background color of the frame.
 * @cssprop --lc-number-input-border-color - Border color of the frame.
 * @cssprop --lc-number-input-radius - Border radius of the frame.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcNumberInput extends FormControlElement<number | null> {
  static override styles = numberInputStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...numberInputTexts,
  };

  /** The initial value, also after a reset: a number, or its text in HTML. Same as the `value` attribute. */
  @property({attribute: 'init-value', default: ''}) initValue!: string | number | null | undefined;

  /**
   * How the number is written: options of `Intl.NumberFormat`, such as `{style: 'currency', currency: 'EUR'}` or
   * `{style: 'percent'}`. As an attribute, JSON. It changes only what users see: the value of 25 % is `0.25`. All digits are
   * shown, even if the format has fewer. Create the object once. Invalid options warn, and the number is shown without them.
   */
  @property({converter: jsonAttribute, default: null}) format!: Intl.NumberFormatOptions | null | undefined;

  /** A unit that `format` does not have, such as `'mg'`. It is shown after the number, and users may type it. */
  @property({attribute: 'measurement-unit', default: ''}) measurementUnit!: string | null | undefined;

  /** The minimum. With 0 or more, phones show only digits. Text that is not a number warns and is ignored. */
  @property({default: null}) min!: string | number | null | undefined;

  /** The maximum. Text that is not a number warns and is ignored. */
  @property({default: null}) max!: string | number | null | undefined;

  /**
   * The distance between valid numbers, counted from `min`, or else from `initValue`, like in HTML. Arrow keys and buttons
   * move by it. `'any'` allows all numbers. If null, numbers may have as many decimals as `format` asks for: 2 for euros, and
   * otherwise none, like in HTML. Keys and buttons then move by 1, or by 1 %. Other values warn and count as null.
   */
  @property({default: null}) step!: string | number | null | undefined;

  /** An example shown in the empty field. It does not replace the label. */
  @property({default: ''}) placeholder!: string;

  /** The type of data that the browser may fill in, such as `'transaction-amount'`, like in HTML. */
  @property({default: ''}) autocomplete!: string;

  /** Prevents editing. Users can still read and copy the number. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  /** Hides the buttons that increase and decrease the number. The keys still work. */
  @property({type: Boolean, attribute: 'hide-steppers', default: false}) hideSteppers!: boolean;

  readonly #textOf = rememberLast(({lang, format, unit}: TextOptions) =>
    this.#createText(lang, format, unit),
  );

  readonly [controlValue] = new NumberValue(this, {
    text: () => {
      const {format, measurementUnit: unit} = this;
      return this.#textOf({lang: this[localize].lang, format, unit});
    },
    warn: message => this[warn](message),
  });

  readonly #edit = new NumberEdit(this, this[controlValue], () => this.#canEdit);

  constructor() {
    super();
    standInAsTextField(this);
  }

  /**
   * The number as exact text in the format of HTML, such as `'-12.50'`; `''` if the field is empty, or if its text is not a
   * number. Setting it sends no event. Null clears the field, and `undefined` resets it to `initValue`. Text that is not a
   * number warns and becomes `''`. Setting the number that the field has keeps the text as typed, such as `1.0`.
   */
  // Another text can have the same value.
  @property({attribute: false, hasChanged: () => true})
  get value(): string {
    return this[controlValue].text;
  }
  set value(value: NumberLike) {
    this[controlValue].set(value);
  }

  /**
   * The nearest binary number; `NaN` if there is none. Beyond about 15 digits, it differs from `value`. Setting it sends no
   * event. `NaN` and null clear the field, and `undefined` resets it to `initValue`.
   */
  get valueAsNumber(): number {
    return this.typedValue ?? NaN;
  }
  set valueAsNumber(number: number | null | undefined) {
    this.value = number;
  }

  /** The value that is checked by the rules: the number, or null if there is none. `value` has all its digits. */
  override get typedValue(): number | null {
    return this[controlValue].typed;
  }

  /** Selects all text. */
  select(): void {
    (this[renderedControl] as HTMLInputElement | null)?.select();
  }

  /** @internal */
  override formResetCallback(): void {
    this.#edit.drop();
    super.formResetCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {wanted, text} = this[controlValue];
    if (wanted !== '' && text === '')
      this[warn](`value must be a number, not ${JSON.stringify(wanted)}; the field is left empty.`);
  }

  /** If all text is selected, as after Tab, it stays selected when its format changes. */
  protected override update(changed: PropertyValues<this>): void {
    const input = this[control] as HTMLInputElement | null;
    const old = input?.value;
    const isSelected = this.#isEditing && input!.selectionStart === 0 && input!.selectionEnd === old!.length;
    super.update(changed);
    if (isSelected && input!.value !== old) input!.select();
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {allowed} = this[controlValue];
    return html`
      <div part="box" class="box" @pointerdown=${this.#focusControl}>
        <slot name="prefix"></slot>
        <input
          part="control"
          id="control"
          type="text"
          dir="auto"
          name=${this.name || nothing}
          inputmode=${allowed.negative ? 'text' : allowed.decimals ? 'decimal' : 'numeric'}
          placeholder=${this.placeholder || nothing}
          autocomplete=${this.autocomplete || nothing}
          ?required=${state.isRequired}
          ?readonly=${this.readOnly}
          ?disabled=${state.isDisabled}
          .value=${liveState(this[controlValue].shown(this.#isEditing))}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state)}
          @focus=${this.#handleFocus}
          @blur=${this.#handleBlur}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @keydown=${this.#handleKeydown}
        />
        <slot name="suffix"></slot>
        ${this.hideSteppers ? nothing : this.#renderSteppers()}
      </div>
      <span class="visually-hidden" aria-live="polite">${this.#edit.announced}</span>
    `;
  }

  /**
   * No tab stops, because the arrow keys do the same. Phones would close their keyboard, or open a menu for a long press, if a
   * press were not prevented.
   */
  #renderSteppers(): TemplateResult {
    const {[localize]: texts, [effectiveLabel]: label} = this;
    const button = (part: string, name: string, steps: number) => html`
      <button
        part=${part}
        class="step"
        type="button"
        tabindex="-1"
        aria-label=${name}
        aria-controls="control"
        ?disabled=${!this.#canEdit || this[controlValue].move(steps) === null}
        @mousedown=${keepFocus}
        @contextmenu=${keepFocus}
        @pointerdown=${(event: PointerEvent) => this.#edit.press(event, steps)}
        @pointerup=${this.#release}
        @pointerleave=${this.#release}
        @pointercancel=${this.#release}
        @click=${(event: MouseEvent) => this.#edit.click(event, steps)}
      >
        ${steps < 0 ? minusIcon() : plusIcon()}
      </button>
    `;
    return html`<div part="steppers" class="steppers">
      ${button('decrease', texts.term('decrease', label), -1)}${button('increase', texts.term('increase', label), 1)}
    </div>`;
  }

  #createText(lang: string, format: unknown, unit: string | null | undefined): NumberText {
    try {
      return new NumberText(lang, Object(format) as Intl.NumberFormatOptions, unit ?? '');
    } catch (cause) {
      this[warn]('format must have options of Intl.NumberFormat; the number is shown without it.', cause);
      return new NumberText(lang, {}, unit ?? '');
    }
  }

  get #canEdit(): boolean {
    return !this.readOnly && !this[isDisabled];
  }

  /** Whether the field shows the text that the user edits instead of the number in its format. */
  get #isEditing(): boolean {
    return !isServerView && !this.readOnly && Boolean(this[control]?.matches(':focus'));
  }

  /** A press on the frame or the prefix focuses the text, like in a native field. */
  #focusControl(event: PointerEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    this.focus();
  }

  /** The text to edit follows with the update, once a script that moves the focus has selected or replaced the text. */
  #handleFocus(): void {
    this.requestUpdate();
  }

  #handleBlur(): void {
    this.#edit.commit();
    this[controlValue].settle();
    this.#edit.announced = '';
    this.requestUpdate();
    this[renderNow]();
  }

  #handleInput({target}: Event): void {
    this.#edit.type((target as HTMLInputElement).value);
  }

  /** Password managers set a text and send nothing else, so `input` comes first. */
  #handleChange({target}: Event): void {
    // It is also sent on leaving, when browsers do not agree on whether the field still has the focus.
    if ([true, false].every(isEditing => isReplaced(target!, this[controlValue].shown(isEditing))))
      sendInput(target!);
    this.#edit.commit();
  }

  #handleKeydown(event: KeyboardEvent): void {
    submitOnEnter(event, this.form);
    this.#edit.handleKey(event);
  }

  #release(): void {
    this.#edit.release();
  }
}

/** What the text of a number depends on. */
interface TextOptions {
  readonly lang: string;
  readonly format: unknown;
  readonly unit: string | null | undefined;
}
