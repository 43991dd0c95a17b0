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

/** A form control, as far as its validity is concerned. */
export interface ValidityHost extends ReactiveControllerHost, HTMLElement {
  readonly rules: Rules | null | undefined;
  readonly showValidation: ShowValidation;
  /** A sentence from elsewhere, as from a server. */
  readonly error: string | null | undefined;
  readonly typedValue: unknown;
}

/** What the control alone knows. */
export interface ValidityOptions {
  readonly internals: ElementInternals;
  /** What the control's own attributes have against the value; it is asked before the rules. */
  readonly constraintIssue: () => Issue | null;
  /** Puts an issue into words. */
  readonly describe: (issue: Issue) => string;
  /** What the browser focuses and points its own message at; null while it is not rendered. */
  readonly anchor: () => HTMLElement | null;
  /** Sets or clears a state that a page can style. */
  readonly setState: (name: string, isOn: boolean) => void;
  readonly warn: Warn;
}

/**
 * The validity of a form control: it checks the value, tells the browser the outcome at once, and says what of it is
 * on show. When the value has to be checked again is the control's business, and so is how the message looks.
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

  /** Settles when an asynchronous rule has answered for the newest value. */
  get complete(): Promise<void> {
    return this.#check.complete;
  }

  /** The issue on show: null while nothing is shown, nothing is wrong, or the answer is not there yet. */
  get shownIssue(): Issue | null {
    return (this.#isAnswerShown ? this.#check.issue : null) ?? authored(this.#host.error);
  }

  get #isAnswerShown(): boolean {
    const {showValidation} = this.#host;
    const isShown = isResultShown({showValidation, submitAttempted: this.#isSubmitAttempted});
    return isShown && this.#options.internals.willValidate && !this.#check.isPending;
  }

  /** Checks the value as it is now: the page's own message first, then the attributes, then the rules. */
  check(): void {
    const {rules, typedValue} = this.#host;
    const own = authored(this.#customMessage) ?? this.#options.constraintIssue();
    this.#check.take(own ?? checkRules(rules, typedValue, this.#options.warn));
  }

  /** Makes the control invalid with a sentence of the page, until it is `''`. */
  setCustomMessage(message: string): void {
    this.#customMessage = message;
    this.check();
  }

  /** Tells the browser the outcome, and the element's states what of it is on show. */
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

  /** Follows the submit attempts of the form that the control belongs to now. */
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

  /** Starts again as before the first submit attempt. */
  forgetSubmitAttempt(): void {
    this.#isSubmitAttempted = false;
    this.#host.requestUpdate();
  }

  /** The browser's own message wants a place, which is there only after the first render. */
  hostUpdated(): void {
    this.apply();
  }

  /**
   * A form that is refused sends no `submit`, and `invalid` to its invalid controls alone. That its first one gets it
   * tells the valid ones of the attempt.
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
