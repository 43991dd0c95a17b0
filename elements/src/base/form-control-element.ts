import {nothing, type PropertyDeclaration, type PropertyValues, type TemplateResult} from 'lit';
import {property} from './attributes/property.js';
import {AFTER_RESET} from '../core/binding/index.js';
import {fieldTexts} from '../core/localization/english/field.js';
import type {Terms} from '../core/localization/index.js';
import {FocusWithinController} from '../controllers/focus-within.controller.js';
import {LocalizeController} from '../controllers/localize.controller.js';
import type {Issue, Rules, ShowValidation} from '../core/validation/index.js';
import {describeIssue} from '../core/validation/messages.js';
import {changeAttributes, type ControlAttributes} from './field/control-attributes.js';
import {type ControlState, field, type FieldParts, outsideLabel} from './field/field-parts.js';
import {isDisabledIn, isOnServer, isServer} from '../dom/server-view.js';
import {jsonAttribute} from './attributes/json-attribute.js';
import {type ControlValue, type FormValue, isFilled} from './control-value.js';
import type {ValueControl} from './control.js';
import {ControlPart} from './control-part.js';
import {entered} from './form-registry.js';
import {FormAssociatedElement} from './form-associated-element.js';
import {LcElement, readAliases} from './lc-element.js';
import {liveAttribute} from './attributes/live-attribute.js';
import {showValidationAttribute} from './attributes/converters.js';
import {
  control,
  controlValue,
  effectiveLabel,
  formPart,
  internals,
  isDisabled,
  isRequired,
  localize,
  messageOf,
  renderControl,
  renderField,
  renderNow,
  renderedControl,
  setState,
  validityAnchor,
  warn,
} from './members.js';

const reported = Symbol();

const NO_ATTRIBUTES: ControlAttributes = {};

/**
 * Base class for form controls. It handles the form (value, reset, disabled fieldsets, restored state), validation,
 * and the label, hint, and message around the control. A subclass has a `ControlValue`, and renders the control.
 *
 * Setting a value property to `undefined` resets it to the initial value. So does null, unless null is a value of the
 * property, such as for a date or a file.
 *
 * The form value and validity update synchronously, in `requestUpdate`: an app that reads the form right after it
 * sets a property gets the new value.
 */
export abstract class FormControlElement<Value = unknown>
  extends FormAssociatedElement
  implements ValueControl
{
  /** The English texts that the control shows. Without them, a bundle would need those of all elements. */
  protected static readonly englishTexts: Partial<Terms> = fieldTexts;

  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  protected static override readonly attributeAliases: Record<string, string> = {value: 'init-value'};

  /** The name under which the form submits the value. Default `''`: the value is not submitted. */
  @property({hasChanged: () => true}) @liveAttribute(String) name!: string;

  /** Disables the control: it cannot be edited, and is neither submitted nor validated. Default `false`. */
  @property({type: Boolean}) @liveAttribute(Boolean) disabled!: boolean;

  /**
   * The label above the control. Validation messages include it. If empty, an outside `<label>`, `aria-labelledby`, or
   * `aria-label` can name the control.
   */
  @property({default: ''}) label!: string;

  /** Help text below the label. */
  @property({default: ''}) hint!: string;

  /** Requires a value before the form can be submitted. */
  @property({type: Boolean, reflect: true, default: false}) required!: boolean;

  /**
   * Hides the mark after the label of a required control. If only the rules require a value, assistive technology does
   * not announce it either.
   */
  @property({type: Boolean, attribute: 'no-required-mark', default: false}) noRequiredMark!: boolean;

  /**
   * The validation rules: a superstruct `Struct` or any Standard Schema. Other objects warn once and make the control
   * invalid. An empty value is valid if the rules accept `undefined`; if they do not, the control is marked and announced
   * as required. A schema that is not made by the helpers of this library needs `import '@life-changers/elements/rules'`,
   * except in React. Create the rules once, not on every render: a new object validates the value again.
   */
  @property({attribute: false, default: null}) rules!: Rules | null | undefined;

  /**
   * When to show the validation message and the valid or invalid style: `true` always, `false` never, or `'submit'`
   * from the first attempt to submit the form until it is reset. Default `false`. In HTML, `show-validation` means
   * `true`, and `show-validation="submit"` means `'submit'`.
   */
  @property({attribute: 'show-validation', converter: showValidationAttribute, default: false})
  showValidation!: ShowValidation;

  /**
   * Turns off the browser's own message, which it shows in a bubble next to the first invalid control. An invalid control
   * still prevents its form from being submitted, and the first one still gets the focus. Use it if the message is shown
   * below the control anyway. `form.checkValidity()` then moves the focus too, because browsers do not tell it from an
   * attempt to submit; `form.matches(':valid')` does not.
   */
  @property({type: Boolean, attribute: 'no-validation-bubble', default: false}) noValidationBubble!: boolean;

  /**
   * An error message from elsewhere, such as a server or a form library. It is shown regardless of `showValidation`,
   * until you clear it. A shown message of the control itself takes precedence. It does not prevent the form
   * from being submitted.
   */
  @property({default: ''}) error!: string | null | undefined;

  /**
   * Extra HTML attributes for the native control, such as `placeholder`, `autocomplete`, or `inputmode`. As an
   * attribute, JSON. Attributes that the element sets itself are ignored with a warning.
   */
  @property({attribute: 'control-attributes', converter: jsonAttribute, default: null})
  controlAttributes!: ControlAttributes | null | undefined;

  /** The library's texts in the language of the nearest `lang` attribute. */
  protected readonly [localize] = new LocalizeController(
    this,
    (this.constructor as typeof FormControlElement).englishTexts,
  );

  /** The value. The form, the rules, and the validity depend on nothing else. */
  abstract readonly [controlValue]: ControlValue<Value>;

  /** The native control inside. It gets the focus, and has the accessible name, state, and description. */
  protected get [control](): HTMLElement | null {
    return (this.renderRoot as ParentNode | undefined)?.querySelector<HTMLElement>('#control') ?? null;
  }

  /** The native control inside, rendered and up to date. */
  protected get [renderedControl](): HTMLElement | null {
    this[renderNow]();
    return this[control];
  }

  /**
   * What the form and the validation know: the current value, or perhaps a stale one after a change that is not one of a
   * property. Undefined before they follow it. Not `#private`: Lit calls `requestUpdate` from its constructor, before private
   * fields exist.
   */
  private [reported]?: 'current' | 'stale';

  /** Set by a framework binding, which may have to restore a controlled value. */
  private [AFTER_RESET]?: () => void;

  readonly #focus = new FocusWithinController(this);
  readonly #part = new ControlPart(this, this);
  #appliedAttributes: ControlAttributes = NO_ATTRIBUTES;

  /**
   * Whether the user or the app set the value of a control, so that it is no longer the initial value. With it, a
   * framework that hydrates the HTML of a server finds what the user has already entered.
   *
   * @internal
   */
  static hasOwnValue(control: FormControlElement): boolean {
    return control[controlValue].isDirty;
  }

  /** The value that is checked by the rules. */
  get typedValue(): Value {
    return this[controlValue].typed;
  }

  /** The `<label>` elements outside the control. */
  get labels(): NodeList {
    return this[internals].labels;
  }

  /** Resolves when asynchronous rules have checked the current value. */
  get validationComplete(): Promise<void> {
    return this[formPart].complete;
  }

  /** Reading it starts to follow the properties. */
  protected get [formPart](): ControlPart {
    this.#begin();
    return this.#part;
  }

  /** Renders the control, which has `id="control"`. */
  protected abstract [renderControl](state: ControlState): TemplateResult;

  /** Whether the control is disabled, by its own property or by a fieldset. */
  protected get [isDisabled](): boolean {
    return isDisabledIn(this);
  }

  /** Whether the control needs a value, by its own property or by its rules. */
  protected get [isRequired](): boolean {
    return this.required || (!this.noRequiredMark && this.#part.isRequiredByRules);
  }

  /** The name of the control in messages and for assistive technology. */
  get [effectiveLabel](): string {
    return this.label || outsideLabel(this);
  }

  /** The focusable element to which the browser attaches its own message. */
  get [validityAnchor](): HTMLElement | null {
    return this[control];
  }

  /** The message for an issue, in the language of the element. */
  [messageOf](issue: Issue): string {
    return describeIssue(issue, this[effectiveLabel], this[localize]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasAttribute('attributes'))
      this[warn]('controlAttributes are set with `control-attributes`; `attributes` is ignored.');
    this.#begin();
  }

  // Not `...args`, which makes an array each time: it is called for every property of a new element.
  override requestUpdate(
    name?: PropertyKey,
    old?: unknown,
    options?: PropertyDeclaration,
    useNewValue?: boolean,
    newValue?: unknown,
  ): void {
    // The form checks its values in the next microtask, and so before Lit renders: a key renders once, with its issue.
    if (this[reported] !== undefined) {
      if (name === undefined) this[reported] = 'stale';
      else this.#sync();
    }
    super.requestUpdate(name, old, options, useNewValue, newValue);
  }

  /** Follows what is not a property, such as the language, before the message renders. */
  protected override update(changed: PropertyValues<this>): void {
    if (this[reported] !== 'current') this.#sync();
    super.update(changed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!changed.has('controlAttributes')) return;
    this.#appliedAttributes = changeAttributes(
      this[control],
      this.controlAttributes,
      this.#appliedAttributes,
      message => this[warn](message),
    );
  }

  protected override [renderNow](): void {
    this.#begin();
    super[renderNow]();
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#part.joinForm(form);
  }

  /**
   * A fieldset changes the state of the control like its own property.
   *
   * @internal
   */
  override formDisabledCallback(): void {
    this.requestUpdate('disabled');
  }

  /** @internal */
  formResetCallback(): void {
    this.#part.reset();
    this[AFTER_RESET]?.();
  }

  /** @internal */
  formStateRestoreCallback(state: FormValue): void {
    entered.add(this);
    this[controlValue].restore(state);
    this.requestUpdate();
    this.#sync();
  }

  protected override render(): TemplateResult {
    if (isServer && isOnServer) {
      readAliases(this, (this.constructor as typeof FormControlElement).attributeAliases);
      this.#begin();
    }
    const {label, hint} = this;
    const issue = this.#part.shownIssue;
    const state: ControlState = {
      isDisabled: this[isDisabled],
      isRequired: this[isRequired],
      isInvalid: issue !== null,
      ariaLabel: (!label && this[effectiveLabel]) || nothing,
      hasHint: Boolean(hint),
    };
    const states = [
      state.isDisabled && 'is-disabled',
      state.isInvalid && 'is-invalid',
      this.#part.isShownValid && 'is-valid',
      isFilled(this[controlValue]) && 'is-filled',
    ];
    return this[renderField]({
      states: states.filter(Boolean).join(' '),
      label,
      isMarked: state.isRequired && !this.noRequiredMark,
      hint,
      control: this[renderControl](state),
      // Written again: the language of an ancestor may not have been known when the part wrote it for the browser.
      message: issue === null ? '' : this[messageOf](issue),
      isLive: this.#focus.isWithin || Boolean(this.error),
    });
  }

  protected [renderField](parts: FieldParts): TemplateResult {
    return field(parts);
  }

  /** Starts to follow the properties, once the app had its chance to set the first ones. */
  #begin(): void {
    if (this[reported] === undefined) this.#sync();
  }

  /** Reports to the form and to validation what has changed. */
  #sync(): void {
    this[reported] = 'current';
    this.#part.update();
    this[setState]('filled', isFilled(this[controlValue]));
    // The result of the check requests an update, but it is known.
    this[reported] = 'current';
  }
}
