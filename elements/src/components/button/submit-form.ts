import {memberOf} from '../../controllers/member-of.js';

/**
 * Submits a form for a button that is a custom element. Such an element cannot be a form's submitter, so a native
 * button stands in for the moment: validation runs, and the button's name and value are sent.
 */
export function submitForm(form: HTMLFormElement, name: string, value: string): void {
  const submitter = document.createElement('button');
  submitter.type = 'submit';
  submitter.hidden = true;
  submitter.name = name;
  submitter.value = value;
  memberOf(form, 'append')(submitter);
  memberOf(form, 'requestSubmit')(submitter);
  submitter.remove();
}
