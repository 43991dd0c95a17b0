// Alone on its page: other pages have the code of the calendar from the start.
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../../testing/events.js';
import {clickOn} from '../../../testing/pointer.js';
import type {LcDateTimePicker} from '../date-time-picker.define.js';
import '../date-time-picker.define.js';
import * as calendarCode from './calendar-code.js';
import {dateCalendar} from './date-calendar.js';

const {source} = dateCalendar;
const isOpen = (picker: LcDateTimePicker) =>
  picker.shadowRoot!.querySelector('#calendar')!.matches(':popover-open');
const focusedDay = (picker: LcDateTimePicker) =>
  (picker.shadowRoot!.activeElement as HTMLElement | null)?.dataset['date'];

/** A load that ends when the test says so. */
let answer: {resolve: () => void; reject: (error: Error) => void};
let loads = 0;

function loadByHand(): void {
  loads = 0;
  dateCalendar.source = () => {
    loads += 1;
    return new Promise((resolve, reject) => {
      answer = {resolve: () => resolve(calendarCode), reject};
    });
  };
}

async function setUp(): Promise<LcDateTimePicker> {
  const page = await fixture(html`
    <div>
      <lc-date-time-picker label="Start" value="2026-05-15"></lc-date-time-picker>
      <button>After</button>
    </div>
  `);
  return page.querySelector('lc-date-time-picker')!;
}

/** Lets a load fail, after which the code is not loaded, as before. */
async function fail(): Promise<void> {
  answer.reject(new Error('No connection.'));
  await aTimeout(0);
}

describe('the calendar of lc-date-time-picker, until its code has loaded', () => {
  before(loadByHand);
  after(() => (dateCalendar.source = source));

  it('loads once when the page is idle, for all pickers', async () => {
    const picker = await setUp();
    await setUp();
    await aTimeout(100);
    expect([loads, isOpen(picker)]).to.deep.equal([1, false]);
    await fail();
  });

  it('stays closed, and warns, if the code cannot be loaded', async () => {
    const picker = await setUp();
    const warnings = await recordWarnings(async () => {
      picker.showPicker();
      await fail();
    });
    expect(isOpen(picker)).to.equal(false);
    expect(warnings.join()).to.match(/the calendar could not be loaded/);
  });

  it('then opens on the selected day, unless the picker does not wait any more', async () => {
    const [left, hidden, disabled, removed, waiting] = await Promise.all([1, 2, 3, 4, 5].map(setUp));
    left!.focus();
    for (const picker of [left, hidden, disabled, removed]) picker!.showPicker();
    await clickOn(left!.nextElementSibling as HTMLElement);
    hidden!.hidePicker();
    disabled!.disabled = true;
    removed!.remove();
    await clickOn(waiting!.shadowRoot!.querySelector<HTMLElement>('#control')!);
    const before = isOpen(waiting!);
    answer.resolve();
    await aTimeout(0);
    await waiting!.updateComplete;
    expect([before, focusedDay(waiting!)]).to.deep.equal([false, '2026-05-15']);
    expect([left, hidden, disabled, removed, waiting].map(picker => isOpen(picker!))).to.deep.equal([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('opens at once from then on', async () => {
    const picker = await setUp();
    picker.showPicker();
    expect([isOpen(picker), focusedDay(picker)]).to.deep.equal([true, '2026-05-15']);
  });
});
