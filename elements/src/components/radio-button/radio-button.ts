import type {TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {RadioGroup} from '../../base/radio-group.js';
import type {Option} from '../../core/options/index.js';
import {radioButtonStyles} from './radio-button.styles.js';
import {
  controlValue,
  renderControl,
  renderLabel,
  renderNow,
  validityAnchor,
  warn,
} from '../../base/members.js';

/**
 * A group of radio buttons for selecting one option, with its label, hint, and validation message.
 *
 * @tag lc-radio-button
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @slot - Options as `<option>` elements, if `options` is not set. They can change at any time.
 * @fires {Event} input - Sent when the user selects another option.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required group.
 * @csspart hint - The help text.
 * @csspart control - The `<fieldset>` around the options: the radio group.
 * @csspart option - An option: the radio and its text.
 * @csspart chosen - The selected option.
 * @csspart radio - The native `<input>`: the circle. Its `::before` is the dot.
 * @csspart option-text - The text of an option.
 * @csspart message - The validation message.
 * @cssprop --lc-radio-button-gap - Gap between options.
 * @cssprop --lc-radio-button-size - Diameter of the circle.
 * @cssprop --lc-radio-button-color - Color of the selected circle and its dot.
 * @cssprop --lc-radio-button-border-color - Border color of unselected circles.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcRadioButton extends FormControlElement<string> {
  static override styles = radioButtonStyles;

  /**
   * The initial value, also after a reset. Default `''`: the value of the `<option selected>`, if there is one. Same
   * as the `value` attribute.
   */
  @property({attribute: 'init-value'}) initValue: string | null | undefined = '';

  readonly #radios = new RadioGroup(this, message => this[warn](message));

  protected readonly [controlValue] = this.#radios.choice;

  /**
   * The value of the selected option, or `''`. Setting it sends no event. `undefined` and null reset it to
   * `initValue`. A value that is not an option counts as `''` and selects none. If options load later, the value is
   * kept and selected once its option arrives. If there are no options at all, the value counts.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  /**
   * The options, such as `[{text: 'Hello', value: 'hello', disabled: false}]`. As an attribute, JSON. They replace
   * the `<option>` children, even if the list is empty. Invalid options warn and are ignored.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#radios.options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#radios.options.set(options);
  }

  /** Focuses the selected option, or else the first one that is not disabled. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.#radios.tabStop?.focus(options);
  }

  protected override get [validityAnchor](): HTMLElement | null {
    return this.#radios.tabStop;
  }

  protected override [renderLabel](isMarked: boolean): TemplateResult {
    return this.#radios.renderLabel(isMarked);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    return this.#radios.render(state);
  }
}
