import {fixture, html} from '@open-wc/testing';
import type {LcSelect} from '../components/select/select.define.js';
import '../components/select/select.define.js';
import '../components/menu/popups.define.js';
import '../components/select/select-list.define.js';
import {press, type} from './keyboard.js';

/** Another group than that of the first two, and one option that is disabled. */
export const COUNTRIES = [
  {text: 'Egypt', value: 'eg', group: 'Africa', description: 'Cairo'},
  {text: 'Morocco', value: 'ma', group: 'Africa', description: 'Rabat', disabled: true},
  {text: 'New Zealand', value: 'nz', group: 'Oceania', description: 'Wellington'},
  {text: 'Niue', value: 'nu', group: 'Oceania', description: 'Alofi'},
];

export const inside = <Found extends HTMLElement = HTMLElement>(control: Element, selector: string) =>
  control.shadowRoot!.querySelector<Found>(selector)!;
const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();

export const controlIn = (control: Element) => inside<HTMLInputElement>(control, '#control');
export const rowsIn = (control: Element) => [...control.shadowRoot!.querySelectorAll<HTMLElement>('.option')];
export const listed = (control: Element) => rowsIn(control).map(textOf);
export const isOpen = (control: Element) => inside(control, '.popup').matches(':popover-open');
export const statusOf = (control: Element) => textOf(inside(control, '[role="status"]'));

/** What the control shows: the text of its button, or of its field. */
export function shownIn(control: Element): string | undefined {
  const inner = controlIn(control);
  return inner.localName === 'input' ? inner.value : textOf(inner);
}

/** The text of the active option, as exposed to assistive technology. */
export function activeIn(control: Element): string | undefined {
  const id = controlIn(control).getAttribute('aria-activedescendant') ?? '';
  return textOf(control.shadowRoot!.getElementById(id))?.split(' ')[0];
}

/** A select with its own list and the given properties, before a button. */
export async function setUp(properties: Record<string, unknown> = {}): Promise<LcSelect> {
  const page = await fixture(html`
    <div><lc-select label="Country" name="country"></lc-select><button>Next</button></div>
  `);
  const control = page.querySelector('lc-select')!;
  Object.assign(control, {options: COUNTRIES, ...properties});
  await control.updateComplete;
  return control;
}

/** The same with focus, after the given keys. */
export async function setUpWith(
  keys: readonly string[],
  properties?: Record<string, unknown>,
): Promise<LcSelect> {
  const control = await setUp(properties);
  control.focus();
  await pressIn(control, ...keys);
  return control;
}

/** The same with focus and `searchable`, after the given text replaces that of the selected option, as after Tab. */
export async function setUpTyped(text: string, properties?: Record<string, unknown>): Promise<LcSelect> {
  const control = await setUpWith([], {searchable: true, ...properties});
  controlIn(control).select();
  await type(text);
  await control.updateComplete;
  return control;
}

export async function pressIn(control: LcSelect, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await press(key);
    await control.updateComplete;
  }
}
