import {isSubmittedByEnter} from '../../dom/implicit-submission.js';
import {memberOf} from '../../dom/member-of.js';
import type {DialogHideReason} from '../../base/dialog-element.js';

/**
 * Returns the form that the Accept button of a modal submits: the only form of its content, if it does not
 * have its own submit button. Null if there is no such form.
 */
export function formOfContent(modal: HTMLElement): HTMLFormElement | null {
  const forms = [...modal.querySelectorAll('form')].filter(form => dialogAround(form) === modal);
  const [form] = forms;
  return form !== undefined && forms.length === 1 && !hasSubmitButton(form) ? form : null;
}

/**
 * Submits a form when Enter is pressed in one of its fields, unless the browser or the app does. Browsers do
 * not submit a form that has several fields and no submit button (HTML standard, "Implicit submission").
 */
export function submitOnEnterIn(form: HTMLFormElement, event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.isComposing || !event.composedPath().includes(form)) return;
  if (!isSubmittedByEnter(event.composedPath()[0])) return;
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};
  for (const type of ['submit', 'invalid'])
    memberOf(form, 'addEventListener')(type, () => listening.abort(), options);
  // After the change event that Enter causes, and after all listeners could cancel it.
  setTimeout(() => {
    if (!event.defaultPrevented && !listening.signal.aborted) memberOf(form, 'requestSubmit')();
    listening.abort();
  });
}

function dialogAround(element: Element): Element | null {
  return element.closest('dialog, lc-modal, lc-search-modal');
}

function hasSubmitButton(form: HTMLFormElement): boolean {
  return [...memberOf(form, 'elements')].some(element => (element as {type?: unknown}).type === 'submit');
}

/**
 * Returns the hide reason of a submitted `<form method="dialog">` (HTML standard, "method"). A submit button
 * with the value `cancel` cancels the modal; any other submission accepts it. Null for other forms.
 */
export function reasonOfForm(event: SubmitEvent): DialogHideReason | null {
  const {submitter, target} = event;
  const ownMethod = submitter?.getAttribute('formmethod');
  const method = ownMethod ?? memberOf(target as HTMLFormElement, 'getAttribute')('method');
  if (method?.toLowerCase() !== 'dialog') return null;
  return submitter?.getAttribute('value') === 'cancel' ? 'cancel' : 'accept';
}
