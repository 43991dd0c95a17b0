import {html, type nothing, type TemplateResult} from 'lit';
import {property, query} from 'lit/decorators.js';
import {FocusWithinController} from '../controllers/focus-within.controller.js';
import {StandInController} from '../controllers/stand-in.controller.js';
import {ValidityController} from '../controllers/validity.controller.js';
import {describeIssue, type Issue, type Rules, type ShowValidation} from '../core/validation/index.js';
import {type ControlAttributes, ControlAttributesController} from './field/control-attributes.js';
import {type ControlState, fieldHint, fieldLabel, fieldMessage} from './field/field-parts.js';
import {isTextField} from '../dom/implicit-submission.js';
import {jsonAttribute} from './attributes/json-attribute.js';
import {LcElement} from './lc-element.js';
import {liveAttribute} from './attributes/live-attribute.js';
import {showValidationAttribute} from './attributes/converters.js';
import {
  constraintIssue,
  control,
  controlState,
  effectiveLabel,
  formState,
  formValue,
  internals,
  isDirty,
  isDisabled,
  localize,
  messageOf,
  renderControl,
  renderHint,
  renderLabel,
  renderMessage,
  renderNow,
  renderedControl,
  resetToInitial,
  restoreValue,
  setState,
  shownIssue,
  takeValue,
  validityAnchor,
  warn,
} from './members.js';

const isSettled = Symbol('isSettled');

/** What a control hands to its form: a text, a file, several entries, or null for nothing. */
export type FormValue = string | File | FormData | null;

/**
 * What every form control shares: its part in a form (value, reset, disabled fieldsets, state restore), validation,
 * and the label, hint and message around the control. A subclass holds the value and renders the control.
 *
 * Setting a value property to `undefined` goes back to the start value. So does null, but where the property's own
 * values include null, as a date or a file does: there null means none.
 *
 * The value and its validity are brought up to date at once, in `requestUpdate`, and not at the next update: a form
 * that is read right after a property was set sees the new value.
 */
export abstract class FormControlElement<Value = unknown> extends LcElement {
  /** Makes the element a form control (HTML standard, "form-associated custom elements"). */
  static readonly formAssociated = true;

  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  /** The properties that hold the value; a change of one is a change of the form value. */
  protected static readonly valueProperties: readonly string[] = ['value', 'initValue'];

  /** The properties that decide whether a value is valid. */
  protected static readonly constraintProperties: readonly string[] = ['rules', 'required'];

  protected static override readonly attributeAliases: Record<string, string> = {value: 'init-value'};

  /** The name under which the form submits the value. Default `''`: it is not submitted. */
  @property({hasChanged: () => true}) @liveAttribute(String) name!: string;

  /** Whether the control is switched off: not editable, not submitted, not validated. Default false. */
  @property({type: Boolean}) @liveAttribute(Boolean) disabled!: boolean;

  /** The label above the control; messages name it. Default: none, and an outside `<label>` names the control. */
  @property() label = '';

  /** A line of help under the label. Default: none. */
  @property() hint = '';

  /** Whether the form must not be sent without a value. Default false. */
  @property({type: Boolean, reflect: true}) required = false;

  /**
   * What the value must be: a superstruct `Struct` or any Standard Schema. An empty value is valid if they accept
   * `undefined`. Default: no rules. Anything else warns once and makes the control invalid. Create them once, not at
   * every render: a new object checks the value again.
   */
  @property({attribute: false}) rules: Rules | null | undefined = null;

  /**
   * When the message and the valid or invalid style show: `true` always, `false` never (default), `'submit'` from
   * the first submit attempt of the form until its reset. As an attribute: `show-validation` is `true`,
   * `show-validation="submit"` is `'submit'`.
   */
  @property({attribute: 'show-validation', converter: showValidationAttribute})
  showValidation: ShowValidation = false;

  /**
   * A sentence from elsewhere, as from a server or a form library. It shows at once, whatever `showValidation` says,
   * until it is taken away; what the rules say and show comes before it. It does not keep the form from being sent:
   * only its author knows what a new value is worth. Default `''`: none.
   */
  @property() error: string | null | undefined = '';

  /**
   * Extra HTML attributes for the control inside (placeholder, autocomplete, inputmode, …); as an attribute, JSON.
   * Attributes that the element itself decides are left out with a warning.
   */
  @property({attribute: 'control-attributes', converter: jsonAttribute})
  controlAttributes: ControlAttributes | null | undefined = null;

  /** The native control inside: it takes the focus and carries the name, the state and the description. */
  @query('#control') protected readonly [control]!: HTMLElement | null;

  /** Whether the value was set by the user or the page, so that a new `initValue` no longer replaces it. */
  protected [isDirty] = false;

  /** The native control inside, rendered and up to date. */
  protected get [renderedControl](): HTMLElement | null {
    this[renderNow]();
    return this[control];
  }

  // Not `#private`: Lit calls `requestUpdate` from its constructor, before private fields exist.
  private [isSettled]?: boolean;

  readonly #focus = new FocusWithinController(this);
  readonly #validity = new ValidityController(this, {
    internals: this[internals],
    constraintIssue: () => this[constraintIssue](),
    describe: issue => this[messageOf](issue),
    anchor: () => this[validityAnchor],
    setState: (name, isOn) => this[setState](name, isOn),
    warn: (message, cause) => this[warn](message, cause),
  });

  constructor() {
    super();
    new StandInController(this, () => (isTextField(this) ? this.ownerDocument.createElement('input') : null));
    new ControlAttributesController(this, message => this[warn](message));
  }

  /**
   * Whether the value of a control was set, by the user or the app, rather than being its start value: how a framework
   * that takes over the HTML of a server finds what the user has entered before.
   *
   * @internal
   */
  static hasOwnValue(control: FormControlElement): boolean {
    return control[isDirty];
  }

  /** The value as the rules see it. */
  abstract get typedValue(): Value;

  /** The form the control belongs to. */
  get form(): HTMLFormElement | null {
    return this[internals].form;
  }

  /** The outside `<label>` elements of the control. */
  get labels(): NodeList {
    return this[internals].labels;
  }

  /** What is wrong with the value, in the platform's terms. */
  get validity(): ValidityState {
    this.#settle();
    return this[internals].validity;
  }

  /** The sentence for the user; empty when the value is valid. */
  get validationMessage(): string {
    this.#settle();
    return this[internals].validationMessage;
  }

  /** Whether the control takes part in validation: not when disabled or read-only. */
  get willValidate(): boolean {
    return this[internals].willValidate;
  }

  /** Settles when an asynchronous rule has answered for the newest value. */
  get validationComplete(): Promise<void> {
    this.#settle();
    return this.#validity.complete;
  }

  /** Whether the value is valid; sends `invalid` when it is not. */
  checkValidity(): boolean {
    this.#settle();
    return this[internals].checkValidity();
  }

  /** As `checkValidity()`, and shows the browser's own message when the value is not valid. */
  reportValidity(): boolean {
    this[renderNow]();
    return this[internals].reportValidity();
  }

  /** Makes the control invalid with a sentence of the page's own, until it is set to `''`. */
  setCustomValidity(message: string): void {
    this.#validity.setCustomMessage(message);
  }

  /** What the form submits now. */
  protected abstract [formValue](): FormValue;

  /** Takes the start value: at the start, at a reset, and when the value is set to `undefined`. */
  protected abstract [resetToInitial](): void;

  /** What the browser keeps for when the user comes back to the page. Default: what the form submits. */
  protected [formState](): FormValue {
    return this[formValue]();
  }

  /** Takes back a value that the browser kept, as `formState` gave it. */
  protected abstract [restoreValue](state: FormValue): void;

  /** The control itself, with `id="control"`. */
  protected abstract [renderControl](): TemplateResult;

  /** What the element's own attributes have against the value, in the order in which HTML looks. */
  protected abstract [constraintIssue](): Issue | null;

  /** Whether the control is switched off by itself or by a fieldset around it. */
  protected get [isDisabled](): boolean {
    return this.matches(':disabled');
  }

  /** The text that names the control in messages and to screen readers. */
  protected get [effectiveLabel](): string {
    if (this.label) return this.label;
    const outside = [...this.labels].map(label => label.textContent?.trim() ?? '').join(' ');
    return outside === '' ? (this.getAttribute('aria-label') ?? '') : outside;
  }

  /** What the control inside shows, for those that share how they render it. */
  protected get [controlState](): ControlState {
    return {
      isDisabled: this[isDisabled],
      isInvalid: this[shownIssue] !== null,
      ariaLabel: this.label ? '' : this[effectiveLabel],
    };
  }

  /** What the browser focuses and points its own message at; it must be able to take the focus. */
  protected get [validityAnchor](): HTMLElement | null {
    return this[control];
  }

  /** The issue on show: null while nothing is shown, nothing is wrong, or the answer is not there yet. */
  protected get [shownIssue](): Issue | null {
    return this.#validity.shownIssue;
  }

  /** The sentence for an issue, in the language of the page. */
  protected [messageOf](issue: Issue): string {
    return describeIssue(issue, this[effectiveLabel], (key, ...args) => this[localize].term(key, ...args));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#settle();
  }

  override requestUpdate(name?: PropertyKey, oldValue?: unknown, ...rest: unknown[]): void {
    (super.requestUpdate as (...args: unknown[]) => void).call(this, name, oldValue, ...rest);
    if (!this[isSettled] || name === undefined) return;
    if (Object.is(this[name as keyof this], oldValue)) return;
    this.#follow(String(name));
  }

  protected override [renderNow](): void {
    this.#settle();
    super[renderNow]();
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#validity.joinForm(form);
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** @internal */
  formResetCallback(): void {
    this.#validity.forgetSubmitAttempt();
    // From now on a new `initValue` replaces the value again.
    this[isDirty] = false;
    this[resetToInitial]();
    this.#syncValue();
  }

  /** @internal */
  formStateRestoreCallback(state: FormValue): void {
    this[restoreValue](state);
  }

  /**
   * Takes what a value property is set to: `undefined` goes back to the start value. A property that cannot hold null
   * gives `value ?? undefined`.
   */
  protected [takeValue]<Given>(given: Given | undefined, take: (given: Given) => void): void {
    this[isDirty] = given !== undefined;
    if (given === undefined) this[resetToInitial]();
    else take(given);
  }

  protected override render(): TemplateResult {
    return html`
      <div part="field" class="field">
        ${this[renderLabel]()} ${this[renderHint]()} ${this[renderControl]()} ${this[renderMessage]()}
      </div>
    `;
  }

  protected [renderLabel](): TemplateResult | typeof nothing {
    return fieldLabel(this.label, this.required);
  }

  protected [renderHint](): TemplateResult {
    return fieldHint(this.hint);
  }

  protected [renderMessage](): TemplateResult {
    const issue = this[shownIssue];
    return fieldMessage(issue && this[messageOf](issue), this.#focus.isWithin || Boolean(this.error));
  }

  #settle(): void {
    if (this[isSettled]) return;
    this[isSettled] = true;
    if (!this[isDirty]) this[resetToInitial]();
    this.#syncValue();
  }

  #follow(name: string): void {
    const {valueProperties, constraintProperties} = this.constructor as typeof FormControlElement;
    if (valueProperties.includes(name)) {
      if (!this[isDirty]) this[resetToInitial]();
      this.#syncValue();
    } else if (constraintProperties.includes(name)) this.#validity.check();
    else if (name === 'label') this.#validity.apply();
  }

  #syncValue(): void {
    this[internals].setFormValue(this[formValue](), this[formState]());
    this.#validity.check();
  }
}
