import {fixture, html} from '@open-wc/testing';
import type {LcDatalist} from '../components/datalist/datalist.define.js';
import '../components/datalist/datalist.define.js';
import {press, type} from './keyboard.js';

export const OPTIONS = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
  {text: 'JAVA', value: 'java'},
];

export const inside = <Found extends HTMLElement = HTMLElement>(control: LcDatalist, selector: string) =>
  control.shadowRoot!.querySelector<Found>(selector)!;
export const inputIn = (control: LcDatalist) => inside<HTMLInputElement>(control, 'input');
export const toggleIn = (control: LcDatalist) => inside(control, '.toggle');
export const rowsIn = (control: LcDatalist) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>('.option'),
];
export const listed = (control: LcDatalist) => rowsIn(control).map(row => row.textContent.trim());
export const notesIn = (control: LcDatalist) =>
  [...control.shadowRoot!.querySelectorAll('.note')].map(note => note.textContent.trim());
export const isOpen = (control: LcDatalist) => inside(control, '.popup').matches(':popover-open');

/** The text of the active suggestion, as exposed to assistive technology. */
export const activeIn = (control: LcDatalist) =>
  control
    .shadowRoot!.getElementById(inputIn(control).getAttribute('aria-activedescendant') ?? '')
    ?.textContent.trim();

/** A datalist with the three languages and the given properties. */
export async function setUp(properties: Record<string, unknown> = {}): Promise<LcDatalist> {
  const control = await fixture<LcDatalist>(html`<lc-datalist label="Language"></lc-datalist>`);
  Object.assign(control, {options: OPTIONS, ...properties});
  await control.updateComplete;
  return control;
}

/** The same with focus, after the given keys. */
export async function setUpWith(
  keys: readonly string[],
  properties?: Record<string, unknown>,
): Promise<LcDatalist> {
  const control = await setUp(properties);
  control.focus();
  for (const key of keys) await press(key);
  await control.updateComplete;
  return control;
}

/** The same with focus, after the given text. */
export async function setUpTyped(text: string, properties?: Record<string, unknown>): Promise<LcDatalist> {
  const control = await setUpWith([], properties);
  await type(text);
  await control.updateComplete;
  return control;
}
