import {fixture, html} from '@open-wc/testing';
import type {LcDateTimePicker} from '../components/date-time-picker/date-time-picker.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import {press} from './keyboard.js';

export const part = <Part extends HTMLElement>(control: LcDateTimePicker, selector: string) =>
  control.shadowRoot!.querySelector<Part>(selector)!;
export const button = (control: LcDateTimePicker) => part<HTMLButtonElement>(control, '#control');
export const shownText = (control: LcDateTimePicker) => button(control).textContent.trim();
export const isOpen = (control: LcDateTimePicker) => part(control, '#calendar').matches(':popover-open');
export const cell = (control: LcDateTimePicker, date: string) => part(control, `[data-date="${date}"]`);
export const focusedDay = (control: LcDateTimePicker) =>
  (control.shadowRoot!.activeElement as HTMLElement | null)?.dataset.date;
export const heading = (control: LcDateTimePicker) => part(control, '#heading').textContent.trim();
export const list = (control: LcDateTimePicker, name: 'Month' | 'Year') =>
  part<HTMLSelectElement>(control, `select[aria-label="${name}"]`);
export const times = (control: LcDateTimePicker) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]'),
];

/** Selects an item of a native list, like a user. */
export async function jump(control: LcDateTimePicker, name: 'Month' | 'Year', value: number): Promise<void> {
  const select = list(control, name);
  select.value = String(value);
  select.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
  select.dispatchEvent(new Event('change', {bubbles: true}));
  await control.updateComplete;
}

const JUNE = {minDate: '2019-06-01', maxDate: '2019-06-30'};

/** A picker of days in June 2019 with the given properties. */
export async function setUp(properties: Record<string, unknown> = {}): Promise<LcDateTimePicker> {
  const page = await fixture(html`
    <div lang="en-GB">
      <p>Before</p>
      <lc-date-time-picker label="Start"></lc-date-time-picker>
      <button>After</button>
    </div>
  `);
  const control = page.querySelector('lc-date-time-picker')!;
  Object.assign(control, {...JUNE, ...properties});
  await control.updateComplete;
  return control;
}

/** A picker with its calendar open, on `value`. */
export async function openOn(
  value: string,
  properties: Record<string, unknown> = {},
): Promise<LcDateTimePicker> {
  const control = await setUp({initValue: value, ...properties});
  control.showPicker();
  await control.updateComplete;
  return control;
}

export async function pressIn(control: LcDateTimePicker, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await press(key);
    await control.updateComplete;
  }
}
