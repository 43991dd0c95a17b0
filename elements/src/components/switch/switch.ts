import type {PropertyValues, TemplateResult} from 'lit';
import {switchTexts} from '../../core/localization/english.js';
import type {Terms} from '../../core/localization/index.js';
import {property} from '../../base/attributes/property.js';
import {booleanAttribute, checkValueIsText, CheckedValue, presence} from '../../base/checked-value.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {NativeCheckbox} from '../../base/native-checkbox.js';
import {textOrObject} from '../../base/attributes/converters.js';
import type {Issue} from '../../core/validation/index.js';
import {switchStyles} from './switch.styles.js';
import {controlValue, messageOf, renderControl, renderedControl, setState, warn} from '../../base/members.js';

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
export class LcSwitch extends FormControlElement<boolean> {
  static override styles = switchStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...switchTexts};

  protected static override readonly attributeAliases = {checked: 'init-value'};

  /**
   * Whether it is on initially and after a reset. `undefined` and null mean false. Same as the `checked` attribute.
   * `init-value="false"` is false.
   */
  @property({attribute: 'init-value', converter: booleanAttribute})
  initValue: boolean | null | undefined = false;

  /** The value to submit while it is on. Otherwise, nothing is submitted. Default `'on'`. */
  @property({converter: textOrObject}) value: string | null | undefined = 'on';

  readonly #native = new NativeCheckbox(this, () => this[renderedControl]);

  protected readonly [controlValue] = new CheckedValue(this);

  /** Whether it is on. Setting it sends no event. `undefined` and null reset it to `initValue`. */
  @property({attribute: false})
  get checked(): boolean {
    return this[controlValue].typed;
  }
  set checked(checked: boolean | null | undefined) {
    this[controlValue].set(checked);
  }

  /** The value that is checked by the rules: true or false, never undefined, even for a pristine switch. */
  override get typedValue(): boolean {
    return this.checked;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, name === 'checked' ? presence(value) : value);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('checked', this.checked);
    if (changed.has('value')) checkValueIsText(this.value, message => this[warn](message));
  }

  /** Rules report that the value must be true. For a switch, the message says "on". */
  protected override [messageOf](issue: Issue): string {
    return super[messageOf](issue.code === 'mustBeTrue' ? {code: 'mustBeOn'} : issue);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    return this.#native.render(state, 'switch');
  }
}
