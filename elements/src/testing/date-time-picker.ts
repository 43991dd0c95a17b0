import {fixture, html} from '@open-wc/testing';
import type {LcDateTimePicker} from '../components/date-time-picker/date-time-picker.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/date-time-picker/calendar.define.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';

export const part = <Part extends HTMLElement>(control: LcDateTimePicker, selector: string) =>
  control.shadowRoot!.querySelector<Part>(selector)!;
export const button = (control: LcDateTimePicker) => part<HTMLButtonElement>(control, '#control');
export const shownText = (control: LcDateTimePicker) => button(control).textContent.trim();
export const isOpen = (control: LcDateTimePicker) => part(control, '#calendar').matches(':popover-open');
export const cell = (control: LcDateTimePicker, date: string) => part(control, `[data-date="${date}"]`);
export const focusedDay = (control: LcDateTimePicker) =>
  (control.shadowRoot!.activeElement as HTMLElement | null)?.dataset.date;
export const heading = (control: LcDateTimePicker) => part(control, '#heading').textContent.trim();
/** The button that opens the list of months or years. */
export const jumpButton = (control: LcDateTimePicker, name: 'Month' | 'Year') =>
  part(control, `button[aria-label="${name}"]`);
/** The options of the open list of months or years. */
export const choices = (control: LcDateTimePicker) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>('#jump-list > [role=option]'),
];
export const times = (control: LcDateTimePicker) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]'),
];

/** Opens the list of months or years with a press, and returns its options as text. */
export async function openJump(control: LcDateTimePicker, name: 'Month' | 'Year'): Promise<string[]> {
  await clickOn(jumpButton(control, name));
  await control.updateComplete;
  return choices(control).map(choice => choice.textContent.trim());
}

/** Selects a month or year, like a user with a pointer. */
export async function jump(control: LcDateTimePicker, name: 'Month' | 'Year', text: string): Promise<void> {
  if (jumpButton(control, name).ariaExpanded === 'false') await openJump(control, name);
  await clickOn(choices(control).find(choice => choice.textContent.trim() === text)!);
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
