/** What a directive needs of the element of a form control. */
export interface ControlElement extends HTMLElement {
  readonly typedValue: unknown;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  readonly label: string;
  disabled: boolean;
  required: boolean;
  error: string | null | undefined;
  showValidation: boolean | 'submit';
  addController(controller: {hostUpdated(): void}): void;
  removeController(controller: {hostUpdated(): void}): void;
}

/** The properties through which elements accept a value. */
interface Settable {
  checked?: boolean;
  value?: unknown;
  valueAsDate?: Date | null;
}

/**
 * Sets the value of an element. Null and undefined clear it; unlike in the properties, they do not bring back the initial value.
 * A date is a `Date` or text.
 */
export function writeValue(element: ControlElement, value: unknown): void {
  const settable: ControlElement & Settable = element;
  if ('checked' in settable) settable.checked = Boolean(value);
  else if ('valueAsDate' in settable && typeof value !== 'string')
    settable.valueAsDate = (value ?? null) as Date | null;
  else settable.value = value ?? emptyLike(element.typedValue);
}

/**
 * Returns the value of an element: what its rules check, or its text if the app has set text. So a date, or an exact number, stays
 * text in an app that has it as text.
 */
export function readValue(element: ControlElement & Settable, isText: boolean): unknown {
  return isText && typeof element.value === 'string' ? element.value : element.typedValue;
}

/** Whether users entered a value before the app has set one, such as in the HTML of a server. */
export function hasEnteredValue(element: ControlElement): boolean {
  const {hasOwnValue} = element.constructor as {hasOwnValue?: (control: ControlElement) => boolean};
  return Boolean(hasOwnValue?.(element));
}

/** Returns the value of an empty control, by any value that it had. */
function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
