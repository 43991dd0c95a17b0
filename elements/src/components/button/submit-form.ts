import {isScriptAddress} from '../../dom/navigate.js';
import {memberOf} from '../../dom/member-of.js';

/** A button whose attributes say how it submits its form, under the names of HTML. */
export interface SubmitButton extends HTMLElement {
  readonly form: HTMLFormElement | null;
  value: string;
}

/** What the stand-in has from its button; the value is no attribute. */
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
 * Makes the native button that stands in for an element, which browsers accept as no form's submitter. It is meant to
 * be the element's child: no slot shows it, its entry has the right place in the form data, and
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

/** Submits the form of a button at once, like a native one: it is validated first, and the button is its submitter. */
export function submitForm(host: SubmitButton): void {
  if (host.form === null) return;
  const submitter = makeSubmitter(host);
  host.append(submitter);
  memberOf(host.form, 'requestSubmit')(submitter);
  submitter.remove();
}
