import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {sendChange} from '../../dom/events.js';
import {OptionsController} from '../../controllers/options.controller.js';
import {Choice, type Option} from '../../core/options/index.js';
import type {Issue} from '../../core/validation/index.js';
import {selectStyles} from './select.styles.js';
import {shownIndex} from './shown-index.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {
  constraintIssue,
  control,
  effectiveLabel,
  formState,
  formValue,
  isDisabled,
  localize,
  renderControl,
  resetToInitial,
  restoreValue,
  shownIssue,
  takeValue,
  warn,
} from '../../base/members.js';

/**
 * A list to choose one option from, with its label, hint and validation message. The list is the browser's own.
 *
 * @tag lc-select
 * @attr {string} value - The same as `init-value`.
 * @slot - The options as `<option>` elements, where the `options` property gives none. They may change at any time.
 * @fires {Event} input - When the user chooses.
 * @fires {Event} change - Right after `input`.
 * @csspart field - The column of label, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required select.
 * @csspart hint - The line of help.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<select>`.
 * @csspart message - The validation message.
 * @cssprop --lc-select-background - Ground of the frame.
 * @cssprop --lc-select-border-color - Colour of the frame's line.
 * @cssprop --lc-select-radius - Radius of the frame's corners.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcSelect extends FormControlElement<string> {
  static override styles = selectStyles;

  protected static override readonly valueProperties = [
    ...FormControlElement.valueProperties,
    ...['options', 'noUnselectedOptionText'],
  ];

  /**
   * The value at the start and after a reset. Default `''`: that of the `<option selected>`, or none. The `value`
   * attribute means the same.
   */
  @property({attribute: 'init-value'}) initValue: string | null | undefined = '';

  /**
   * The text of the empty option, which stands first and is shown while nothing is chosen (spec, section 5). Default
   * null: 'Choose...' in the language of the page. It is left out where an option of the page has the value `''`.
   */
  @property({attribute: 'unselected-option-text'}) unselectedOptionText: string | null | undefined = null;

  /**
   * Whether there is no empty option. Then the first option that is not disabled is chosen at the start, as in HTML.
   * Default false.
   */
  @property({type: Boolean, attribute: 'no-unselected-option-text'}) noUnselectedOptionText = false;

  readonly #options = new OptionsController(this, message => this[warn](message));
  readonly #choice = new Choice({
    options: () => this.options,
    startValue: () => String(this.initValue || this.#options.selected),
    optionFor: value => this.#rows[shownIndex(value, this.#rows)],
  });

  /**
   * What the user can choose from, as `[{text: 'Hello', value: 'hello', disabled: false}]`; as an attribute, JSON.
   * Default: the `<option>` children, also when it is empty. What is no option warns and is left out.
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
   * The value of the option on show. Setting it sends no event; `undefined` or null go back to `initValue`. A value
   * that is no option shows the empty option and is `''`; it is kept, and chosen once an option has it. While there
   * are no options at all they are expected to come, and the value stands.
   */
  @property({attribute: false})
  get value(): string {
    return this.#choice.value;
  }
  set value(value: string | null | undefined) {
    this[takeValue](value ?? undefined, given => this.#choice.give(String(given)));
  }

  /** The value, as the rules see it. */
  get typedValue(): string {
    return this.value;
  }

  protected [formValue](): string | null {
    return this.#choice.submitted;
  }

  /** Not what the form submits: that has no value that is yet to become an option. */
  protected override [formState](): string {
    return this.#choice.wanted;
  }

  protected [restoreValue](state: FormValue): void {
    if (typeof state === 'string') this.value = state;
  }

  protected [resetToInitial](): void {
    this.#choice.clear();
  }

  protected [constraintIssue](): Issue | null {
    return this.#choice.issue(this.required);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // After the options are there, and by index: -1 is the only way to show none of them.
    const select = this[control] as HTMLSelectElement;
    const index = shownIndex(this.#choice.wanted, this.#rows);
    if (select.selectedIndex !== index) select.selectedIndex = index;
  }

  protected [renderControl](): TemplateResult {
    return html`
      <div part="box" class="box">
        <select
          part="control"
          id="control"
          name=${this.name || nothing}
          ?required=${this.required}
          ?disabled=${this[isDisabled]}
          aria-label=${this.label ? nothing : this[effectiveLabel] || nothing}
          aria-invalid=${this[shownIssue] === null ? 'false' : 'true'}
          aria-describedby="hint message"
          @input=${this.#handleInput}
          @change=${this.#handleChange}
        >
          ${this.#rows.map(
            ({text, value, disabled}) => html`
              <option class=${value === '' ? 'unselected' : nothing} .value=${value} ?disabled=${disabled}>
                ${text}
              </option>
            `,
          )}
        </select>
        ${chevronDownIcon()}
      </div>
    `;
  }

  /** The options in the list: the page's own, after the empty one. */
  get #rows(): readonly Option[] {
    const {options, noUnselectedOptionText} = this;
    if (noUnselectedOptionText || options.some(({value}) => value === '')) return options;
    return [
      {text: this.unselectedOptionText ?? this[localize].term('unselectedOption'), value: ''},
      ...options,
    ];
  }

  #handleInput(event: Event): void {
    this.value = this.#rows[(event.target as HTMLSelectElement).selectedIndex]?.value ?? '';
  }

  #handleChange(): void {
    sendChange(this);
  }
}
