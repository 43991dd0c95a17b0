import {leaveTexts} from '../../core/localization/english/forms.js';
import {translateWith} from '../../core/localization/registry.js';
import {languageOf} from '../../dom/language.js';
import {memberOf} from '../../dom/member-of.js';
import {windowOf} from '../../dom/platform.js';
import {createWarnOnce} from '../../dom/warn-once.js';
import {connectionOf} from './form-connection.js';
import {listenersOf, type FormListener} from './form-listeners.js';

/** The options of `guardLeaving`. */
export interface LeaveGuardOptions {
  /** The question that `confirm` asks. Default: a text in the language of the form. */
  readonly message?: string | null | undefined;
}

/** Guards the input of a form. `guardLeaving` creates it. */
export interface LeaveGuard {
  /** Whether input would be lost if the user left now. */
  readonly isBlocking: boolean;
  /** Asks the user whether to leave, if input would be lost. Returns whether to leave. */
  confirm(): boolean;
  /** Ends the guard. */
  disconnect(): void;
}

const warn = createWarnOnce();

/**
 * Asks the user before a document with unsaved input is closed, reloaded, or left. The browser words the question. It does
 * not ask while the form is being submitted, but again if that fails.
 *
 * A router stays in the document, so it has to ask itself. In React Router, with `guard` in a ref:
 *
 * ```ts
 * useEffect(() => {
 *   guard.current = guardLeaving(form.current);
 *   return () => guard.current.disconnect();
 * }, []);
 * const blocker = useBlocker(() => guard.current?.isBlocking ?? false);
 * useEffect(() => {
 *   if (blocker.state !== 'blocked') return;
 *   if (guard.current.confirm()) blocker.proceed();
 *   else blocker.reset();
 * }, [blocker]);
 * ```
 *
 * @param form A form that is connected by `connectForm`. Other forms are not guarded.
 */
export function guardLeaving(form: HTMLFormElement, options: LeaveGuardOptions = {}): LeaveGuard {
  return new FormGuard(form, options);
}

class FormGuard implements LeaveGuard, FormListener {
  readonly #form: HTMLFormElement;
  readonly #options: LeaveGuardOptions;
  #isConnected = true;
  /** The last submission, if nothing was edited since. */
  #submission: Event | null = null;

  constructor(form: HTMLFormElement, options: LeaveGuardOptions) {
    this.#form = form;
    this.#options = options;
    listenersOf(form).add(this);
    this.#listen(this.#isDirty);
  }

  get isBlocking(): boolean {
    // The browser submits the form if no script has prevented it.
    const isSent =
      this.#submission?.defaultPrevented === false || memberOf(this.#form, 'ariaBusy') === 'true';
    return this.#isDirty && !isSent;
  }

  confirm(): boolean {
    const {message} = this.#options;
    return !this.isBlocking || windowOf(this.#form).confirm(message ?? term('leaveForm', this.#form));
  }

  disconnect(): void {
    listenersOf(this.#form).remove(this);
    this.#isConnected = false;
    this.#listen(false);
  }

  handleEdit({type}: Event): void {
    this.#submission = null;
    // While the user types, values that are back at their start need not be noticed.
    if (type === 'input') this.#listen(true);
    else this.#updateLater();
  }

  /** Buttons can add and remove fields. */
  handleClick(): void {
    this.#updateLater();
  }

  handleSubmit(event: Event): void {
    this.#submission = event;
    this.#updateLater();
  }

  handleSubmitted(): void {
    this.handleReset();
  }

  handleReset(): void {
    this.#submission = null;
    this.#updateLater();
  }

  get #isDirty(): boolean {
    return Boolean(connectionOf(this.#form)?.dirty);
  }

  /** Most buttons work after the event. */
  #updateLater(): void {
    setTimeout(() => {
      if (connectionOf(this.#form) === null)
        warn('guardLeaving(): the form is not guarded until connectForm(form) connects it.');
      this.#listen(this.#isConnected && this.#isDirty);
    });
  }

  /** A document with this listener is not kept for the back button, so it is there only while it is needed. */
  #listen(isNeeded: boolean): void {
    windowOf(this.#form)[isNeeded ? 'addEventListener' : 'removeEventListener']('beforeunload', this.#ask);
  }

  readonly #ask = (event: Event): void => {
    if (this.isBlocking) event.preventDefault();
  };
}

/** Returns a text in the language of an element. */
function term(key: keyof typeof leaveTexts, element: Element): string {
  return translateWith(leaveTexts, languageOf(element), key);
}
