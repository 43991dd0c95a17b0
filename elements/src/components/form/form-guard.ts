import {leaveTexts} from '../../core/localization/english/forms.js';
import {translateWith} from '../../core/localization/registry.js';
import {languageOf} from '../../dom/language.js';
import {memberOf} from '../../dom/member-of.js';
import {windowOf} from '../../dom/platform.js';
import {createWarnOnce} from '../../dom/warn-once.js';
import {connectionOf} from './form-connection.js';

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

/** What can change whether a form has unsaved input. Buttons can add and remove fields. */
const EVENTS = ['input', 'change', 'click', 'submit', 'reset', 'lc-submitted'];

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
  let isConnected = true;
  /** The last submission, if nothing was edited since. */
  let submission: Event | null = null;
  const isDirty = (): boolean => Boolean(connectionOf(form)?.dirty);
  // The browser submits the form if no script has prevented it.
  const isBlocking = (): boolean =>
    isDirty() && submission?.defaultPrevented !== false && memberOf(form, 'ariaBusy') !== 'true';
  const ask = (event: Event): void => {
    if (isBlocking()) event.preventDefault();
  };
  // A document with this listener is not kept for the back button, so it is there only while it is needed.
  const listen = (isNeeded: boolean): void =>
    windowOf(form)[isNeeded ? 'addEventListener' : 'removeEventListener']('beforeunload', ask);
  const update = (): void => {
    if (connectionOf(form) === null)
      warn('guardLeaving(): the form is not guarded until connectForm(form) connects it.');
    listen(isConnected && isDirty());
  };
  const follow = (event: Event): void => {
    const {type} = event;
    if (type === 'submit') submission = event;
    else if (type !== 'click') submission = null;
    // While the user types, values that are back at their start need not be noticed.
    if (type === 'input') listen(true);
    // Controls are reset, and most buttons work, after the event.
    else setTimeout(update);
  };
  for (const type of EVENTS) memberOf(form, 'addEventListener')(type, follow);
  listen(isDirty());
  return {
    get isBlocking() {
      return isBlocking();
    },
    confirm: () => !isBlocking() || windowOf(form).confirm(options.message ?? term('leaveForm', form)),
    disconnect() {
      for (const type of EVENTS) memberOf(form, 'removeEventListener')(type, follow);
      isConnected = false;
      listen(false);
    },
  };
}

/** Returns a text in the language of an element. */
function term(key: keyof typeof leaveTexts, element: Element): string {
  return translateWith(leaveTexts, languageOf(element), key);
}
