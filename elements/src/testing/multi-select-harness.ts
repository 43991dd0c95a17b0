import {fixture, html} from '@open-wc/testing';
import type {LcMultiSelect} from '../components/multi-select/multi-select.define.js';
import '../components/multi-select/multi-select.define.js';
import {press, type} from './keyboard.js';

export const RED = {text: 'Red', value: 'red'};
export const GREEN = {text: 'Green', value: 'green'};
export const BLUE = {text: 'Blue', value: 'blue'};
export const MANY = Array.from({length: 10_000}, (_, index) => ({
  text: `Row ${index}`,
  value: String(index),
}));

export const inside = <Found extends HTMLElement = HTMLElement>(control: Element, selector: string) =>
  control.shadowRoot!.querySelector<Found>(selector)!;
const allInside = (control: Element, selector: string) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const textOf = (element: Element) => element.textContent.trim();

export const inputIn = (control: Element) => inside<HTMLInputElement>(control, '#control');
export const rowsIn = (control: Element) => allInside(control, '.option');
export const removersIn = (control: Element) => allInside(control, '.remove');
export const listed = (control: Element) => rowsIn(control).map(textOf);
export const notesIn = (control: Element) => allInside(control, '.note').map(textOf);
export const statusOf = (control: Element) => textOf(inside(control, '[role="status"]'));
export const isOpen = (control: Element) => inside(control, '.popup').matches(':popover-open');

/** The texts of the tags that users see. */
export const tagsOf = (control: Element) =>
  allInside(control, '.tag')
    .filter(tag => tag.checkVisibility())
    .map(textOf);

/** The texts of the rows that are marked as chosen for assistive technology. */
export const chosenRows = (control: Element) =>
  rowsIn(control)
    .filter(row => row.ariaSelected === 'true')
    .map(textOf);

/** The text of the active row, as exposed to assistive technology. */
export function activeIn(control: Element): string | undefined {
  const id = inputIn(control).getAttribute('aria-activedescendant') ?? '';
  return control.shadowRoot!.getElementById(id)?.textContent.trim();
}

/** The name of the focused button, or `'text'` for the text field. */
export function focusedIn(control: Element): string | null {
  const {activeElement} = control.shadowRoot!;
  return activeElement?.id === 'control' ? 'text' : (activeElement?.ariaLabel ?? null);
}

/** A multi-select with three colors and the given properties, before another field. */
export async function setUp(properties: Record<string, unknown> = {}): Promise<LcMultiSelect> {
  const page = await fixture(
    html`<div><lc-multi-select label="Colors"></lc-multi-select><input aria-label="Next" /></div>`,
  );
  const control = page.querySelector('lc-multi-select')!;
  Object.assign(control, {options: [RED, GREEN, BLUE], ...properties});
  await control.updateComplete;
  return control;
}

/** The same with focus, after the given keys. What is not the name of a key is typed. */
export async function setUpWith(
  keys: readonly string[],
  properties?: Record<string, unknown>,
): Promise<LcMultiSelect> {
  const control = await setUp(properties);
  control.focus();
  await enter(control, ...keys);
  return control;
}

/** Presses keys. What is not the name of a key, in lowercase, is typed. */
export async function enter(control: LcMultiSelect, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await (/^[A-Z]/.test(key) ? press(key) : type(key));
  await control.updateComplete;
}
