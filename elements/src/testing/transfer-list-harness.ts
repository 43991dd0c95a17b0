import {fixture, html} from '@open-wc/testing';
import type {LcTransferList} from '../components/transfer-list/transfer-list.js';
import type {SideName} from '../components/transfer-list/transfer-side.js';

export const COLUMNS = ['Date', 'Customer', 'Status', 'Total', 'Country'].map(text => ({
  text,
  value: text.toLowerCase(),
}));

/** A transfer list in a window that is wide enough for its lists. The chosen options are the second and the fourth one. */
export async function makeTransferList(properties: Partial<LcTransferList> = {}): Promise<LcTransferList> {
  const control = await fixture<LcTransferList>(html`
    <lc-transfer-list label="Columns" name="columns" .options=${COLUMNS} .initValue=${['customer', 'total']}>
    </lc-transfer-list>
  `);
  control.style.inlineSize = '40rem';
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
}

export const find = (control: Element, selector: string): HTMLElement =>
  control.shadowRoot!.querySelector<HTMLElement>(selector)!;

export const listOf = (control: Element, name: SideName): HTMLElement => find(control, `#${name}`);

export const rowsIn = (control: Element, name: SideName): HTMLElement[] => [
  ...listOf(control, name).querySelectorAll<HTMLElement>('[role=option]'),
];

export const textsIn = (control: Element, name: SideName): string[] =>
  rowsIn(control, name).map(row => row.textContent.trim());

export const selectedIn = (control: Element, name: SideName): string[] =>
  rowsIn(control, name)
    .filter(row => row.ariaSelected === 'true')
    .map(row => row.textContent.trim());

/** The text of the active option of a list. */
export function activeIn(control: Element, name: SideName): string | undefined {
  const id = listOf(control, name).getAttribute('aria-activedescendant');
  return id === null ? undefined : find(control, `#${id}`).textContent.trim();
}

export const statusOf = (control: Element): string => find(control, '[role=status]').textContent.trim();
