import type {nothing, TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {RadioGroup} from '../../base/radio-group.js';
import type {Option} from '../../core/options/index.js';
import type {Issue} from '../../core/validation/index.js';
import {radioButtonStyles} from './radio-button.styles.js';
import {
  constraintIssue,
  controlState,
  formState,
  formValue,
  renderControl,
  renderLabel,
  renderNow,
  resetToInitial,
  restoreValue,
  takeValue,
  validityAnchor,
  warn,
} from '../../base/members.js';

/**
 * One group of radio buttons, of which the user chooses one, with its label, hint and validation message.
 *
 * @tag lc-radio-button
 * @attr {string} value - The same as `init-value`, as in HTML.
 * @slot - The options as `<option>` elements, where the `options` property gives none. They may change at any time.
 * @fires {Event} input - When the user chooses another option.
 * @fires {Event} change - Right after `input`.
 * @csspart field - The column of label, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required group.
 * @csspart hint - The line of help.
 * @csspart control - The `<fieldset>` around the options, which is the radio group.
 * @csspart option - An option: the radio and its text.
 * @csspart chosen - The option that is chosen.
 * @csspart radio - The native `<input>`, which is the circle; its `::before` is the dot.
 * @csspart option-text - The text of an option.
 * @csspart message - The validation message.
 * @cssprop --lc-radio-button-gap - Distance between two options.
 * @cssprop --lc-radio-button-size - Diameter of the circle.
 * @cssprop --lc-radio-button-color - Colour of the chosen circle and its dot.
 * @cssprop --lc-radio-button-border-color - Colour of the line of a circle that is not chosen.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcRadioButton extends FormControlElement<string> {
  static override styles = radioButtonStyles;

  protected static override readonly valueProperties = [...FormControlElement.valueProperties, 'options'];

  /**
   * The value at the start and after a reset. Default `''`: that of the `<option selected>`, or none. The `value`
   * attribute means the same, as in HTML.
   */
  @property({attribute: 'init-value'}) initValue: string | null | undefined = '';

  readonly #radios = new RadioGroup(this, message => this[warn](message));

  /**
   * The value of the chosen option; `''` when none is. Setting it sends no event; `undefined` or null go back to
   * `initValue`. A value that is no option chooses none and is `''`; it is kept, and chosen once an option has it. While
   * there are no options at all they are expected to come, and the value stands.
   */
  @property({attribute: false})
  get value(): string {
    return this.#radios.choice.value;
  }
  set value(value: string | null | undefined) {
    this[takeValue](value ?? undefined, given => this.#radios.choice.give(String(given)));
  }

  /**
   * What the user can choose from, as `[{text: 'Hello', value: 'hello', disabled: false}]`; as an attribute, JSON.
   * Default: the `<option>` children, also when it is empty. What is no option warns and is left out.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#radios.options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#radios.options.give(options);
  }

  /** The value, as the rules see it. */
  get typedValue(): string {
    return this.value;
  }

  /** Focuses the chosen option, or else the first one that is not disabled. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.#radios.tabStop?.focus(options);
  }

  protected [formValue](): string | null {
    return this.#radios.choice.submitted;
  }

  /** Not what the form submits: that has no value that is yet to become an option. */
  protected override [formState](): string {
    return this.#radios.choice.wanted;
  }

  protected [resetToInitial](): void {
    this.#radios.choice.clear();
  }

  protected [restoreValue](state: FormValue): void {
    if (typeof state === 'string') this.value = state;
  }

  protected [constraintIssue](): Issue | null {
    return this.#radios.choice.issue(this.required);
  }

  protected override get [validityAnchor](): HTMLElement | null {
    return this.#radios.tabStop;
  }

  protected override [renderLabel](): TemplateResult | typeof nothing {
    return this.#radios.renderLabel();
  }

  protected [renderControl](): TemplateResult {
    return this.#radios.render(this[controlState]);
  }
}
