import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {enUS} from 'date-fns/locale/en-US';
import * as s from 'superstruct';
import {ar, registerTranslation} from '../../core/localization/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import type {InputError, LcDateTimePicker} from './date-time-picker.define.js';
import './date-time-picker.define.js';

const part = <Part extends HTMLElement>(control: LcDateTimePicker, selector: string) =>
  control.shadowRoot!.querySelector<Part>(selector)!;
const button = (control: LcDateTimePicker) => part<HTMLButtonElement>(control, '#control');
const shownText = (control: LcDateTimePicker) => button(control).textContent.trim();
const isOpen = (control: LcDateTimePicker) => part(control, '#calendar').matches(':popover-open');
const cell = (control: LcDateTimePicker, date: string) => part(control, `[data-date="${date}"]`);
const focusedDay = (control: LcDateTimePicker) =>
  (control.shadowRoot!.activeElement as HTMLElement | null)?.dataset.date;
const heading = (control: LcDateTimePicker) => part(control, '#heading').textContent;
const list = (control: LcDateTimePicker, name: 'Month' | 'Year') =>
  part<HTMLSelectElement>(control, `select[aria-label="${name}"]`);
const times = (control: LcDateTimePicker) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]'),
];

/** Chooses an item of a native list, as a user does. */
async function jump(control: LcDateTimePicker, name: 'Month' | 'Year', value: number): Promise<void> {
  const select = list(control, name);
  select.value = String(value);
  select.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
  select.dispatchEvent(new Event('change', {bubbles: true}));
  await control.updateComplete;
}

testFormControl<LcDateTimePicker>({
  tag: 'lc-date-time-picker',
  values: [
    {
      set: control => (control.value = '2019-06-01'),
      initValue: '2019-06-01',
      typed: new Date(2019, 5, 1),
      submitted: '2019-06-01',
    },
    {
      set: control => (control.valueAsDate = new Date(2019, 5, 15)),
      initValue: new Date(2019, 5, 15),
      typed: new Date(2019, 5, 15),
      submitted: '2019-06-15',
    },
  ],
  emptyFormValue: '',
  inner: button,
  edit: async control => {
    control.focus();
    await press('ArrowDown');
    await control.updateComplete;
    await press('Enter');
  },
});

const JUNE = {minDate: '2019-06-01', maxDate: '2019-06-30'};

/** A picker of days in June 2019, changed by `properties`. */
async function setUp(properties: Record<string, unknown> = {}): Promise<LcDateTimePicker> {
  const page = await fixture(html`
    <div lang="en-GB">
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
async function openOn(value: string, properties: Record<string, unknown> = {}): Promise<LcDateTimePicker> {
  const control = await setUp({initValue: value, ...properties});
  control.showPicker();
  await control.updateComplete;
  return control;
}

async function pressIn(control: LcDateTimePicker, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await press(key);
    await control.updateComplete;
  }
}

describe('lc-date-time-picker', () => {
  describe('accessibility', () => {
    it('is accessible while it is open', async () => {
      await expectAccessible(await openOn('2019-06-15'));
    });

    it('is accessible while it is open with times', async () => {
      await expectAccessible(await openOn('2019-06-15T10:30', {showTimeSelect: true}));
    });

    it('says that it opens a dialog, and whether it is open', async () => {
      const control = await setUp();
      const states = () => [button(control).getAttribute('aria-haspopup'), button(control).ariaExpanded];
      expect(states()).to.deep.equal(['dialog', 'false']);
      control.showPicker();
      await control.updateComplete;
      expect(states()).to.deep.equal(['dialog', 'true']);
    });

    it('names the dialog after the label', async () => {
      const popup = part(await openOn('2019-06-15'), '#calendar');
      expect([popup.role, popup.ariaLabel]).to.deep.equal(['dialog', 'Start']);
    });

    it('tells the month on show to screen readers', async () => {
      const control = await openOn('2019-06-15', {maxDate: null});
      expect([heading(control), part(control, '#heading').ariaLive]).to.deep.equal(['June 2019', 'polite']);
    });

    it('names a day in full', async () => {
      expect(cell(await openOn('2019-06-15'), '2019-06-01').ariaLabel).to.match(/^Saturday,? 1 June 2019$/);
    });

    it('has one tab stop among the days', async () => {
      const control = await openOn('2019-06-15');
      const stops = [...control.shadowRoot!.querySelectorAll<HTMLElement>('.day[tabindex="0"]')];
      expect(stops.map(day => day.dataset.date)).to.deep.equal(['2019-06-15']);
    });
  });

  describe('properties', () => {
    it('asks for a date while it is empty', async () => {
      expect(shownText(await setUp())).to.equal('Choose a date');
    });

    it('speaks the language of the page', async () => {
      registerTranslation(ar);
      const page = await fixture(html`<div lang="ar"><lc-date-time-picker></lc-date-time-picker></div>`);
      expect(shownText(page.querySelector('lc-date-time-picker')!)).to.equal('اختر تاريخًا');
    });

    for (const [properties, shown] of [
      [{}, '15/06/2019'],
      [{dateFormat: 'd MMM yyyy'}, '15 Jun 2019'],
      [{showTimeSelect: true}, '15/06/2019 14:30 PM'],
      [{showTimeSelect: true, timeFormat: 'HH:mm'}, '15/06/2019 14:30'],
      [{showTimeSelect: true, dateFormat: 'dd/MM/yyyy HH:mm'}, '15/06/2019 14:30'],
      [{showTimeSelect: true, dateFormat: 'hh:mm AM/PM'}, '02:30 PM'],
    ] as const) {
      it(`shows ${shown} with ${JSON.stringify(properties)}`, async () => {
        expect(shownText(await setUp({value: '2019-06-15T14:30', ...properties}))).to.equal(shown);
      });
    }

    it('warns of a format that date-fns does not take, and shows the default one', async () => {
      const control = await setUp({value: '2019-06-15'});
      const warnings = await recordWarnings(async () => {
        control.dateFormat = 'n';
        await control.updateComplete;
      });
      expect([warnings.length, shownText(control)]).to.deep.equal([1, '15/06/2019']);
    });

    it('holds a time with showTimeSelect only, in whatever order they are set', async () => {
      const control = await setUp({value: '2019-06-15T14:30'});
      expect(control.value).to.equal('2019-06-15');
      control.showTimeSelect = true;
      expect(control.value).to.equal('2019-06-15T14:30');
    });

    it('is a local Date, the same one until the value changes', async () => {
      const control = await setUp({value: '2019-06-15T14:30', showTimeSelect: true});
      expect(control.valueAsDate).to.deep.equal(new Date(2019, 5, 15, 14, 30));
      expect(control.valueAsDate).to.equal(control.typedValue);
    });

    it('is emptied by a null Date', async () => {
      const control = await setUp({initValue: '2019-06-15'});
      control.valueAsDate = null;
      expect([control.value, control.valueAsDate]).to.deep.equal(['', null]);
    });

    it('goes back to the start value when its Date is set to undefined', async () => {
      const control = await setUp({initValue: '2019-06-15', value: '2019-06-20'});
      control.valueAsDate = undefined;
      expect(control.value).to.equal('2019-06-15');
    });

    it('reads the value attribute as the start value', async () => {
      const control = await fixture<LcDateTimePicker>(
        html`<lc-date-time-picker value="2019-06-15"></lc-date-time-picker>`,
      );
      expect(control.value).to.equal('2019-06-15');
    });

    for (const [attribute, bad] of [
      ['init-value', '15/06/2019'],
      ['min', '2019-02-30'],
      ['max', 'tomorrow'],
    ] as const) {
      it(`warns once of ${attribute}="${bad}" and leaves it out`, async () => {
        const control = await setUp({minDate: null, maxDate: null});
        const warnings = await recordWarnings(async () => {
          control.setAttribute(attribute, bad);
          await control.updateComplete;
          control.showPicker();
          await control.updateComplete;
        });
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain(`<lc-date-time-picker>: ${attribute} must be`);
        expect(control.validity.valid).to.equal(true);
      });
    }

    it('warns of intervals that are none and offers every 30 minutes', async () => {
      const control = await setUp({showTimeSelect: true, timeIntervals: 0});
      const warnings = await recordWarnings(async () => {
        control.showPicker();
        await control.updateComplete;
      });
      expect([warnings.length, times(control).length]).to.deep.equal([1, 48]);
    });

    it('starts the week where the page does', async () => {
      const first = (control: LcDateTimePicker) => part<HTMLTableCellElement>(control, 'th').abbr;
      expect(first(await openOn('2019-06-15'))).to.equal('Monday');
      const american = await setUp();
      american.lang = 'en-US';
      american.showPicker();
      await american.updateComplete;
      expect(first(american)).to.equal('Sunday');
    });

    it('starts the week where the locale does', async () => {
      const control = await openOn('2019-06-15', {locale: enUS});
      expect(part<HTMLTableCellElement>(control, 'th').abbr).to.equal('Sunday');
    });

    it('offers 30 years before and after this one by default', async () => {
      const control = await openOn('', {minDate: null, maxDate: null});
      const year = new Date().getFullYear();
      const years = [...list(control, 'Year').options].map(({value}) => Number(value));
      expect([years[0], years.at(-1)]).to.deep.equal([year - 30, year + 30]);
    });

    it('lets only days be chosen that filterDate lets through', async () => {
      const control = await openOn('2019-06-14', {filterDate: (date: Date) => date.getDay() !== 0});
      expect(cell(control, '2019-06-16').ariaDisabled).to.equal('true');
      cell(control, '2019-06-16').click();
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-14', true]);
    });

    it('warns of a filterDate that throws, and lets the day be chosen', async () => {
      const control = await setUp();
      const warnings = await recordWarnings(() => {
        control.filterDate = () => {
          throw new Error('No.');
        };
        control.value = '2019-06-15';
      });
      expect([warnings.length, control.validity.valid]).to.deep.equal([1, true]);
    });
  });

  describe('events', () => {
    it('sends input and change for a day, with the new value', async () => {
      const control = await openOn('2019-06-15');
      const seen: string[] = [];
      for (const name of ['input', 'change'])
        control.addEventListener(name, () => seen.push(`${name} ${control.value}`));
      await clickOn(cell(control, '2019-06-20'));
      expect(seen).to.deep.equal(['input 2019-06-20', 'change 2019-06-20']);
    });

    it('sends no event for the day that is chosen already', async () => {
      const control = await openOn('2019-06-15');
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(cell(control, '2019-06-15'));
      expect([seen, isOpen(control)]).to.deep.equal([[], false]);
    });

    it('sends no event when another month is shown', async () => {
      const control = await openOn('2019-06-15', {maxDate: '2021-12-31'});
      const seen = recordEvents(control, 'input', 'change');
      await jump(control, 'Month', 9);
      await jump(control, 'Year', 2020);
      expect([heading(control), seen]).to.deep.equal(['September 2020', []]);
    });

    it('reports a move without a day to land on, and stays on the day', async () => {
      const control = await openOn('2019-06-30');
      const details: InputError[] = [];
      control.parentElement!.addEventListener('lc-input-error', event => details.push(event.detail));
      await pressIn(control, 'ArrowRight');
      expect(details).to.deep.equal([{code: 1, msg: 'Date input not valid.'}]);
      expect(focusedDay(control)).to.equal('2019-06-30');
    });
  });

  describe('opening', () => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      it(`opens with ${key} and focuses the chosen day`, async () => {
        const control = await setUp({value: '2019-06-15'});
        control.focus();
        await pressIn(control, key);
        expect([isOpen(control), focusedDay(control)]).to.deep.equal([true, '2019-06-15']);
      });
    }

    it('opens and closes with a click', async () => {
      const control = await setUp();
      await clickOn(button(control));
      await control.updateComplete;
      expect(isOpen(control)).to.equal(true);
      await clickOn(button(control));
      expect(isOpen(control)).to.equal(false);
    });

    it('opens on the nearest day that can be chosen', async () => {
      expect(focusedDay(await openOn(''))).to.equal('2019-06-30');
    });

    it('opens where no day can be chosen', async () => {
      const control = await openOn('', {filterDate: () => false});
      expectFocus(part(control, '#calendar'));
    });

    it('does not open while disabled', async () => {
      const control = await setUp({disabled: true});
      control.showPicker();
      expect(isOpen(control)).to.equal(false);
    });

    it('closes when it becomes disabled', async () => {
      const control = await openOn('2019-06-15');
      control.disabled = true;
      await control.updateComplete;
      expect(isOpen(control)).to.equal(false);
    });

    it('does not open again at once after a day is chosen', async () => {
      const control = await openOn('2019-06-15');
      cell(control, '2019-06-20').click();
      button(control).click();
      expect(isOpen(control)).to.equal(false);
      await aTimeout(60);
      button(control).click();
      expect(isOpen(control)).to.equal(true);
    });

    it('closes at a press outside', async () => {
      const control = await openOn('2019-06-15');
      document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
      expect(isOpen(control)).to.equal(false);
    });
  });

  describe('keyboard', () => {
    for (const [keys, day] of [
      [['ArrowRight'], '2019-06-13'],
      [['ArrowLeft'], '2019-06-11'],
      [['ArrowDown'], '2019-06-19'],
      [['ArrowUp'], '2019-06-05'],
      [['Home'], '2019-06-10'],
      [['End'], '2019-06-16'],
      [['PageDown'], '2019-07-12'],
      [['PageUp'], '2019-05-12'],
      [['Shift+PageDown'], '2020-06-12'],
      [['Shift+PageUp'], '2018-06-12'],
      [['PageDown', 'ArrowUp', 'ArrowUp'], '2019-06-28'],
    ] as const) {
      it(`goes from 12 June to ${day} with ${keys.join(', ')}`, async () => {
        const control = await openOn('2019-06-12', {minDate: '2010-01-01', maxDate: '2030-12-31'});
        await pressIn(control, ...keys);
        expect(focusedDay(control)).to.equal(day);
      });
    }

    it('goes to the next day with the arrow to the left from right to left', async () => {
      const control = await setUp({initValue: '2019-06-12'});
      control.dir = 'rtl';
      control.showPicker();
      await control.updateComplete;
      await pressIn(control, 'ArrowLeft');
      expect(focusedDay(control)).to.equal('2019-06-13');
    });

    for (const key of ['Enter', 'Space']) {
      it(`chooses the day with ${key}, closes and goes back to the control`, async () => {
        const control = await openOn('2019-06-12');
        await pressIn(control, 'ArrowRight', key);
        expect([control.value, shownText(control)]).to.deep.equal(['2019-06-13', '13/06/2019']);
        expect([isOpen(control), control.shadowRoot!.activeElement]).to.deep.equal([false, button(control)]);
      });
    }

    it('closes with Escape, keeps the value and goes back to the control', async () => {
      const control = await openOn('2019-06-12');
      await pressIn(control, 'ArrowRight', 'Escape');
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-12', false]);
      expectFocus(button(control));
    });

    it('closes with Tab from the days and goes on to what follows', async () => {
      const control = await openOn('2019-06-12');
      await pressIn(control, 'Tab');
      expect(isOpen(control)).to.equal(false);
      expectFocus(control.nextElementSibling);
    });

    it('closes with Shift and Tab before the first part', async () => {
      const control = await openOn('2019-06-12');
      part(control, '.previous').focus();
      await pressIn(control, 'Shift+Tab');
      expect([isOpen(control), control.shadowRoot!.activeElement]).to.deep.equal([false, button(control)]);
    });

    it('leaves letters alone', async () => {
      const control = await openOn('2019-06-12');
      const seen = recordEvents(control, 'lc-input-error');
      await pressIn(control, 'a');
      expect([focusedDay(control), seen]).to.deep.equal(['2019-06-12', []]);
    });

    it('clears the value with Delete', async () => {
      const control = await setUp({value: '2019-06-12'});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await pressIn(control, 'Delete', 'Delete');
      expect([control.value, seen]).to.deep.equal(['', ['input', 'change']]);
    });
  });

  describe('pointer', () => {
    it('shows the months beside', async () => {
      const control = await openOn('2019-06-15', {maxDate: '2019-07-31'});
      await clickOn(part(control, '.next'));
      await control.updateComplete;
      expect(heading(control)).to.equal('July 2019');
      await clickOn(part(control, '.previous'));
      await control.updateComplete;
      expect(heading(control)).to.equal('June 2019');
    });

    it('stays on the last month', async () => {
      const control = await openOn('2019-06-15');
      await clickOn(part(control, '.next'));
      await control.updateComplete;
      expect([heading(control), isOpen(control)]).to.deep.equal(['June 2019', true]);
    });

    it('goes to a month of the year that has days', async () => {
      const control = await openOn('2019-03-15', {minDate: '2018-11-10', maxDate: '2019-06-30'});
      await jump(control, 'Year', 2018);
      expect(heading(control)).to.equal('November 2018');
    });

    it('clears the value with its button', async () => {
      const control = await setUp({value: '2019-06-12'});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(part(control, '.clear'));
      await control.updateComplete;
      expect([control.value, seen, isOpen(control)]).to.deep.equal(['', ['input', 'change'], false]);
      expectSame(part(control, '.clear'), null);
    });
  });

  describe('with times', () => {
    const withTimes = {showTimeSelect: true, timeIntervals: 15, timeFormat: 'HH:mm'};

    it('offers times under their caption', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      expect(part(control, '#time-caption').textContent).to.equal('Time');
      expect(times(control)[1]!.textContent.trim()).to.equal('00:15');
    });

    it('has the chosen time in view', async () => {
      const control = await openOn('2019-06-15T22:30', withTimes);
      const item = part(control, '.time[aria-selected=true]').getBoundingClientRect();
      const box = part(control, '#time-list').getBoundingClientRect();
      expect([item.top >= box.top, item.bottom <= box.bottom]).to.deep.equal([true, true]);
    });

    it('keeps the time and stays open when a day is chosen', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      await clickOn(cell(control, '2019-06-20'));
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-20T10:30', true]);
    });

    it('closes when a time is chosen', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      times(control)[0]!.click();
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-15T00:00', false]);
    });

    it('takes the highlighted day when a time is chosen first', async () => {
      const control = await openOn('', withTimes);
      times(control)[4]!.click();
      expect(control.value).to.equal('2019-06-30T01:00');
    });

    it('chooses a time by keyboard', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      await pressIn(control, 'Tab', 'ArrowDown', 'Enter');
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-15T10:45', false]);
    });

    it('goes to the first and the last time with Home and End', async () => {
      const control = await openOn('2019-06-15T10:30', withTimes);
      await pressIn(control, 'Tab', 'End');
      const active = () => part(control, '#time-list').getAttribute('aria-activedescendant');
      expect(active()).to.equal('time-95');
      await pressIn(control, 'Home');
      expect(active()).to.equal('time-0');
    });

    it('bounds the times of the first and the last day', async () => {
      const control = await openOn('2019-06-01T12:00', {...withTimes, minDate: '2019-06-01T09:00'});
      expect(times(control).filter(time => time.ariaDisabled === 'true')).to.have.length(36);
      times(control)[0]!.click();
      expect(control.value).to.equal('2019-06-01T12:00');
    });

    it('moves a time that the new day does not allow to the nearest one', async () => {
      const control = await openOn('2019-06-02T07:00', {...withTimes, minDate: '2019-06-01T09:00'});
      cell(control, '2019-06-01').click();
      expect(control.value).to.equal('2019-06-01T09:00');
    });
  });

  describe('form', () => {
    for (const [value, properties, message] of [
      ['2019-05-31', {}, 'Start must be 01/06/2019 or later.'],
      ['2019-07-01', {}, 'Start must be 30/06/2019 or earlier.'],
      ['2019-06-30T23:30', {showTimeSelect: true, maxDate: new Date(2019, 5, 30)}, ''],
      [
        '2019-06-30T23:30',
        {showTimeSelect: true, maxDate: '2019-06-30T20:00', timeFormat: 'HH:mm'},
        'Start must be 30/06/2019 20:00 or earlier.',
      ],
      ['2019-06-16', {filterDate: () => false}, 'Start is not valid.'],
      ['1950-06-16', {minDate: null, maxDate: null}, ''],
      ['', {rules: s.date()}, 'Start is required.'],
      ['2019-06-16', {rules: s.date()}, ''],
    ] as const) {
      it(`says "${message}" for "${value}" with ${Object.keys(properties).join(' and ') || 'bounds'}`, async () => {
        expect((await setUp({value, ...properties})).validationMessage).to.equal(message);
      });
    }

    it('is out of range in the terms of HTML', async () => {
      expect((await setUp({value: '2019-05-31'})).validity.rangeUnderflow).to.equal(true);
    });
  });
});
