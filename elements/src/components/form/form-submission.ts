import {memberOf} from '../../dom/member-of.js';
import {FormSubmitEvent} from './form-events.js';
import type {FormCheck} from './form-check.js';
import {formTerm} from './form-field.js';
import {isGivenIssue, type GivenIssue} from './form-issues.js';
import type {FormMessages} from './form-messages.js';
import type {FormModel} from './form-model.js';
import {SentForm} from './sent-form.js';

/** A button that shows that it is busy, like `<lc-button>`. */
type BusyButton = HTMLElement & {loading: boolean};

/** What happens between the attempt to submit a form and its result. There is one attempt at a time. */
export class FormSubmission {
  readonly #model: FormModel;
  readonly #check: FormCheck;
  readonly #messages: FormMessages;
  readonly #sent: SentForm;
  #current: Promise<boolean> | null = null;
  #outcome: boolean | Promise<boolean> = false;
  /** Whether the values of the attempt have just been checked. */
  #isChecked = false;
  /** Whether the app has set issues since the values were sent. */
  #isRejected = false;
  /** Whether issues were set in the current task. They survive a reset in it, such as the one after an action of React 19. */
  #areIssuesNew = false;

  constructor(model: FormModel, check: FormCheck, messages: FormMessages) {
    this.#model = model;
    this.#check = check;
    this.#messages = messages;
    this.#sent = new SentForm(model);
  }

  /** Whether an attempt has no result yet. */
  get isPending(): boolean {
    return this.#current !== null;
  }

  /** The result of the latest attempt: whether the form was submitted. */
  get outcome(): boolean | Promise<boolean> {
    return this.#current ?? this.#outcome;
  }

  /** Replaces the issues of the server, perhaps while the form is being submitted, which then counts as rejected. */
  setIssues(issues: readonly GivenIssue[]): void {
    this.#model.settle();
    this.#check.flush();
    const {form, issues: shown, warn} = this.#model;
    const list: readonly unknown[] = Array.isArray(issues) ? issues : [issues];
    const given = list.filter(isGivenIssue);
    if (given.length < list.length) {
      warn(
        'setIssues() needs a list of {path, message}; others are replaced by a message for the form.',
        issues,
      );
      given.push({path: [], message: formTerm(form, 'formFailed')});
    }
    this.#isRejected = given.length > 0;
    shown.setServerIssues(given, path => (this.isPending ? this.#sent.fieldAt(path) : null));
    this.#areIssuesNew = true;
    setTimeout(() => (this.#areIssuesNew = false));
    if (given.length > 0) this.#messages.report();
  }

  /** The form was reset. */
  reset(): void {
    this.#sent.forget();
    if (!this.#areIssuesNew) this.#model.issues.clearServerIssues();
  }

  /** Handles the `submit` event of the form, before other listeners. They do not get that of an invalid form. */
  handle(event: SubmitEvent): void {
    const {submitter} = event;
    const isUnchecked = (submitter as HTMLButtonElement | null)?.formNoValidate;
    if (this.#current !== null) return stop(event);
    if (isUnchecked) return;
    if (!this.#isChecked) this.#check.recheck();
    if (this.#check.isPending) {
      stop(event);
      this.follow(this.#continue(submitter), submitter);
    } else this.#finish(event);
  }

  #finish(event: SubmitEvent): void {
    if (this.#model.issues.isBlocking) {
      stop(event);
      this.#outcome = false;
      return this.#messages.report();
    }
    this.#isRejected = false;
    this.#sent.keep();
    const values = this.#check.output;
    const sent = new FormSubmitEvent(values, this.#model.toPlain(values));
    memberOf(this.#model.form, 'dispatchEvent')(sent);
    const onSubmit = this.#model.options.onSubmit;
    const promises = [...FormSubmitEvent.promisesOf(sent)];
    this.#outcome = true;
    if (typeof onSubmit === 'function') promises.push(attempt(() => onSubmit(sent.detail.values, sent)));
    else if (!sent.defaultPrevented && !this.#isRejected) return;
    event.preventDefault();
    this.follow(this.#wait(promises), event.submitter);
  }

  /** Waits for the check, and then submits again. */
  async #continue(submitter: HTMLElement | null): Promise<boolean> {
    const button = submitter?.parentElement ?? null;
    await this.#check.settle();
    this.#current = null;
    // The native button that stands in for an element is in the form only while it submits.
    const isStandIn = submitter !== null && !submitter.isConnected;
    if (isStandIn) button?.append(submitter);
    this.#isChecked = true;
    HTMLFormElement.prototype.requestSubmit.call(this.#model.form, submitter?.isConnected ? submitter : null);
    this.#isChecked = false;
    if (isStandIn) submitter.remove();
    return this.outcome;
  }

  /** Issues that the app has set meanwhile stay, whatever the result is. */
  async #wait(promises: readonly unknown[]): Promise<boolean> {
    try {
      const results = await Promise.all(promises);
      const issues = results.filter(Array.isArray).flat() as GivenIssue[];
      if (issues.length > 0) this.setIssues(issues);
    } catch (error) {
      reportError(error);
      if (!this.#isRejected) this.setIssues([{path: [], message: formTerm(this.#model.form, 'formFailed')}]);
    }
    if (!this.#isRejected) this.#succeed();
    return !this.#isRejected;
  }

  /** Shows that the form is busy until a promise resolves to whether it was submitted. Meanwhile, there is no other attempt. */
  follow(promise: Promise<boolean>, submitter: HTMLElement | null): void {
    const button = submitter?.closest<BusyButton>('lc-button') ?? null;
    this.#current = promise;
    this.#setBusy(true, button);
    void promise.then(outcome => {
      this.#outcome = outcome;
      if (this.#current === promise) this.#current = null;
      if (this.#current === null) this.#setBusy(false, button);
    });
  }

  #succeed(): void {
    this.#messages.isAttempted = false;
    this.#model.issues.clearServerIssues();
    this.#sent.accept();
    for (const field of this.#model.fields.all) this.#messages.reveal(field);
    memberOf(this.#model.form, 'dispatchEvent')(new Event('lc-submitted', {bubbles: true}));
  }

  #setBusy(isBusy: boolean, button: BusyButton | null): void {
    const {form, options} = this.#model;
    if (isBusy) memberOf(form, 'setAttribute')('aria-busy', 'true');
    else memberOf(form, 'removeAttribute')('aria-busy');
    if (button !== null) button.loading = isBusy;
    if (!isBusy) this.#sent.arrive();
    options.onPendingChange?.(isBusy);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Calls a function, and returns a rejected promise if it throws. */
async function attempt(run: () => unknown): Promise<unknown> {
  return await run();
}
