import {
  ChangeDetectorRef,
  Directive,
  inject,
  Injector,
  type OnDestroy,
  type Provider,
  type Type,
} from '@angular/core';
import {
  type AbstractControl,
  ControlContainer,
  type ControlEvent,
  type ControlValueAccessor,
  FormResetEvent,
  FormSubmittedEvent,
  NG_VALIDATORS,
  NG_VALUE_ACCESSOR,
  type ValidationErrors,
  type Validator,
  Validators,
} from '@angular/forms';
import {AFTER_RESET} from '@life-changers/elements/core/binding';
import '@life-changers/elements/rules';
import {Subscription} from 'rxjs';
import {type ControlElement, hasEnteredValue, readValue, writeValue} from './control-element.js';
import {LcDirective} from './element.js';
import {LC_ERROR_TEXT, OWN_ERROR, textOfErrors} from './error-text.js';
import {afterPress, isPressed} from './press.js';
import {writeInitialValue} from './server.js';

/** What an element reports as the error `lc` of its control. */
export interface LcError {
  /** The message, in the language of the element. */
  readonly message: string;
  /** The flag of the `ValidityState`, such as `'valueMissing'`. An asynchronous check that is pending is a `'customError'`. */
  readonly flag: string;
}

/** The error of a control whose validity is not known, because a server has no element. */
const UNKNOWN: LcError = {message: '', flag: 'customError'};

/**
 * Base class of the directives of form controls. With `formControlName`, `formControl`, or `ngModel`, it connects the
 * element with the control of Angular: the value is `typedValue`, or text if the control has text, and the error `lc` is the
 * validity of the element.
 */
@Directive()
export abstract class LcControlDirective<Element extends ControlElement = ControlElement>
  extends LcDirective<Element>
  implements ControlValueAccessor, Validator, OnDestroy
{
  readonly #view = inject(ChangeDetectorRef);
  readonly #injector = inject(Injector);
  readonly #errorText = inject(LC_ERROR_TEXT);
  readonly #watch = {hostUpdated: () => this.#followElement()};
  #change: (value: unknown) => void = ignore;
  #touch: () => void = ignore;
  #revalidate: () => void = ignore;
  #control: AbstractControl | null = null;
  #events = new Subscription();
  /** The last value of the element that Angular knows. */
  #known: unknown;
  #isText = false;
  /** Whether the values of the app count; undefined before the first one. */
  #isWritten: boolean | undefined;
  #message = '';
  #isRequired = false;
  #isSubmitted = false;
  #isShown = false;

  writeValue(value: unknown): void {
    if (this.isOnServer) return writeInitialValue(this.element, value);
    if (this.#isWritten === undefined) this.#keepEntered();
    if (!this.#isWritten) return;
    writeValue(this.element, value);
    if (value !== null && value !== undefined)
      this.#isText = typeof value === 'string' && !('checked' in this.element);
    this.#known = this.#value;
  }

  registerOnChange(change: (value: unknown) => void): void {
    this.#change = change;
    if (this.isOnServer) return;
    for (const type of ['input', 'change', 'focusout']) this.element.addEventListener(type, this);
    Object.assign(this.element, {[AFTER_RESET]: () => this.writeValue(this.#control?.value)});
  }

  registerOnTouched(touch: () => void): void {
    this.#touch = touch;
  }

  setDisabledState(isDisabled: boolean): void {
    if (this.isOnServer) this.element.toggleAttribute('disabled', isDisabled);
    else this.element.disabled = isDisabled;
  }

  registerOnValidatorChange(revalidate: () => void): void {
    this.#revalidate = revalidate;
  }

  validate(control: AbstractControl): ValidationErrors | null {
    if (this.isOnServer) {
      if (requires(control)) this.element.setAttribute('required', '');
      return {[OWN_ERROR]: UNKNOWN};
    }
    if (this.#control !== control) this.#followControl(control);
    const {validity, validationMessage} = this.element;
    this.#message = validationMessage;
    return validationMessage === ''
      ? null
      : {[OWN_ERROR]: {message: validationMessage, flag: flagOf(validity)}};
  }

  /** @internal Listens to the element. */
  handleEvent(event: FocusEvent): void {
    const {element} = this;
    if (event.type === 'focusout') {
      if (element.contains(event.relatedTarget as Node | null)) return;
      this.#touch();
    } else {
      if (event.target !== element || Object.is(this.#value, this.#known)) return;
      this.#report();
    }
    this.#view.markForCheck();
  }

  ngOnDestroy(): void {
    this.#events.unsubscribe();
    if (this.#control) this.element.removeController(this.#watch);
  }

  #report(): void {
    this.#known = this.#value;
    this.#change(this.#known);
  }

  /** What users entered in the HTML of a server replaces the first values of the app, like an edit after them. */
  #keepEntered(): void {
    this.#isWritten = !hasEnteredValue(this.element);
    if (this.#isWritten) return;
    queueMicrotask(() => {
      this.#isWritten = true;
      this.#report();
    });
  }

  #followControl(control: AbstractControl): void {
    if (this.#control === null) this.element.addController(this.#watch);
    this.#control = control;
    this.#events.unsubscribe();
    const follow = (event: ControlEvent) => this.#followEvent(event);
    this.#events = control.events.subscribe(follow);
    if (control.root !== control) this.#events.add(control.root.events.subscribe(follow));
    this.#isSubmitted = this.#isFormSubmitted;
    this.#show();
  }

  /** What the other fields tell the form does not matter here. A reset hides messages, also if only the control is reset. */
  #followEvent(event: ControlEvent): void {
    const isOfForm = event instanceof FormSubmittedEvent || event instanceof FormResetEvent;
    if (isOfForm) this.#isSubmitted = event instanceof FormSubmittedEvent && this.#isFormSubmitted;
    if (isOfForm || event.source === this.#control) this.#show();
  }

  /** Called after each update of the element: its rules, its language, or the answer of a server may have changed its validity. */
  #followElement(): void {
    if (this.element.validationMessage === this.#message) return;
    this.#revalidate();
    this.#view.markForCheck();
  }

  /** Shows in the element what Angular knows of its control. */
  #show(): void {
    const {element} = this;
    const control = this.#control!;
    const isRequired = requires(control);
    if (isRequired !== this.#isRequired) element.required = this.#isRequired = isRequired;
    const isShown = control.touched || this.#isSubmitted;
    // A message would move the button that the user is pressing, and its click would be lost.
    if (isShown && !this.#isShown && isPressed(element.ownerDocument))
      return afterPress(element.ownerDocument, () => this.#show());
    this.#isShown = isShown;
    if (!this.given.has('showValidation') && !element.hasAttribute('show-validation'))
      element.showValidation = isShown;
    if (!this.given.has('error') && !element.hasAttribute('error'))
      element.error = isShown ? textOfErrors(control.errors, element.label, this.#errorText) : '';
  }

  get #value(): unknown {
    return readValue(this.element, this.#isText);
  }

  get #isFormSubmitted(): boolean {
    const container = this.#injector.get(ControlContainer, null, {optional: true});
    return Boolean(
      (container?.formDirective as {readonly submitted?: boolean} | null | undefined)?.submitted,
    );
  }
}

/** Provides a directive as the value accessor and a validator of the control on its element. */
export function asControl(directive: Type<unknown>): Provider[] {
  return [NG_VALUE_ACCESSOR, NG_VALIDATORS].map(provide => ({provide, useExisting: directive, multi: true}));
}

function requires(control: AbstractControl): boolean {
  return control.hasValidator(Validators.required) || control.hasValidator(Validators.requiredTrue);
}

function flagOf(validity: ValidityState): string {
  for (const flag in validity) if (validity[flag as keyof ValidityState]) return flag;
  return 'customError';
}

function ignore(): void {}
