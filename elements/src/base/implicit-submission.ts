import {memberOf} from '../controllers/member-of.js';

/**
 * Submits a form as Enter in a field does (HTML standard, "implicit submission"): by its first submit button, which
 * is clicked unless it is disabled, or directly when it has none.
 */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (form === null) return;
  const button = [...memberOf(form, 'elements')].find(isSubmitButton);
  if (button === undefined) memberOf(form, 'requestSubmit')();
  else if (!button.matches(':disabled')) button.click();
}

/** Submits a form when the key is Enter and nobody cancels it, as browsers do in fields and on checkboxes. */
export function submitOnEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  if (event.key !== 'Enter' || event.isComposing) return;
  // After every listener had its chance to cancel, and after the change event that Enter brings.
  setTimeout(() => {
    if (!event.defaultPrevented) submitImplicitly(form);
  });
}

function isSubmitButton(element: Element): element is HTMLElement {
  const type = (element as {type?: unknown}).type;
  return (type === 'submit' || type === 'image') && element instanceof HTMLElement;
}
