import {switchTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {CheckableElement} from '../../base/checkable-element.js';
import type {Issue} from '../../core/validation/index.js';
import {switchStyles} from './switch.styles.js';
import {messageOf} from '../../base/members.js';

/**
 * A switch with its label, hint, and validation message. The label names the setting, and does not change with the
 * state (ARIA Authoring Practices, "Switch"). A required switch must be on.
 *
 * @tag lc-switch
 * @attr {boolean} checked - Whether it is on initially and after a reset, like in HTML.
 * @fires {Event} input - Sent when the user switches it on or off.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The box with control, label, hint, and message.
 * @csspart control - The native `<input>`: the track. Its `::before` is the thumb.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required switch.
 * @csspart hint - The help text.
 * @csspart message - The validation message.
 * @cssprop --lc-switch-border-color - Color of the border and thumb while it is off.
 * @cssprop --lc-switch-color - Background color of the track while it is on.
 * @cssprop --lc-switch-color-hover - Background color of the track under the pointer while it is on.
 * @cssprop --lc-switch-thumb-color - Color of the thumb while it is on.
 * @cssstate checked - The switch is on.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcSwitch extends CheckableElement {
  static override styles = switchStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...switchTexts};

  protected static override readonly inputRole = 'switch';

  /** Rules report that the value must be true. For a switch, the message says "on". */
  override [messageOf](issue: Issue): string {
    return super[messageOf](issue.code === 'mustBeTrue' ? {code: 'mustBeOn'} : issue);
  }
}
