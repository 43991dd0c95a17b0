import {memberOf} from './member-of.js';

/**
 * Input types that block implicit submission: a form without a submit button may have only one such field.
 */
const BLOCKING = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/** Input types where Enter does not submit the form. */
const OTHER_TYPES: readonly string[] = ['button', 'color', 'file', 'hidden', 'image', 'reset', 'submit'];

/** Whether Enter in a native control submits its form. */
export function isSubmittedByEnter(control: EventTarget | undefined): boolean {
  return control instanceof HTMLInputElement && !OTHER_TYPES.includes(control.type);
}

/**
 * Submits a form like Enter in a field (HTML standard, "Implicit submission"): clicks the default button
 * unless it is disabled. A form without a submit button is submitted only if it has at most one text field.
 */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (form === null) return;
  const button = defaultButton(form);
  if (button !== undefined) {
    if (!button.matches(':disabled')) button.click();
  } else if ([...memberOf(form, 'elements')].filter(isTextField).length <= 1)
    memberOf(form, 'requestSubmit')();
}

/** Submits a form on Enter unless the event is canceled, like browsers do in fields and on checkboxes. */
export function submitOnEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  if (event.key !== 'Enter' || event.isComposing) return;
  // After all listeners could cancel it, and after the change event that Enter causes.
  setTimeout(() => {
    if (!event.defaultPrevented) submitImplicitly(form);
  });
}

/**
 * Whether a field blocks implicit submission: a native text field, an element with one inside, or a date
 * picker, whose control is a button that represents `<input type="date">`.
 */
export function isTextField(field: Element): boolean {
  const control = field.shadowRoot?.getElementById('control') ?? field;
  return control instanceof HTMLInputElement
    ? BLOCKING.test(control.type)
    : control.matches('button[role=combobox]');
}

/**
 * Returns the first submit button. Image buttons are looked up separately, because a form's `elements` do not
 * include them.
 */
function defaultButton(form: HTMLFormElement): HTMLElement | undefined {
  const root = memberOf(form, 'getRootNode')() as Document | ShadowRoot;
  const images = [...root.querySelectorAll<HTMLInputElement>('input[type=image]')];
  return [...memberOf(form, 'elements'), ...images.filter(image => image.form === form)]
    .filter(isSubmitButton)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

function isSubmitButton(element: Element): element is HTMLElement {
  const {type, href} = element as {type?: unknown; href?: unknown};
  return (type === 'submit' || type === 'image') && !href && element instanceof HTMLElement;
}
