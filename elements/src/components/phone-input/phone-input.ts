import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {updateLocalized} from '../../controllers/localize.controller.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {phoneInputTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/terms.js';
import {countryOptions} from '../../core/phone/country-options.js';
import {phoneHooks, phoneNumbers, type PhoneNumbers} from '../../core/phone/phone-numbers.js';
import type {PhoneProblem} from '../../core/phone/read-phone.js';
import {rememberLast} from '../../core/remember-last.js';
import {authoredIssue, type Issue} from '../../core/validation/issue.js';
import {passChange} from '../../dom/events.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import {isTypedAtEnd, replaceTyped} from '../../dom/replace-typed.js';
import {hasSelectList} from '../select/list-slot.js';
import {phoneInputStyles} from './phone-input.styles.js';
import {PhoneValue} from './phone-value.js';
import {
  controlValue,
  effectiveLabel,
  localize,
  renderControl,
  renderedControl,
  warn,
} from '../../base/members.js';

export type {ParsedPhoneNumber, PhoneNumbers} from '../../core/phone/phone-numbers.js';

/**
 * A field for a phone number, with its label, hint, and validation message. Its value is the number in the format of E.164,
 * such as `+4930123456`.
 *
 * With `setPhoneNumbers` and the package `libphonenumber-js`, users select the country, or type or paste a number with its
 * calling code. Numbers are shown as their country writes them, once the user leaves the field, and while they type at the
 * end. With `import '@life-changers/elements/select-list'`, users can search the countries. Without the package, there is no
 * list of countries, and numbers need `+` and the calling code. Text that is not a number stays as it was typed, and makes the
 * field invalid.
 *
 * There are no flags: Windows has none as emoji, and a flag is not a language.
 *
 * @tag lc-phone-input
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @fires {Event} input - Sent while the user edits, and when they select a country.
 * @fires {Event} change - Sent when the user finishes an edit: on leaving the field, with Enter, or after selecting a country.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart row - The row with the country and the number: the group.
 * @csspart country - The `<lc-select>` for the country.
 * @csspart box - The frame around the number.
 * @csspart control - The native `<input>` of the number.
 * @csspart message - The validation message.
 * @cssprop --lc-phone-input-background - Background color of the frames.
 * @cssprop --lc-phone-input-border-color - Border color of the frames.
 * @cssprop --lc-phone-input-radius - Border radius of the frames.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcPhoneInput extends FormControlElement<string> {
  static override styles = phoneInputStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...phoneInputTexts,
  };

  /** The initial number, also after a reset. Default `''`. Same as the `value` attribute. */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /**
   * The country that is selected until the user selects another one, or enters a number with a calling code: a code of ISO
   * 3166-1, such as `DE`. Default `''`: users select it. Unknown countries warn and are ignored.
   */
  @property({default: ''}) country!: string | null | undefined;

  /** An example shown in the empty field. It does not replace the label. */
  @property({default: ''}) placeholder!: string;

  /** The type of data that the browser may fill in, like in HTML. Default `tel`. */
  @property({default: 'tel'}) autocomplete!: string;

  /** Prevents editing. Users can still read and copy the number. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  readonly #options = rememberLast(({numbers, lang}: {numbers: PhoneNumbers; lang: string}) =>
    countryOptions(numbers, lang),
  );

  readonly [controlValue] = new PhoneValue(this, {
    numbers: phoneNumbers,
    country: () => this.#initialCountry,
    issueOf: problem => this.#issueOf(problem),
  });

  /** Whether the field formats what the user types, which sends `input` again. */
  #isWriting = false;

  constructor() {
    super();
    standInAsTextField(this);
    phoneHooks.update = updateLocalized;
  }

  /**
   * The number in the format of E.164, or the text as it was typed if it is not a number. Setting it sends no event. It
   * accepts numbers as people write them. `undefined` and null reset it to `initValue`.
   */
  @property({attribute: false, hasChanged: () => true})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  /** Selects all text of the number. */
  select(): void {
    (this[renderedControl] as HTMLInputElement | null)?.select();
  }

  /** Focuses the number, or the country if it is missing. */
  override focus(options?: FocusOptions): void {
    this[renderedControl]?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.country && phoneNumbers() && this.#initialCountry === null)
      this[warn](`country must be a code such as "DE", not "${this.country}"; it is ignored.`);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const numbers = phoneNumbers();
    return html`
      <div
        part="row"
        class="row"
        role=${numbers ? 'group' : nothing}
        aria-label=${(numbers && this[effectiveLabel]) || nothing}
        aria-describedby=${numbers ? describedBy(state) : nothing}
      >
        ${numbers ? this.#renderCountry(numbers, state) : nothing}
        <div part="box" class="box">
          <input
            part="control"
            id="control"
            type="tel"
            name=${this.name || nothing}
            placeholder=${this.placeholder || nothing}
            autocomplete=${this.autocomplete || nothing}
            ?required=${state.isRequired}
            ?readonly=${this.readOnly}
            ?disabled=${state.isDisabled}
            .value=${liveState(this[controlValue].shown)}
            aria-invalid=${state.isInvalid}
            aria-label=${state.ariaLabel}
            aria-describedby=${describedBy(state)}
            @blur=${this.#handleBlur}
            @input=${this.#handleInput}
            @change=${this.#handleChange}
            @keydown=${this.#handleKeydown}
          />
        </div>
      </div>
    `;
  }

  #renderCountry(numbers: PhoneNumbers, {isDisabled}: ControlState): TemplateResult {
    const {[localize]: texts} = this;
    const name = texts.term('countryCode');
    return html`<lc-select
      part="country"
      class="country"
      aria-label=${name}
      unselected-option-text=${name}
      ?searchable=${hasSelectList()}
      ?disabled=${isDisabled || this.readOnly}
      .options=${this.#options({numbers, lang: texts.lang})}
      .value=${liveState(this[controlValue].country ?? '')}
      @input=${this.#handleCountry}
    ></lc-select>`;
  }

  get #initialCountry(): string | null {
    const country = this.country?.toUpperCase();
    return country && phoneNumbers()?.getCountries().includes(country) ? country : null;
  }

  #issueOf(problem: PhoneProblem): Issue {
    const {[localize]: texts} = this;
    const label = this[effectiveLabel] || texts.term('thisField');
    if (problem === 'incomplete') return authoredIssue(texts.term('notComplete', label));
    if (problem === 'no-country') return authoredIssue(texts.term('callingCodeMissing', label));
    return authoredIssue(texts.term('notAPhoneNumber', label));
  }

  #handleCountry(event: Event): void {
    const old = this.value;
    this[controlValue].choose((event.target as HTMLElementTagNameMap['lc-select']).value || null);
    this.requestUpdate('value', old);
  }

  #handleInput(event: Event): void {
    const input = event.target as HTMLInputElement;
    if (this.#isWriting) event.stopPropagation();
    else if (isTypedAtEnd(event, input)) this.#format(input);
    const old = this.value;
    this[controlValue].type(input.value);
    if (!input.matches(':focus')) this[controlValue].settle();
    this.requestUpdate('value', old);
  }

  #format(input: HTMLInputElement): void {
    const text = this[controlValue].live(input.value);
    if (text.at(-1) !== input.value.at(-1)) return;
    this.#isWriting = true;
    replaceTyped(input, text);
    this.#isWriting = false;
  }

  #handleBlur(): void {
    this[controlValue].settle();
    this.requestUpdate();
  }

  #handleChange(event: Event): void {
    const {text, shown} = this[controlValue];
    passChange(this, event, isReplaced(event.target!, text) && isReplaced(event.target!, shown));
  }

  #handleKeydown(event: KeyboardEvent): void {
    submitOnEnter(event, this.form);
  }
}
