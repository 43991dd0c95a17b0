import type {ReactiveController} from 'lit';
import type {Issue, Rules} from '../core/validation/index.js';
import {isEmptyValue} from '../core/validation/issue.js';
import {LatestCheck} from '../core/validation/latest-check.js';
import {askChecker, requiresValue} from '../core/validation/rules-slot.js';
import {isResultShown} from '../core/validation/visibility.js';
import type {Warn} from '../core/bad-input.js';
import {isValidated} from '../dom/server-view.js';
import type {ValueControl, ValueHost} from './control.js';
import {authored, FormPart} from './form-part.js';
import {moveToForm, type FormRegistry} from './form-registry.js';
import {controlValue, internals, messageOf, setState, validityAnchor, warn} from './members.js';
import {validityFlags} from './validity-flags.js';

/** What the result of a check depends on. */
interface CheckInput {
  readonly rules: Rules | null | undefined;
  readonly typed: unknown;
  readonly issue: Issue | null;
}

/**
 * The part of a control in its form: it submits the value, checks it, reports the result to the browser immediately, and
 * determines what is displayed. The control decides when to check again and how the message looks.
 */
export class ControlPart extends FormPart implements ReactiveController {
  declare readonly host: ValueHost;
  declare protected readonly control: ValueControl;
  readonly #check = new LatestCheck(() => this.#show());
  #submitted: unknown = null;
  #state: unknown;
  #customMessage = '';
  #checked: CheckInput | null = null;
  #message = '';
  #anchor: HTMLElement | null = null;
  #isReportedInvalid = false;
  #registry: FormRegistry | null = null;
  #isSubmitAttempted = false;
  /** Whether the app asks for the validity without reporting it to the user. */
  #isAsked = false;

  constructor(host: ValueHost, control: ValueControl) {
    super(host, control);
    host.addController(this);
    host.addEventListener('invalid', this);
  }

  get complete(): Promise<void> {
    return this.#check.complete;
  }

  get issue(): Issue | null {
    return isValidated(this.host, this.host[internals]) ? this.#check.issue : null;
  }

  get shownIssue(): Issue | null {
    const own = this.#isAnswerShown ? this.#check.issue : null;
    return own ?? authored(this.host.error) ?? authored(this.serverMessage);
  }

  get typed(): unknown {
    return this.#checked === null ? this.control[controlValue].typed : this.#checked.typed;
  }

  /** Whether it is visible that the value is valid. */
  get isShownValid(): boolean {
    return this.#isAnswerShown && this.shownIssue === null;
  }

  /** Whether the rules are known to reject an empty value. */
  get isRequiredByRules(): boolean {
    return requiresValue(this.host.rules, emptyLike(this.control[controlValue].typed));
  }

  /** The schema of the form may have the message of its author, but does not know what was typed in vain. */
  get #input(): CheckInput {
    const {typed, issue} = this.control[controlValue];
    const isBadInput = issue !== null && issue.code !== 'valueMissing' && isEmptyValue(typed);
    const found = isBadInput ? issue : (this.formIssue ?? issue);
    return {rules: this.host.rules, typed, issue: authored(this.#customMessage) ?? found};
  }

  /** What the browser knows. Like in HTML, an empty field is not missing while users cannot edit it. */
  get #reportable(): Issue | null {
    const {issue} = this.#check;
    const isEmptyField = issue?.code === 'valueMissing' && this.control[controlValue].isTyped === true;
    return isEmptyField && !isValidated(this.host, this.host[internals]) ? null : issue;
  }

  get #currentMessage(): string {
    const issue = this.#reportable;
    return issue === null ? '' : this.control[messageOf](issue);
  }

  get #isAnswerShown(): boolean {
    const {showValidation} = this.host;
    const isShown = isResultShown({showValidation, submitAttempted: this.#isSubmitAttempted});
    return (
      (isShown || this.isRevealed) && isValidated(this.host, this.host[internals]) && !this.#check.isPending
    );
  }

  /**
   * Submits the value, and checks it: the message of the app first, then the attributes, then the rules. Does nothing if
   * the value, its constraints and its rules are the same, except for updating the message.
   */
  update(): void {
    this.#submit();
    const input = this.#input;
    if (this.#checked === null || !isSameInput(this.#checked, input)) this.#run(input);
    else if (this.#message !== this.#currentMessage) this.#report();
  }

  /** Makes the element invalid with a message of the app, until the message is `''`. */
  setCustomMessage(message: string): void {
    this.#customMessage = message;
    this.update();
  }

  setFormIssue(issue: Issue | null): void {
    this.formIssue = issue;
    this.update();
  }

  /** Applies what the form has not checked yet. */
  flush(): void {
    this.#registry?.supervisor?.flush();
  }

  /**
   * Returns to the initial value and to the state before the first submit attempt. Rules may depend on more than the
   * value, so they run even if nothing has changed.
   */
  reset(): void {
    this.#isSubmitAttempted = false;
    this.control[controlValue].clear();
    this.#submit();
    this.#run(this.#input);
    this.#registry?.supervisor?.valueReset(this);
  }

  /** Returns whether the value is valid. Sends `invalid` if it is not. */
  ask(): boolean {
    this.flush();
    this.#isAsked = true;
    const isValid = this.host[internals].checkValidity();
    this.#isAsked = false;
    return isValid;
  }

  /** Like `ask`, but the browser focuses the element and shows its message, unless the host has no bubble. */
  report(): boolean {
    this.flush();
    const isValid = this.host[internals].reportValidity();
    if (!isValid && this.host.noValidationBubble) this.control[validityAnchor]?.focus();
    return isValid;
  }

  /**
   * Listens to `invalid` of the host. A canceled event has no bubble, but the browser does not focus its control either.
   *
   * @internal
   */
  handleEvent(event: Event): void {
    this.handleSubmitAttempt();
    if (!this.host.noValidationBubble) return;
    event.preventDefault();
    const first = this.#registry?.firstInvalid ?? this.host;
    if (!this.#isAsked && first === this.host) this.control[validityAnchor]?.focus();
  }

  /** Joins the current form of the element. */
  joinForm(form: HTMLFormElement | null): void {
    this.#registry = moveToForm(this, this.#registry, form);
  }

  /** A control that is disabled meanwhile, such as in a later step of a form, does not take part. */
  handleSubmitAttempt(): void {
    if (this.#isSubmitAttempted || !this.host[internals].willValidate) return;
    this.#isSubmitAttempted = true;
    this.host.requestUpdate();
  }

  /** The message of the browser needs an anchor, which exists only after the first render. */
  hostUpdated(): void {
    if (this.#isReportedInvalid && this.#anchor !== this.control[validityAnchor]) this.#report();
    const isInvalid = this.shownIssue !== null;
    this.host[setState]('invalid', isInvalid);
    this.host[setState]('valid', !isInvalid && this.#isAnswerShown);
    this.host[setState]('pending', this.#check.isPending);
  }

  #submit(): void {
    const {submitted, state} = this.control[controlValue];
    if (this.#submitted === submitted && this.#state === state) return;
    this.#submitted = submitted;
    this.#state = state;
    this.host[internals].setFormValue(submitted, state);
  }

  #run(input: CheckInput): void {
    const isNewValue = this.#checked === null || !Object.is(this.#checked.typed, input.typed);
    this.#checked = input;
    if (isNewValue) this.#registry?.supervisor?.valueChanged(this);
    const {rules, typed, issue} = input;
    this.#check.run(isCurrent => {
      if (issue !== null || rules === null || rules === undefined) return issue;
      const report: Warn = (message, cause) => this.host[warn](message, cause);
      return askChecker(
        // The rules may arrive once the value is another one.
        checker => (isCurrent() ? checker.checkValue(rules, typed, report, isCurrent) : null),
        error => console.error(error),
      );
    });
    if (this.#check.isPending) this.#show();
  }

  /** Reports the result, to the browser immediately. */
  #show(): void {
    this.#report();
    this.host.requestUpdate();
  }

  /** Reports the result to the browser. */
  #report(): void {
    const {
      host: {[internals]: own},
      control: {[validityAnchor]: anchor},
    } = this;
    const issue = this.#reportable;
    this.#message = this.#currentMessage;
    this.#anchor = anchor;
    // With an empty message, such as of a translation, it would throw, and the element would stay valid.
    if (issue !== null) own.setValidity(validityFlags(issue.code), this.#message || ' ', anchor ?? undefined);
    else if (this.#isReportedInvalid) own.setValidity({});
    this.#isReportedInvalid = issue !== null;
    this.#registry?.forgetFirstInvalid();
  }
}

/** Returns the value that an element has when it is empty. */
function emptyLike(typed: unknown): unknown {
  if (Array.isArray(typed)) return [];
  return typeof typed === 'string' ? '' : typeof typed === 'boolean' ? false : null;
}

function isSameInput(one: CheckInput, other: CheckInput): boolean {
  const isSameValue = one.rules === other.rules && Object.is(one.typed, other.typed);
  return isSameValue && JSON.stringify(one.issue) === JSON.stringify(other.issue);
}
