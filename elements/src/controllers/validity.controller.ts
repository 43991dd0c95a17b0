import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {
  checkRules,
  isResultShown,
  LatestCheck,
  type Issue,
  type IssueCode,
  type Rules,
  type ShowValidation,
} from '../core/validation/index.js';
import {requiresValue} from '../core/validation/rules.js';
import {memberOf} from '../dom/member-of.js';
import type {Warn} from '../core/bad-input.js';

const FLAG_OF_CODE: Partial<Record<IssueCode, keyof ValidityStateFlags>> = {
  valueMissing: 'valueMissing',
  mustBeTrue: 'valueMissing',
  mustBeOn: 'valueMissing',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  rangeUnderflow: 'rangeUnderflow',
  rangeOverflow: 'rangeOverflow',
  dateUnderflow: 'rangeUnderflow',
  dateOverflow: 'rangeOverflow',
  stepMismatch: 'stepMismatch',
  patternMismatch: 'patternMismatch',
  notAnEmail: 'typeMismatch',
  notAUrl: 'typeMismatch',
  notANumber: 'badInput',
};

/** The members of a form control that concern its validity. */
export interface ValidityHost extends ReactiveControllerHost, HTMLElement {
  readonly rules: Rules | null | undefined;
  readonly showValidation: ShowValidation;
  /** An error message from elsewhere, such as from a server. */
  readonly error: string | null | undefined;
  /** Whether the browser shows no message of its own. */
  readonly noValidationBubble?: boolean;
}

/** Options that depend on the control. */
export interface ValidityOptions {
  readonly internals: ElementInternals;
  /** Returns the value with the issue of the control's attributes, which is checked before the rules. */
  readonly value: () => {readonly typed: unknown; readonly issue: Issue | null};
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

/** What the result of a check depends on. */
interface CheckInput {
  readonly rules: Rules | null | undefined;
  readonly typed: unknown;
  readonly issue: Issue | null;
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
  #checked: CheckInput | null = null;
  #message = '';
  #isReportedInvalid = false;
  #form: HTMLFormElement | null = null;
  #isSubmitAttempted = false;
  /** Whether the app asks for the validity without reporting it to the user. */
  #isAsked = false;

  constructor(host: ValidityHost, options: ValidityOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    host.addEventListener('invalid', this.#handleOwnInvalid);
  }

  /** Resolves when asynchronous rules have checked the latest value. */
  get complete(): Promise<void> {
    return this.#check.complete;
  }

  /** The visible issue; null if nothing is shown, the value is valid, or the check is pending. */
  get shownIssue(): Issue | null {
    return (this.#isAnswerShown ? this.#check.issue : null) ?? authored(this.#host.error);
  }

  /** Whether the rules are known to reject an empty value. */
  get isRequiredByRules(): boolean {
    const {typed} = this.#options.value();
    return requiresValue(this.#host.rules, emptyLike(typed));
  }

  get #input(): CheckInput {
    const {typed, issue} = this.#options.value();
    return {rules: this.#host.rules, typed, issue: authored(this.#customMessage) ?? issue};
  }

  get #currentMessage(): string {
    const {issue} = this.#check;
    return issue === null ? '' : this.#options.describe(issue);
  }

  get #isAnswerShown(): boolean {
    const {showValidation} = this.#host;
    const isShown = isResultShown({showValidation, submitAttempted: this.#isSubmitAttempted});
    return isShown && this.#options.internals.willValidate && !this.#check.isPending;
  }

  /**
   * Checks the value: the message of the app first, then the attributes, then the rules. Rules may depend on more than
   * the value, so they run even if nothing has changed.
   */
  check(): void {
    this.#run(this.#input);
  }

  /** Checks the value if it, its constraints or its rules have changed. Otherwise, updates the message. */
  update(): void {
    const input = this.#input;
    if (this.#checked === null || !isSameInput(this.#checked, input)) this.#run(input);
    else if (this.#message !== this.#currentMessage) this.apply();
  }

  /** Returns whether the value is valid. Sends `invalid` if it is not. */
  ask(): boolean {
    this.#isAsked = true;
    const isValid = this.#options.internals.checkValidity();
    this.#isAsked = false;
    return isValid;
  }

  /** Like `ask`, but the browser focuses the control and shows its message, unless the host has no bubble. */
  report(): boolean {
    const isValid = this.#options.internals.reportValidity();
    if (!isValid && this.#host.noValidationBubble) this.#options.anchor()?.focus();
    return isValid;
  }

  /** Makes the control invalid with a message of the app, until the message is `''`. */
  setCustomMessage(message: string): void {
    this.#customMessage = message;
    this.update();
  }

  /** Reports the result to the browser, and sets the states for what is shown. */
  apply(): void {
    const {internals, anchor, setState} = this.#options;
    const {issue, isPending} = this.#check;
    this.#message = this.#currentMessage;
    // With an empty message, such as of a translation, it would throw, and the control would stay valid.
    if (issue !== null)
      internals.setValidity(validityFlags(issue.code), this.#message || ' ', anchor() ?? undefined);
    else if (this.#isReportedInvalid) internals.setValidity({});
    this.#isReportedInvalid = issue !== null;
    const isInvalid = this.shownIssue !== null;
    setState('invalid', isInvalid);
    setState('valid', !isInvalid && this.#isAnswerShown);
    setState('pending', isPending);
  }

  #run(input: CheckInput): void {
    this.#checked = input;
    const {rules, typed, issue} = input;
    this.#check.run(isCurrent => issue ?? checkRules(rules, typed, this.#options.warn, isCurrent));
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
  readonly #handleInvalid = (event: Event): void => {
    const {target} = event;
    if (!this.#isSubmitAttempted && target === firstInvalid(this.#form)) this.#handleSubmitAttempt();
    // A later field with a bubble would get the focus instead of this one.
    const isOther = !(target as Partial<ValidityHost>).noValidationBubble;
    if (isOther && this.#isFirstWithoutBubble) event.preventDefault();
  };

  get #isFirstWithoutBubble(): boolean {
    return Boolean(this.#host.noValidationBubble) && (firstInvalid(this.#form) ?? this.#host) === this.#host;
  }

  /** A canceled event has no bubble, but the browser does not focus its control either. */
  readonly #handleOwnInvalid = (event: Event): void => {
    this.#handleSubmitAttempt();
    if (!this.#host.noValidationBubble) return;
    event.preventDefault();
    if (!this.#isAsked && this.#isFirstWithoutBubble) this.#options.anchor()?.focus();
  };

  /** A control that is disabled meanwhile, such as in a later step of a form, does not take part. */
  readonly #handleSubmitAttempt = (): void => {
    if (!this.#options.internals.willValidate) return;
    this.#isSubmitAttempted = true;
    this.#host.requestUpdate();
  };
}

/** Returns the value that a control has when it is empty. */
function emptyLike(typed: unknown): unknown {
  return typeof typed === 'string' ? '' : typeof typed === 'boolean' ? false : null;
}

function isSameInput(one: CheckInput, other: CheckInput): boolean {
  return (
    one.rules === other.rules && Object.is(one.typed, other.typed) && isSameIssue(one.issue, other.issue)
  );
}

function isSameIssue(one: Issue | null, other: Issue | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function authored(message: string | null | undefined): Issue | null {
  return message ? {code: 'authored', message} : null;
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return form === null ? undefined : Array.prototype.find.call(memberOf(form, 'elements'), isInvalidControl);
}

function isInvalidControl(element: Element): boolean {
  return element.matches(':invalid:not(fieldset)');
}

/** Returns the HTML validity flag of an issue. Issues without a flag in HTML are custom errors. */
export function validityFlags(code: IssueCode): ValidityStateFlags {
  return {[FLAG_OF_CODE[code] ?? 'customError']: true};
}
