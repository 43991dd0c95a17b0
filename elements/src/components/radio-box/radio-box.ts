import type {PropertyValues, TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {RadioGroupElement} from '../../base/radio-group-element.js';
import {radioBoxStyles} from './radio-box.styles.js';
import {control, renderControl, warn} from '../../base/members.js';

/**
 * A group of boxes for selecting one option, with its label, hint, and validation message. It behaves like a group of
 * radio buttons.
 *
 * @tag lc-radio-box
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @slot - Options as `<option>` elements, if `options` is not set. They can change at any time. `data-description` is the
 *   second line of an option, and `data-suffix` a short text at its end, such as a price.
 * @fires {Event} input - Sent when the user selects another option.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required group.
 * @csspart hint - The help text.
 * @csspart control - The `<fieldset>` around the options: the radio group.
 * @csspart option - A box with its radio and text.
 * @csspart chosen - The selected box.
 * @csspart radio - The native `<input>`: the circle. Its `::before` is the dot.
 * @csspart option-text - The text of a box, with its description.
 * @csspart option-description - The second line of a box.
 * @csspart option-suffix - The text at the end of a box.
 * @csspart message - The validation message.
 * @cssprop --lc-radio-box-gap - Gap between boxes.
 * @cssprop --lc-radio-box-min-width - Minimum width of a box. If a row is too narrow, it has fewer boxes.
 * @cssprop --lc-radio-box-radius - Border radius of the boxes.
 * @cssprop --lc-radio-box-background - Background color of unselected boxes.
 * @cssprop --lc-radio-box-background-chosen - Background color of the selected box.
 * @cssprop --lc-radio-box-border-color - Border color of unselected boxes and their circles.
 * @cssprop --lc-radio-box-color - Color of the selected box's border and circle.
 * @cssprop --lc-radio-box-size - Diameter of the circle.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcRadioBox extends RadioGroupElement {
  static override styles = radioBoxStyles;

  /**
   * The number of boxes per row. There are fewer if they do not fit. Invalid values (not a whole number of at least
   * 1) warn and fall back to 1.
   */
  @property({type: Number, attribute: 'boxes-per-row'}) boxesPerRow: number | null | undefined = 1;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // Most numbers have a rule, for server-rendered pages. A strict content security policy blocks a `style` attribute.
    if (changed.has('boxesPerRow')) this[control]?.style.setProperty('--_columns', String(this.#columns));
  }

  get #columns(): number {
    const columns = this.boxesPerRow ?? 1;
    if (Number.isInteger(columns) && columns > 0) return columns;
    this[warn](`boxesPerRow must be a whole number of at least 1, not ${String(columns)}; 1 is used.`);
    return 1;
  }

  protected override [renderControl](state: ControlState): TemplateResult {
    return super[renderControl](state, this.#columns);
  }
}
