import {isScriptAddress} from '../../core/navigation/script-address.js';
import {memberOf} from '../../dom/member-of.js';

/** A button that submits its form according to attributes with the names of HTML. */
interface SubmitButton extends HTMLElement {
  readonly form: HTMLFormElement | null;
  value: string;
}

/** The attributes that a stand-in copies from its button. The value is not among them: it is a property. */
const ATTRIBUTES = [
  'form',
  'formaction',
  'formenctype',
  'formmethod',
  'formnovalidate',
  'formtarget',
  'name',
];

/**
 * Creates the native button that stands in for an element, because browsers do not accept the element as a submitter.
 * Add it as a child of the element: it is not slotted, its entry is in the right place in the form data, and
 * `event.submitter.closest('lc-button')` is the element.
 */
export function makeSubmitter(host: SubmitButton): HTMLButtonElement {
  const submitter = host.ownerDocument.createElement('button');
  submitter.slot = 'stand-in';
  submitter.value = host.value;
  for (const name of ATTRIBUTES) {
    const value = host.getAttribute(name);
    const isScript = name === 'formaction' && isScriptAddress(value ?? '');
    if (value !== null && !isScript) submitter.setAttribute(name, value);
  }
  return submitter;
}

/** Submits a button's form synchronously, like a native button does: validated first, with the button as submitter. */
export function submitForm(host: SubmitButton): void {
  if (host.form === null) return;
  const submitter = makeSubmitter(host);
  host.append(submitter);
  memberOf(host.form, 'requestSubmit')(submitter);
  submitter.remove();
}
