import type {PropertyValues, TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {
  booleanAttribute,
  checkValueIsText,
  checkedProperties,
  keptChecked,
  presence,
  requireChecked,
  submittedValue,
  wasChecked,
} from '../../base/checkedness.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {NativeCheckbox} from '../../base/native-checkbox.js';
import {textOrObject} from '../../base/attributes/converters.js';
import type {Issue} from '../../core/validation/index.js';
import {switchStyles} from './switch.styles.js';
import {
  constraintIssue,
  controlState,
  formState,
  formValue,
  messageOf,
  renderControl,
  renderedControl,
  resetToInitial,
  restoreValue,
  setState,
  takeValue,
  warn,
} from '../../base/members.js';

/**
 * A switch that is on or off, with its label, hint and validation message. Its label names what it switches and never
 * changes with its state (ARIA practices, "switch"). A required one must be on.
 *
 * @tag lc-switch
 * @attr {boolean} checked - Whether it is on at the start and after a reset, as in HTML.
 * @fires {Event} input - When the user switches it on or off.
 * @fires {Event} change - Right after `input`.
 * @csspart field - The grid of control, label, hint and message.
 * @csspart control - The native `<input>`, which is the track; its `::before` is the thumb.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required switch.
 * @csspart hint - The line of help.
 * @csspart message - The validation message.
 * @cssprop --lc-switch-border-color - Colour of line and thumb while it is off.
 * @cssprop --lc-switch-color - Ground of the track while it is on.
 * @cssprop --lc-switch-color-hover - Ground of the track under the pointer while it is on.
 * @cssprop --lc-switch-thumb-color - Colour of the thumb while it is on.
 * @cssstate checked - It is on.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcSwitch extends FormControlElement<boolean> {
  static override styles = switchStyles;

  protected static override readonly valueProperties = checkedProperties;

  protected static override readonly attributeAliases = {checked: 'init-value'};

  /**
   * Whether it is on at the start and after a reset. Default false; so are `undefined` and null. The `checked`
   * attribute means the same; `init-value="false"` is false.
   */
  @property({attribute: 'init-value', converter: booleanAttribute})
  initValue: boolean | null | undefined = false;

  /** What the form submits while it is on; it submits nothing while it is off. Default `'on'`, as in HTML. */
  @property({converter: textOrObject}) value: string | null | undefined = 'on';

  readonly #native = new NativeCheckbox(this, () => this[renderedControl]);

  #checked = false;

  /** Whether it is on. Setting it sends no event; `undefined` or null go back to `initValue`. */
  @property({attribute: false})
  get checked(): boolean {
    return this.#checked;
  }
  set checked(checked: boolean | null | undefined) {
    this[takeValue](checked ?? undefined, given => (this.#checked = Boolean(given)));
  }

  /** Whether it is on, as the rules see it: true or false, and never undefined, even when nobody touched it. */
  get typedValue(): boolean {
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

  protected [formValue](): string | null {
    return submittedValue(this.checked, this.value);
  }

  protected override [formState](): string {
    return keptChecked(this.checked);
  }

  protected [restoreValue](state: FormValue): void {
    this.checked = wasChecked(state);
  }

  protected [resetToInitial](): void {
    this.#checked = Boolean(this.initValue);
  }

  protected [constraintIssue](): Issue | null {
    return requireChecked(this);
  }

  /** A switch is on or off; rules that want true say so of it too. */
  protected override [messageOf](issue: Issue): string {
    return super[messageOf](issue.code === 'mustBeTrue' ? {code: 'mustBeOn'} : issue);
  }

  protected [renderControl](): TemplateResult {
    return this.#native.render(this[controlState], 'switch');
  }
}
