import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {dateFromPlain, plainDateTime} from '../../core/calendar/index.js';
import {datePartsIn, type DatePart} from '../../core/dates/date-parts.js';
import {dateFieldsTexts} from '../../core/localization/english/dates.js';
import type {Terms} from '../../core/localization/terms.js';
import {passChange} from '../../dom/events.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import type {DateInput} from '../date-time-picker/value/date-input.js';
import {DateFieldsValue} from './date-fields-value.js';
import {dateFieldsStyles} from './date-fields.styles.js';
import {
  control,
  controlValue,
  effectiveLabel,
  internals,
  localize,
  renderControl,
  renderField,
  renderNow,
  setState,
  validityAnchor,
  warn,
} from '../../base/members.js';

export type {DateInput} from '../date-time-picker/value/date-input.js';

/** What shows that the date is not valid. */
interface ShownResult {
  readonly message: string;
  readonly marked: readonly DatePart[];
}

const NO_RESULT: ShownResult = {message: '', marked: []};

/**
 * Three text fields for a date that people know by heart, such as a birthday, with a label, hint, and validation message:
 * day, month, and year, in the order of the page's language.
 *
 * The month may also be typed as a name. The year is Gregorian and needs four digits. The focus never moves by itself, and nothing is
 * rewritten. Text that is not a date stays as typed, and makes the control invalid. While the user types, its message stays
 * as it is, until the focus leaves the three fields.
 *
 * For dates that people look up, such as an appointment, use a date picker.
 *
 * @tag lc-date-fields
 * @attr {string} value - The same as `init-value`.
 * @fires {InputEvent} input - Sent while the user edits.
 * @fires {Event} change - Sent when the user finishes an edit: on leaving one of the fields, or with Enter.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required control.
 * @csspart hint - The help text.
 * @csspart fields - The row of fields: the group.
 * @csspart part-label - The label of a field.
 * @csspart control - The native `<input>` of each field.
 * @csspart day - The native `<input>` of the day.
 * @csspart month - The native `<input>` of the month.
 * @csspart year - The native `<input>` of the year.
 * @csspart message - The validation message.
 * @cssprop --lc-date-fields-background - Background color of the fields.
 * @cssprop --lc-date-fields-border-color - Border color of the fields.
 * @cssprop --lc-date-fields-radius - Border radius of the fields.
 * @cssstate filled - The fields have a date.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcDateFields extends FormControlElement<string> {
  static override styles = dateFieldsStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...dateFieldsTexts,
  };

  /**
   * The initial date, also after a reset: `yyyy-MM-dd`, or a `Date` in local time. Default `''`. Invalid dates warn and are
   * ignored. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', converter: textOrObject, default: ''}) initValue!: DateInput;

  /** The first valid day: `yyyy-MM-dd`, or a `Date` in local time. Default null: no limit. Invalid dates warn and are ignored. */
  @property({attribute: 'min', converter: textOrObject, default: null}) minDate!: DateInput;

  /** The last valid day, like `minDate`. */
  @property({attribute: 'max', converter: textOrObject, default: null}) maxDate!: DateInput;

  /**
   * `bday` lets the browser fill in the birthday of the user, also after a section as in HTML, such as `section-child bday`.
   * By default, the browser fills in nothing. `off` also keeps the date out of drafts. Other values warn and count as `off`.
   */
  @property({default: ''}) autocomplete!: string;

  /** Prevents editing. Users can still read and copy the date. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  readonly [controlValue] = new DateFieldsValue(this, {
    lang: () => this[localize].lang,
    label: () => this[effectiveLabel] || this[localize].term('thisField'),
    term: (key, ...args) => this[localize].term(key, ...args),
    warn: message => this[warn](message),
  });

  /** What is shown now. */
  #shown = NO_RESULT;

  /** What was shown when the user began to type. It stays, because a date that is not complete yet is not a mistake. */
  #before = NO_RESULT;

  constructor() {
    super();
    standInAsTextField(this);
    // Sent after an attempt to submit: by the browser, and by a form that focuses its first invalid control.
    for (const type of ['invalid', 'lc-reveal']) this.addEventListener(type, () => this.#showResult());
  }

  /**
   * The date as `yyyy-MM-dd`; `''` if the fields are empty, or if their text is not a date. Setting it sends no event.
   * `undefined` and null reset it to `initValue`. It accepts everything that `initValue` accepts. The date that the fields have
   * stays as typed, such as `05` or `May`.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: DateInput) {
    this[controlValue].set(value);
  }

  /** The start of the day as a local `Date`, or null. Setting it sends no event. Null clears the fields. */
  get valueAsDate(): Date | null {
    const {date} = this[controlValue];
    return date === null ? null : dateFromPlain(plainDateTime(date));
  }
  set valueAsDate(date: Date | null | undefined) {
    this.value = date === null ? '' : date;
  }

  /** Focuses the first field, or the first one that is wrong. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this[validityAnchor]?.focus(options);
  }

  override get [validityAnchor](): HTMLElement | null {
    const [wrong] = this[controlValue].wrongParts;
    if (wrong === undefined) return this[control];
    return this.shadowRoot?.querySelector<HTMLElement>(`.${wrong}`) ?? null;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#isQuiet) this[setState]('invalid', this.#before.message !== '');
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    const message = this.#isQuiet ? this.#before.message : parts.message;
    this.#shown = {...this.#shown, message};
    return groupField({...parts, message});
  }

  /** Another language moves the fields: what a user enters before the page hydrates must stay in its field. */
  protected [renderControl](state: ControlState): TemplateResult {
    const {lang} = this[localize];
    const {wrongParts} = this[controlValue];
    const parts = datePartsIn({lang});
    const wrong = wrongParts.length > 0 ? wrongParts : parts;
    const marked = this.#isQuiet ? this.#before.marked : state.isInvalid ? wrong : [];
    this.#shown = {...this.#shown, marked};
    return html`
      <div
        part="fields"
        class="fields"
        role="group"
        aria-labelledby=${this.label ? 'label' : nothing}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state)}
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
        @focusout=${this.#handleFocusout}
      >
        ${repeat(
          parts,
          part => part,
          (part, index) =>
            this.#renderPart(part, index === 0 ? 'control' : part, {
              ...state,
              isInvalid: marked.includes(part),
              ariaLabel: nothing,
              hasHint: false,
            }),
        )}
      </div>
    `;
  }

  #renderPart(part: DatePart, id: string, state: ControlState): TemplateResult {
    const {[localize]: texts, [controlValue]: value} = this;
    const labels = {day: texts.term('day'), month: texts.term('month'), year: texts.term('year')};
    return html`
      <div>
        <label part="part-label" class="part-label" for=${id}>${labels[part]}</label>
        <input
          part=${`control ${part}`}
          id=${id}
          class=${`control ${part}${state.isInvalid ? ' is-wrong' : ''}`}
          type="text"
          name=${part}
          inputmode="numeric"
          autocomplete=${this.#autocompleteOf(part)}
          spellcheck="false"
          ?required=${state.isRequired}
          ?readonly=${this.readOnly}
          ?disabled=${state.isDisabled}
          .value=${liveState(value.texts[part])}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state)}
        />
      </div>
    `;
  }

  /** Whether the result of the current text does not show yet. A message of the app does. */
  get #isQuiet(): boolean {
    return this[controlValue].isEditing && !this[internals].validity.valid && !this.error;
  }

  #autocompleteOf(part: DatePart): string {
    const {autocomplete} = this;
    if (/(^|\s)bday$/.test(autocomplete)) return `${autocomplete}-${part}`;
    if (autocomplete && autocomplete !== 'off')
      this[warn](
        `autocomplete must be bday, with or without a section, or off, not "${autocomplete}"; it is off.`,
      );
    return 'off';
  }

  #handleInput({target}: Event): void {
    const {[controlValue]: value, value: old} = this;
    const {name, value: text} = target as HTMLInputElement;
    if (!value.isEditing) this.#before = this[internals].validity.valid ? NO_RESULT : this.#shown;
    value.type(name as DatePart, text);
    this.requestUpdate('value', old);
    // Different text can have the same value.
    this.requestUpdate();
  }

  #handleChange(event: Event): void {
    const {name} = event.target as HTMLInputElement;
    passChange(this, event, isReplaced(event.target!, this[controlValue].texts[name as DatePart]));
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing) this.#showResult();
    submitOnEnter(event, this.form);
  }

  #handleFocusout({currentTarget, relatedTarget}: FocusEvent): void {
    if (!(currentTarget as Element).contains(relatedTarget as Node | null)) this.#showResult();
  }

  /** Shows the result. */
  #showResult(): void {
    this[controlValue].endEdit();
    this.requestUpdate();
  }
}
