import {memberOf} from '../../dom/member-of.js';
import {FormSubmitEvent} from './form-events.js';
import type {FormCheck} from './form-check.js';
import {formTerm} from './form-field.js';
import type {GivenIssue} from './form-issues.js';
import type {FormMessages} from './form-messages.js';

/** A function of the app that is called with the values of a valid form. */
export type SubmitHandler = (values: unknown, event: FormSubmitEvent) => unknown;

/** What a submission needs of its form. */
export interface SubmissionHost {
  readonly form: HTMLFormElement;
  readonly check: FormCheck;
  readonly messages: FormMessages;
  onSubmit(): SubmitHandler | null | undefined;
  setPending(isPending: boolean): void;
  /** Called before the values are sent. Returns them as the schema returns them. */
  start(): unknown;
  /** Returns values for JSON. */
  toPlain(values: unknown): unknown;
  succeed(): void;
  setIssues(issues: readonly GivenIssue[]): void;
}

/** A button that shows that it is busy, like `<lc-button>`. */
type BusyButton = HTMLElement & {loading: boolean};

/** What happens between the attempt to submit a form and its result. There is one attempt at a time. */
export class FormSubmission {
  readonly #host: SubmissionHost;
  #current: Promise<boolean> | null = null;
  #outcome: boolean | Promise<boolean> = false;
  /** Whether the values of the attempt have just been checked. */
  #isChecked = false;
  /** Whether the app has set issues since the values were sent. */
  #isRejected = false;

  constructor(host: SubmissionHost) {
    this.#host = host;
  }

  /** Whether an attempt has no result yet. */
  get isPending(): boolean {
    return this.#current !== null;
  }

  /** The result of the latest attempt: whether the form was submitted. */
  get outcome(): boolean | Promise<boolean> {
    return this.#current ?? this.#outcome;
  }

  /** The app has replaced the issues of the server, perhaps while the form is being submitted. */
  setRejected(isRejected: boolean): void {
    this.#isRejected = isRejected;
  }

  /** Handles the `submit` event of the form, before other listeners. They do not get that of an invalid form. */
  handle(event: SubmitEvent): void {
    const {submitter} = event;
    const {check} = this.#host;
    const isUnchecked = (submitter as HTMLButtonElement | null)?.formNoValidate;
    if (this.#current !== null) return stop(event);
    if (isUnchecked) return;
    if (!this.#isChecked) check.recheck();
    if (check.isPending) {
      stop(event);
      this.follow(this.#continue(submitter), submitter);
    } else this.#finish(event);
  }

  #finish(event: SubmitEvent): void {
    if (this.#host.check.issues.isBlocking) {
      stop(event);
      this.#outcome = false;
      return this.#host.messages.report();
    }
    this.#isRejected = false;
    const values = this.#host.start();
    const sent = new FormSubmitEvent(values, this.#host.toPlain(values));
    memberOf(this.#host.form, 'dispatchEvent')(sent);
    const onSubmit = this.#host.onSubmit();
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
    await this.#host.check.settle();
    this.#current = null;
    // The native button that stands in for an element is in the form only while it submits.
    const isStandIn = submitter !== null && !submitter.isConnected;
    if (isStandIn) button?.append(submitter);
    this.#isChecked = true;
    HTMLFormElement.prototype.requestSubmit.call(this.#host.form, submitter?.isConnected ? submitter : null);
    this.#isChecked = false;
    if (isStandIn) submitter.remove();
    return this.outcome;
  }

  /** Issues that the app has set meanwhile stay, whatever the result is. */
  async #wait(promises: readonly unknown[]): Promise<boolean> {
    try {
      const results = await Promise.all(promises);
      const issues = results.filter(Array.isArray).flat() as GivenIssue[];
      if (issues.length > 0) this.#host.setIssues(issues);
    } catch (error) {
      reportError(error);
      if (!this.#isRejected)
        this.#host.setIssues([{path: [], message: formTerm(this.#host.form, 'formFailed')}]);
    }
    if (!this.#isRejected) this.#host.succeed();
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

  #setBusy(isBusy: boolean, button: BusyButton | null): void {
    const {form} = this.#host;
    if (isBusy) memberOf(form, 'setAttribute')('aria-busy', 'true');
    else memberOf(form, 'removeAttribute')('aria-busy');
    if (button !== null) button.loading = isBusy;
    this.#host.setPending(isBusy);
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
