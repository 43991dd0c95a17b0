import {RadioGroupElement} from '../../base/radio-group-element.js';
import {radioButtonStyles} from './radio-button.styles.js';

/**
 * A group of radio buttons for selecting one option, with its label, hint, and validation message.
 *
 * @tag lc-radio-button
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
 * @csspart option - An option: the radio and its text.
 * @csspart chosen - The selected option.
 * @csspart radio - The native `<input>`: the circle. Its `::before` is the dot.
 * @csspart option-text - The text of an option, with its description.
 * @csspart option-description - The second line of an option.
 * @csspart option-suffix - The text at the end of an option.
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
export class LcRadioButton extends RadioGroupElement {
  static override styles = radioButtonStyles;
}
