import type {FormControlElement} from '../../base/form-control-element.js';
import {chooseFiles, makeFile} from '../files.js';
import {sendChange, type PlainValue} from './native-control.js';

type Control = FormControlElement & {value: unknown; checked: boolean; readOnly: boolean};

/** An element, and the native control that it must be like. */
export interface ControlPair {
  readonly tag: string;
  /** The attributes of both. */
  readonly attributes?: string;
  /** The attributes and children of the element. */
  readonly own?: string;
  /** The native control. A text field stands for a control that browsers do not have: it keeps the same values. */
  readonly native: string;
  /** The values of the app and the user. */
  readonly values: readonly PlainValue[];
  /** What users type for a value, if they can type. */
  readonly typed?: (value: string) => string;
  /** The selector of what users click or change, for a value. */
  readonly chosen?: (value: PlainValue) => string;
  readonly canBeReadOnly?: boolean;
  /** Native buttons need a name to be a group. */
  readonly names?: readonly string[];
}

const TEXTS = ['', 'a', 'b c', 'é🙂', ' x '];
const DAYS = ['', '2026-05-12', '2024-02-29'];
const OPTIONS = '<option value="a">Apple</option><option value="p">Pear</option>';
const LIST = `<select multiple>${OPTIONS}</select>`;
const LISTS = [[], ['a'], ['p'], ['a', 'p']];
const RADIOS = ['a', 'p'].map(value => `<input type="radio" value="${value}">`).join('');

const itself = (text: string): string => text;
const radioOf = (value: PlainValue): string => `input[value="${String(value)}"]`;
const inside = (): string => 'input, select';

/** A text field in which users type the value. */
const typable = {native: '<input>', typed: itself, canBeReadOnly: true} as const;

const group = (tag: string): ControlPair => ({
  tag,
  own: OPTIONS,
  native: `<span>${RADIOS}</span>`,
  values: ['a', 'p', ''],
  chosen: radioOf,
  names: ['field', 'other'],
});

const text = (type: string, values: readonly string[] = TEXTS): ControlPair => ({
  ...typable,
  tag: 'lc-text-input',
  attributes: `type="${type}"`,
  values,
});

/** All form controls, except the tree with a single selection, which is like the one with several. */
export const CONTROL_PAIRS: readonly ControlPair[] = [
  ...['text', 'search', 'tel', 'password'].map(type => text(type)),
  text('email', [...TEXTS, 'a@example.org']),
  // Browsers keep spaces that a user types around a URL until the focus leaves; the element never has them.
  text('url', ['', 'a', 'https://example.org']),
  {...text('text'), attributes: 'pattern="[a-z]"'},
  {...typable, tag: 'lc-text-input', attributes: 'type="number"', values: ['', '3', '-1', '1.5']},
  {...typable, tag: 'lc-text-area', native: '<textarea></textarea>', values: [...TEXTS, 'two\nlines']},
  {...typable, tag: 'lc-search-input', values: TEXTS, canBeReadOnly: false},
  {
    ...typable,
    tag: 'lc-number-input',
    attributes: 'min="-2" max="30"',
    native: '<input type="number">',
    values: ['', '3', '-1', '1.5', '40', '-9'],
  },
  {...typable, tag: 'lc-code-input', values: ['', '123456', '654321']},
  {...typable, tag: 'lc-phone-input', values: ['', '+4930123456', '+12133734253']},
  {...typable, tag: 'lc-time-input', values: ['', '09:30', '23:05']},
  {
    ...typable,
    tag: 'lc-datalist',
    own: OPTIONS,
    values: ['', 'a', 'p', 'other'],
    typed: value => ({a: 'Apple', p: 'Pear'})[value] ?? value,
    canBeReadOnly: false,
  },
  {tag: 'lc-color-input', native: '<input>', values: ['', '#0c5f57', '#c9d600']},
  {tag: 'lc-date-fields', native: '<input>', values: DAYS, canBeReadOnly: true},
  {tag: 'lc-date-time-picker', native: '<input>', values: DAYS},
  {
    tag: 'lc-date-range-picker',
    native: '<span><input><input></span>',
    values: ['', '2026-05-12/2026-05-14', '2024-02-29/2024-03-01'],
  },
  ...['lc-checkbox', 'lc-switch'].map(tag => ({
    tag,
    native: '<input type="checkbox">',
    values: [true, false],
    chosen: () => '',
  })),
  ...['lc-radio-button', 'lc-radio-box', 'lc-segmented'].map(group),
  {
    tag: 'lc-rating',
    // The radio button for no rating has no native pair: radio buttons cannot be cleared.
    attributes: 'max="2"',
    own: '',
    native: `<span>${['1', '2'].map(value => `<input type="radio" value="${value}">`).join('')}</span>`,
    values: ['1', '2', ''],
    chosen: radioOf,
    names: ['field', 'other'],
  },
  {
    tag: 'lc-select',
    own: `<option value="">None</option>${OPTIONS}`,
    native: `<select><option value="">None</option>${OPTIONS}</select>`,
    values: ['', 'a', 'p'],
    chosen: inside,
  },
  {tag: 'lc-checkbox-group', own: OPTIONS, native: LIST, values: LISTS, chosen: radioOf},
  {tag: 'lc-multi-select', own: OPTIONS, native: LIST, values: LISTS},
  {
    tag: 'lc-tree',
    attributes: 'selection="multiple" items=\'[{"value": "a"}, {"value": "p"}]\'',
    native: LIST,
    values: LISTS,
  },
  {tag: 'lc-transfer-list', own: OPTIONS, native: LIST, values: LISTS},
  {
    tag: 'lc-tree-select',
    attributes: 'multiple options=\'[{"value": "a"}, {"value": "p"}]\'',
    native: LIST,
    values: LISTS,
  },
  {
    tag: 'lc-slider',
    attributes: 'value="30"',
    native: '<input type="range">',
    values: ['0', '30', '70'],
    chosen: inside,
  },
  {
    tag: 'lc-range-slider',
    attributes: 'value="30,70"',
    native: '<span data-separator=","><input value="30"><input value="70"></span>',
    values: ['0,100', '30,70', '45,45'],
  },
  {tag: 'lc-file-upload', native: '<input type="file">', values: ['', 'a.pdf', 'b.txt'], chosen: inside},
];

/** Returns the value of an element as plain data. */
export function plainValueOf({localName, value, checked, typedValue}: Control): PlainValue {
  if (typeof checked === 'boolean') return checked;
  if (localName === 'lc-file-upload') return (typedValue as {path: string} | null)?.path ?? '';
  if (localName === 'lc-range-slider') return String(value);
  if (localName !== 'lc-date-range-picker') return Array.isArray(value) ? value : String(value ?? '');
  const {start, end} = (value ?? {}) as {start?: string; end?: string};
  return start === undefined ? '' : `${start}/${end}`;
}

/** Sets the value of an element. */
export function setPlainValue(control: Control, value: PlainValue): void {
  if (typeof value === 'boolean') control.checked = value;
  else if (control.localName !== 'lc-file-upload') control.value = value;
  else control.value = value === '' ? null : makeFile(String(value));
}

/** Sets the initial value of an element, like in HTML. */
export function setInitialValue(control: Control, value: PlainValue): void {
  if (typeof value === 'boolean') control.toggleAttribute('checked', value);
  else control.setAttribute('value', Array.isArray(value) ? JSON.stringify(value) : String(value));
}

/** Chooses a value like a user with a mouse. */
export function chooseIn(control: Control, selector: string, value: PlainValue): void {
  if (selector === '') return control.click();
  const target = control.shadowRoot!.querySelector<HTMLInputElement>(selector)!;
  if (target.type === 'file') chooseFiles(target, makeFile(String(value)));
  else if (target.matches('[type=radio], [type=checkbox]')) target.click();
  else {
    target.value = String(value);
    sendChange(target);
  }
}
