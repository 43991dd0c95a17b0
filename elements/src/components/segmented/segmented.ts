import {RadioGroupElement} from '../../base/radio-group-element.js';
import {segmentedStyles} from './segmented.styles.js';

/**
 * One of a few short options, in one row, for example the view of a list. It is a radio group (ARIA Authoring Practices, "Radio
 * Group") with its label, hint, and validation message. In a narrow place, the segments wrap. For longer texts, use radio buttons
 * or a select.
 *
 * @tag lc-segmented
 * @summary One of a few short options, in one row.
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @slot - Options as `<option>` elements, if `options` is not set. They can change at any time.
 * @fires {Event} input - Sent when the user selects another option.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required group.
 * @csspart hint - The help text.
 * @csspart control - The `<fieldset>` around the segments: the radio group.
 * @csspart option - A segment.
 * @csspart chosen - The selected segment.
 * @csspart radio - The native `<input>`, which is transparent and covers the segment.
 * @csspart option-text - The text of a segment, with its description.
 * @csspart option-description - The description of a segment, below its text.
 * @csspart option-suffix - The suffix of a segment, such as a count, after its text.
 * @csspart message - The validation message.
 * @cssprop --lc-segmented-background - Background color of the row.
 * @cssprop --lc-segmented-background-chosen - Background color of the selected segment.
 * @cssprop --lc-segmented-border-color - Border color of the row.
 * @cssprop --lc-segmented-color-chosen - Text color of the selected segment.
 * @cssprop --lc-segmented-radius - Border radius of the row.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcSegmented extends RadioGroupElement {
  static override styles = segmentedStyles;
}
