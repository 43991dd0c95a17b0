import type {ControlValue} from '../../base/control-value.js';
import {entered} from '../../base/form-registry.js';
import {controlValue} from '../../base/members.js';
import {isSameSubmitted} from '../../core/form/index.js';
import {memberOf} from '../../dom/member-of.js';

/** A control of this library, a native one, or one of another library. */
type AnyControl = HTMLElement & {
  readonly type?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly form?: HTMLFormElement | null | undefined;
  readonly name?: string | undefined;
  readonly files?: FileList | null | undefined;
  readonly valueAsNumber?: number | undefined;
  readonly options?: HTMLOptionsCollection | undefined;
  readonly typedValue?: unknown;
  checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly defaultValue?: unknown;
  readonly [controlValue]?: ControlValue<unknown> | undefined;
  value?: unknown;
};

/** Whether a control is checked or not, and submits its value only if it is. */
export function isCheckable(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement
    ? control.type === 'checkbox' || control.type === 'radio'
    : 'checked' in control;
}

/** Returns the value of a control with its type: that which rules check. */
export function readControl(control: AnyControl): unknown {
  const {type, typedValue, files, multiple, valueAsNumber = NaN} = control;
  if (typedValue !== undefined) return typedValue;
  if (isCheckable(control)) return control.checked;
  if (type === 'file') return multiple ? [...(files ?? [])] : (files?.[0] ?? null);
  if (type === 'select-multiple') return selectedValues(control);
  if (type === 'number' || type === 'range') return Number.isNaN(valueAsNumber) ? null : valueAsNumber;
  return 'value' in control ? control.value : readEntries(control);
}

/** Returns what a control submits: text for a date. */
export function readText({[controlValue]: own, value}: AnyControl): unknown {
  return own === undefined ? value : own.submitted;
}

/** Returns the value that a control has after a reset. What the browser has restored, or the user has entered early, differs. */
export function readDefault(control: AnyControl): unknown {
  const {[controlValue]: own, defaultChecked, defaultValue} = control;
  if (own !== undefined) return entered.has(control) && own.isDirty ? readOwnDefault(own) : own.typed;
  if (isCheckable(control)) return defaultChecked ?? control.checked;
  if (control instanceof HTMLSelectElement) {
    if (Array.from(control.options).every(isAsInitially)) return readControl(control);
  } else if (defaultValue === control.value || defaultValue === undefined) return readControl(control);
  else if (control.localName.includes('-')) return defaultValue;
  const form = document.createElement('form');
  const copy = control.cloneNode(true) as AnyControl;
  form.append(copy);
  memberOf(form, 'reset')();
  return readControl(copy);
}

/** Sets the value that a control has initially and after a reset. It does not replace what the user has entered. */
export function setInitialValue(control: AnyControl, value: unknown): void {
  if ('initValue' in control) control.initValue = isCheckable(control) ? isChecked(control, value) : value;
  else if (control instanceof HTMLSelectElement) setInitialOptions(control, value);
  else if (isCheckable(control)) {
    const chosen = chosenRadio(control);
    const defaultChecked = isChecked(control, value);
    if ('defaultChecked' in control) Object.assign(control, {defaultChecked});
    else control.toggleAttribute('checked', defaultChecked);
    if (chosen !== undefined) chosen.checked = true;
  } else if (!('defaultValue' in control)) control.setAttribute('value', String(value ?? ''));
  else if (control.type !== 'file') Object.assign(control, {defaultValue: String(value ?? '')});
}

/** Sets the value of a control, like the user. */
export function setCurrentValue(control: AnyControl, value: unknown): void {
  if (value instanceof Date) Object.assign(control, {valueAsDate: value});
  else if (isCheckable(control)) control.checked = isChecked(control, value);
  else if (control instanceof HTMLSelectElement && control.multiple)
    for (const option of control.options) option.selected = includes(value, option.value);
  else if ('value' in control)
    control.value = control instanceof HTMLElement && 'initValue' in control ? value : String(value ?? '');
}

function setInitialOptions(select: HTMLSelectElement, value: unknown): void {
  const isKept = !isSameSubmitted(readControl(select), readDefault(select));
  const selected = Array.from(select.options, option => option.selected);
  for (const option of select.options) option.defaultSelected = includes(value, option.value);
  for (const [index, option] of [...select.options].entries())
    option.selected = isKept ? selected[index]! : option.defaultSelected;
}

/** The radio button that the user has checked. The browser would uncheck it when another one is checked initially. */
function chosenRadio({type, form, name}: AnyControl): HTMLInputElement | undefined {
  if (type !== 'radio' || !form) return undefined;
  const group = Array.from(memberOf(form, 'elements') as Iterable<HTMLInputElement>).filter(
    one => one.name === name,
  );
  return group.find(({checked, defaultChecked}) => checked && !defaultChecked);
}

function isAsInitially({selected, defaultSelected}: HTMLOptionElement): boolean {
  return selected === defaultSelected;
}

function readOwnDefault(own: ControlValue<unknown>): unknown {
  const {state} = own;
  own.clear();
  const {typed} = own;
  own.restore(state);
  return typed;
}

/** Returns what a control submits that has no value for scripts. */
function readEntries(control: AnyControl): unknown {
  const form = control.form ?? control.closest('form');
  const entries = form && new FormData(form).getAll(control.getAttribute('name') ?? '');
  return entries && entries.length > 1 ? entries : (entries?.[0] ?? null);
}

/** Several checkboxes with one name have a list of the values of those that are checked. */
function isChecked(control: AnyControl, value: unknown): boolean {
  return typeof value === 'boolean' ? value : includes(value, control.value);
}

function selectedValues({options = [] as unknown as HTMLOptionsCollection}: AnyControl): string[] {
  return Array.from(options)
    .filter(option => option.selected)
    .map(option => option.value);
}

function includes(values: unknown, value: unknown): boolean {
  return Array.isArray(values)
    ? values.map(String).includes(String(value))
    : String(values) === String(value);
}
