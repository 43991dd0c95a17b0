import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcDateRangePicker} from './date-range-picker.define.js';
import './date-range-picker.define.js';
import './range-calendar.define.js';

const SPRING = {start: '2026-03', end: '2026-05'};

async function setUp(
  properties: Partial<LcDateRangePicker> = {},
  lang = 'en-GB',
): Promise<LcDateRangePicker> {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <lc-date-range-picker label="Report" name="report" lang=${lang} picker="month"></lc-date-range-picker>
    </form>
  `);
  const picker = form.querySelector('lc-date-range-picker')!;
  Object.assign(picker, properties);
  await picker.updateComplete;
  return picker;
}

async function openPicker(
  properties: Partial<LcDateRangePicker> = {},
  lang?: string,
): Promise<LcDateRangePicker> {
  const picker = await setUp({value: SPRING, ...properties}, lang);
  picker.showPicker();
  await picker.updateComplete;
  return picker;
}

const find = (picker: Element, selector: string) => picker.shadowRoot!.querySelector<HTMLElement>(selector)!;
const inputs = (picker: Element) => [...picker.shadowRoot!.querySelectorAll('input')];
const datesOf = (picker: Element, selector: string) =>
  [...picker.shadowRoot!.querySelectorAll<HTMLElement>(selector)].map(({dataset}) => dataset['date']);
const announced = (picker: Element) => find(picker, '.visually-hidden[aria-live]').textContent.trim();
const messageOf = (picker: Element) => find(picker, '#message').textContent.trim();

async function pressAll(picker: LcDateRangePicker, ...keys: string[]): Promise<void> {
  for (const key of keys) await press(key);
  await picker.updateComplete;
}

describe('lc-date-range-picker with picker', () => {
  it('is accessible while its months are open', async () => {
    await expectAccessible(await openPicker());
  });

  it('shows the months of its value in words, and submits their text', async () => {
    const picker = await setUp({initValue: '2026-03/2026-05'});
    expect(inputs(picker).map(({value}) => value)).to.deep.equal(['March 2026', 'May 2026']);
    expect([...new FormData(picker.form!).values(), picker.value]).to.deep.equal([
      '2026-03',
      '2026-05',
      SPRING,
    ]);
  });

  it('has a value of the app once picker fits', async () => {
    const picker = await setUp({picker: 'date'});
    const warnings = await recordWarnings(async () => {
      picker.value = {start: '2026-Q1', end: '2026-Q2'};
      picker.picker = 'quarter';
      await picker.updateComplete;
    });
    expect([warnings, picker.value]).to.deep.equal([[], {start: '2026-Q1', end: '2026-Q2'}]);
  });

  it('reads months that users type', async () => {
    const picker = await setUp();
    picker.focus();
    await type('3/2026');
    inputs(picker)[1]!.focus();
    await type('may 2026');
    await pressAll(picker, 'Enter');
    expect([picker.value, announced(picker)]).to.deep.equal([SPRING, 'March 2026 to May 2026 chosen.']);
  });

  it('selects the first and the last month with the keyboard, and the months in between', async () => {
    const picker = await openPicker();
    expect(datesOf(picker, '.in-range')).to.deep.equal(['2026-03-01', '2026-04-01', '2026-05-01']);
    await pressAll(picker, 'ArrowDown', 'Enter', 'PageDown');
    expect([datesOf(picker, '.in-range').length, announced(picker)]).to.deep.equal([
      6,
      'Starts on June 2026. Choose the other end.',
    ]);
    await pressAll(picker, 'Enter');
    expect(picker.value).to.deep.equal({start: '2026-06', end: '2027-06'});
  });

  it('marks the rows of weeks', async () => {
    const picker = await openPicker({picker: 'week', value: {start: '2026-W20', end: '2026-W21'}}, 'en-US');
    expect(datesOf(picker, '.range-start')).to.deep.equal(
      [10, 11, 12, 13, 14, 15, 16].map(day => `2026-05-${day}`),
    );
    expect(datesOf(picker, '.range-end').at(-1)).to.equal('2026-05-23');
    await clickOn(find(picker, '[data-date="2026-05-17"]'));
    await clickOn(find(picker, '[data-date="2026-05-10"]'));
    expect(picker.value).to.deep.equal({start: '2026-W20', end: '2026-W21'});
  });

  for (const [properties, message] of [
    [{value: {start: '2026-05', end: '2026-03'}}, 'The end date must not be before the start date.'],
    [{value: SPRING, minDate: '2026-04'}, 'Start date must be April 2026 or later.'],
    [{value: SPRING, maxDays: 60}, 'Report must have no more than 60 days.'],
    [{value: SPRING, maxDays: 92}, ''],
    [
      {value: SPRING, filterDate: (date: Date) => date.getMonth() !== 3},
      'Report must not include days that are not available.',
    ],
    [{value: SPRING, filterDate: (date: Date) => date.getDate() > 20}, ''],
  ] as const) {
    it(`${message ? `says "${message}"` : 'accepts a range'} with ${Object.keys(properties).join(', ')}`, async () => {
      expect(messageOf(await setUp({...properties, showValidation: true}))).to.equal(message);
    });
  }
});
