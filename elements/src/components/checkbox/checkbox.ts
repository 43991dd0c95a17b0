import type {PropertyValues} from 'lit';
import {checkboxTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {property} from '../../base/attributes/property.js';
import {CheckableElement} from '../../base/checkable-element.js';
import {checkboxStyles} from './checkbox.styles.js';
import {setState} from '../../base/members.js';

/**
 * A checkbox with its label, hint, and validation message. A required checkbox must be checked.
 *
 * @tag lc-checkbox
 * @attr {boolean} checked - Whether it is checked initially and after a reset, like in HTML.
 * @fires {Event} input - Sent when the user checks or unchecks it.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The box with control, label, hint, and message.
 * @csspart control - The native `<input>`: the box. Its `::before` is the check mark.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required checkbox.
 * @csspart hint - The help text.
 * @csspart message - The validation message.
 * @cssprop --lc-checkbox-size - Side length of the box.
 * @cssprop --lc-checkbox-radius - Border radius of the box.
 * @cssprop --lc-checkbox-border-color - Border color of the unchecked box.
 * @cssprop --lc-checkbox-color - Background color of the checked box.
 * @cssprop --lc-checkbox-color-hover - Background color of the checked box under the pointer.
 * @cssprop --lc-checkbox-tick-color - Color of the check mark.
 * @cssstate checked - The checkbox is checked.
 * @cssstate indeterminate - The checkbox is shown as neither checked nor unchecked.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcCheckbox extends CheckableElement {
  static override styles = checkboxStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...checkboxTexts};

  /**
   * Shows the checkbox as neither checked nor unchecked, such as above a list that is partly checked. It changes only
   * the look: `checked` determines what is submitted and whether it is valid. It ends when the user toggles the
   * checkbox.
   */
  @property({type: Boolean, default: false}) indeterminate!: boolean;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('indeterminate', this.indeterminate);
  }
}
