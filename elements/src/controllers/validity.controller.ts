import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {
  checkRules,
  isResultShown,
  LatestCheck,
  type Issue,
  type Rules,
  type ShowValidation,
} from '../core/validation/index.js';
import {memberOf} from '../dom/member-of.js';
import {validityFlags} from '../dom/validity-flags.js';
import type {Warn} from '../core/bad-input.js';

/** The members of a form control that concern its validity. */
export interface ValidityHost extends ReactiveControllerHost, HTMLElement {
  readonly rules: Rules | null | undefined;
  readonly showValidation: ShowValidation;
  /** An error message from elsewhere, such as from a server. */
  readonly error: string | null | undefined;
  readonly typedValue: unknown;
}

/** Options that depend on the control. */
export interface ValidityOptions {
  readonly internals: ElementInternals;
  /** Returns the issue of the control's attributes. Checked before the rules. */
  readonly constraintIssue: () => Issue | null;
  /** Returns the message for an issue. */
  readonly describe: (issue: Issue) => string;
  /**
   * Returns the element that the browser focuses and attaches its message to; null before it has rendered.
   */
  readonly anchor: () => HTMLElement | null;
  /** Sets or clears a custom state for CSS. */
  readonly setState: (name: string, isOn: boolean) => void;
  readonly warn: Warn;
}

/**
 * The validity of a form control. It checks the value, reports the result to the browser immediately, and
 * determines what is displayed. The control decides when to check again and how the message looks.
 */
export class ValidityController implements ReactiveController {
  readonly #host: ValidityHost;
  readonly #options: ValidityOptions;
  readonly #check = new LatestCheck(() => {
    this.apply();
    this.#host.requestUpdate();
  });
  #customMessage = '';
  #form: HTMLFormElement | null = null;
  #isSubmitAttempted = false;

  constructor(host: ValidityHost, options: ValidityOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    host.addEventListener('invalid', this.#handleSubmitAttempt);
  }

  /** Resolves when asynchronous rules have checked the latest value. */
  get complete(): Promise<void> {
    return this.#check.complete;
  }

  /** The visible issue; null if nothing is shown, the value is valid, or the check is pending. */
  get shownIssue(): Issue | null {
    return (this.#isAnswerShown ? this.#check.issue : null) ?? authored(this.#host.error);
  }

  get #isAnswerShown(): boolean {
    const {showValidation} = this.#host;
    const isShown = isResultShown({showValidation, submitAttempted: this.#isSubmitAttempted});
    return isShown && this.#options.internals.willValidate && !this.#check.isPending;
  }

  /** Checks the current value: the app's custom message first, then the attributes, then the rules. */
  check(): void {
    const {rules, typedValue} = this.#host;
    const own = authored(this.#customMessage) ?? this.#options.constraintIssue();
    this.#check.take(own ?? checkRules(rules, typedValue, this.#options.warn));
  }

  /** Makes the control invalid with a message of the app, until the message is `''`. */
  setCustomMessage(message: string): void {
    this.#customMessage = message;
    this.check();
  }

  /** Reports the result to the browser, and sets the states for what is shown. */
  apply(): void {
    const {internals, describe, anchor, setState} = this.#options;
    const {issue, isPending} = this.#check;
    if (issue === null) internals.setValidity({});
    else internals.setValidity(validityFlags(issue.code), describe(issue), anchor() ?? undefined);
    const isInvalid = this.shownIssue !== null;
    setState('invalid', isInvalid);
    setState('valid', !isInvalid && this.#isAnswerShown);
    setState('pending', isPending);
  }

  /** Listens for submit attempts of the current form of the control. */
  joinForm(form: HTMLFormElement | null): void {
    this.#listen(this.#form, 'removeEventListener');
    this.#form = form;
    this.#listen(form, 'addEventListener');
  }

  #listen(form: HTMLFormElement | null, method: 'addEventListener' | 'removeEventListener'): void {
    if (form === null) return;
    const call = memberOf(form, method);
    call('submit', this.#handleSubmitAttempt);
    call('invalid', this.#handleInvalid, {capture: true});
  }

  /** Returns to the state before the first submit attempt. */
  forgetSubmitAttempt(): void {
    this.#isSubmitAttempted = false;
    this.#host.requestUpdate();
  }

  /** The message of the browser needs an anchor, which exists only after the first render. */
  hostUpdated(): void {
    this.apply();
  }

  /**
   * A form that fails validation sends no `submit`, and sends `invalid` only to its invalid controls. The
   * event on its first invalid control signals the attempt to the valid ones.
   */
  readonly #handleInvalid = ({target}: Event): void => {
    if (!this.#isSubmitAttempted && target === firstInvalid(this.#form)) this.#handleSubmitAttempt();
  };

  readonly #handleSubmitAttempt = (): void => {
    this.#isSubmitAttempted = true;
    this.#host.requestUpdate();
  };
}

function authored(message: string | null | undefined): Issue | null {
  return message ? {code: 'authored', message} : null;
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return form === null
    ? undefined
    : [...memberOf(form, 'elements')].find(element => element.matches(':invalid:not(fieldset)'));
}
