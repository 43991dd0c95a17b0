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
import {checkboxStyles} from './checkbox.styles.js';
import {
  constraintIssue,
  controlState,
  formState,
  formValue,
  renderControl,
  renderedControl,
  resetToInitial,
  restoreValue,
  setState,
  takeValue,
  warn,
} from '../../base/members.js';

/**
 * A box to check, with its label, hint and validation message. A required one must be checked.
 *
 * @tag lc-checkbox
 * @attr {boolean} checked - Whether it is checked at the start and after a reset, as in HTML.
 * @fires {Event} input - When the user checks or unchecks it.
 * @fires {Event} change - Right after `input`.
 * @csspart field - The grid of control, label, hint and message.
 * @csspart control - The native `<input>`, which is the box; its `::before` is the tick.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required checkbox.
 * @csspart hint - The line of help.
 * @csspart message - The validation message.
 * @cssprop --lc-checkbox-size - Length of the box's sides.
 * @cssprop --lc-checkbox-radius - Radius of the box's corners.
 * @cssprop --lc-checkbox-border-color - Colour of the line around the empty box.
 * @cssprop --lc-checkbox-color - Ground of the checked box.
 * @cssprop --lc-checkbox-color-hover - Ground of the checked box under the pointer.
 * @cssprop --lc-checkbox-tick-color - Colour of the tick.
 * @cssstate checked - It is checked.
 * @cssstate indeterminate - It shows that it is neither checked nor unchecked.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcCheckbox extends FormControlElement<boolean> {
  static override styles = checkboxStyles;

  protected static override readonly valueProperties = checkedProperties;

  protected static override readonly attributeAliases = {checked: 'init-value'};

  /**
   * Whether it is checked at the start and after a reset. Default false; so are `undefined` and null. The `checked`
   * attribute means the same; `init-value="false"` is false.
   */
  @property({attribute: 'init-value', converter: booleanAttribute})
  initValue: boolean | null | undefined = false;

  /** What the form submits while it is checked; it submits nothing while it is not. Default `'on'`, as in HTML. */
  @property({converter: textOrObject}) value: string | null | undefined = 'on';

  /**
   * Whether it shows that it is neither checked nor unchecked, as above a list that is checked in part. It is a look:
   * `checked` decides what is submitted and valid. The user's next toggle ends it. Default false.
   */
  @property({type: Boolean}) indeterminate = false;

  readonly #native = new NativeCheckbox(this, () => this[renderedControl]);

  #checked = false;

  /** Whether it is checked. Setting it sends no event; `undefined` or null go back to `initValue`. */
  @property({attribute: false})
  get checked(): boolean {
    return this.#checked;
  }
  set checked(checked: boolean | null | undefined) {
    this[takeValue](checked ?? undefined, given => (this.#checked = Boolean(given)));
  }

  /** Whether it is checked, as the rules see it: true or false, and never undefined, even when nobody touched it. */
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
    this[setState]('indeterminate', this.indeterminate);
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

  protected [renderControl](): TemplateResult {
    return this.#native.render(this[controlState]);
  }
}
