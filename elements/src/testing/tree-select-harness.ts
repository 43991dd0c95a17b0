import {fixture, html} from '@open-wc/testing';
import type {LcTreeSelect, TreeOption} from '../components/tree-select/tree-select.define.js';
import '../components/tree-select/tree-select.define.js';
import {press, type} from './keyboard.js';
import {until} from './until.js';

export const PLACES: readonly TreeOption[] = [
  {
    text: 'Europe',
    value: 'eu',
    children: [
      {
        text: 'Italy',
        value: 'it',
        children: [
          {text: 'Rome', value: 'rome'},
          {text: 'Milan', value: 'milan'},
        ],
      },
      {text: 'Austria', value: 'at'},
    ],
  },
  {
    text: 'Asia',
    value: 'as',
    children: [
      {text: 'Japan', value: 'jp', disabled: true},
      {text: 'Iran', value: 'ir'},
    ],
  },
];

export const inside = <Found extends HTMLElement = HTMLElement>(control: Element, selector: string) =>
  control.shadowRoot!.querySelector<Found>(selector)!;
const allInside = (control: Element, selector: string) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const textOf = (element: Element) => element.textContent.trim();

export const inputIn = (control: Element) => inside<HTMLInputElement>(control, '#control');
export const rowsIn = (control: Element) => allInside(control, '.row');
export const listed = (control: Element) => rowsIn(control).map(textOf).join(' ');
export const rowOf = (control: Element, text: string) => rowsIn(control).find(row => textOf(row) === text)!;
export const checksIn = (control: Element) =>
  rowsIn(control)
    .map(row => `${textOf(row)} ${row.ariaChecked}`)
    .join(', ');
export const statusOf = (control: Element) => textOf(inside(control, '[role="status"]'));
export const isOpen = (control: Element) => inside(control, '.popup').matches(':popover-open');
export const tagsOf = (control: Element) => allInside(control, '.tag').map(textOf);

/** The text of the active row, as exposed to assistive technology. */
export function activeIn(control: Element): string | undefined {
  const id = inputIn(control).getAttribute('aria-activedescendant') ?? '';
  return control.shadowRoot!.getElementById(id)?.textContent.trim();
}

/** A tree select with places, before another field. */
export async function setUp(properties: Partial<LcTreeSelect> = {}): Promise<LcTreeSelect> {
  const page = await fixture(
    html`<div><lc-tree-select label="Place"></lc-tree-select><input aria-label="Next" /></div>`,
  );
  const control = page.querySelector('lc-tree-select')!;
  Object.assign(control, {options: PLACES}, properties);
  await control.updateComplete;
  return control;
}

/** The same with focus, after the given keys. */
export async function setUpWith(
  keys: readonly string[],
  properties?: Partial<LcTreeSelect>,
): Promise<LcTreeSelect> {
  const control = await setUp(properties);
  control.focus();
  await enter(control, ...keys);
  return control;
}

/** Presses keys. What is not the name of a key, in lowercase, is typed. */
export async function enter(control: LcTreeSelect, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await (/^[A-Z ]/.test(key) ? press(key) : type(key));
  await control.updateComplete;
}

/** Opens the tree with a press of its button. */
export async function open(control: LcTreeSelect): Promise<void> {
  inside(control, '.toggle').click();
  await until(() => isOpen(control));
  await control.updateComplete;
}
