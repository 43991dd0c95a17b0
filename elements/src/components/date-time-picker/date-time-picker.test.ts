import {expect, fixture, html} from '@open-wc/testing';
import {de} from 'date-fns/locale/de';
import {enUS} from 'date-fns/locale/en-US';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import type {InputError, LcDateTimePicker} from './date-time-picker.define.js';
import './date-time-picker.define.js';
import './calendar.define.js';
import {
  button,
  cell,
  focusedDay,
  heading,
  isOpen,
  jump,
  openJump,
  openOn,
  part,
  pressIn,
  setUp,
  shownText,
  times,
} from '../../testing/date-time-picker.js';

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

describe('lc-date-time-picker', () => {
  describe('accessibility', () => {
    it('is accessible while it is open', async () => {
      await expectAccessible(await openOn('2019-06-15'));
    });

    it('is accessible while it is open with times', async () => {
      await expectAccessible(await openOn('2019-06-15T10:30', {showTimeSelect: true}));
    });

    it('exposes that it opens a dialog, and whether it is open', async () => {
      const control = await setUp();
      const states = () => [button(control).getAttribute('aria-haspopup'), button(control).ariaExpanded];
      expect(states()).to.deep.equal(['dialog', 'false']);
      control.showPicker();
      await control.updateComplete;
      expect(states()).to.deep.equal(['dialog', 'true']);
    });

    it('names the dialog by its field, only while it is open', async () => {
      const control = await setUp();
      const popup = part(control, '#calendar');
      const seen = [popup.ariaLabel];
      for (const act of ['showPicker', 'hidePicker'] as const) {
        control[act]();
        await control.updateComplete;
        seen.push(popup.ariaLabel);
      }
      expect([popup.role, seen]).to.deep.equal(['dialog', [null, 'Start: Choose a date', null]]);
    });

    it('exposes the visible month to assistive technology', async () => {
      const control = await openOn('2019-06-15', {maxDate: null});
      expect([heading(control), part(control, '#heading').ariaLive]).to.deep.equal(['June 2019', 'polite']);
    });

    it('gives each day a full name', async () => {
      expect(cell(await openOn('2019-06-15'), '2019-06-01').ariaLabel).to.match(/^Saturday,? 1 June 2019$/);
    });

    it('has its days in a grid that the month names, with one selected', async () => {
      const control = await openOn('2019-06-15');
      const grid = part(control, '[part=grid]');
      const selected = [...grid.querySelectorAll<HTMLElement>('[aria-selected=true]')];
      expect([
        grid.role,
        part(control, `#${grid.getAttribute('aria-labelledby')}`).textContent.trim(),
        cell(control, '2019-06-15').role,
        selected.map(day => day.dataset.date),
      ]).to.deep.equal(['grid', 'June 2019', 'gridcell', ['2019-06-15']]);
    });

    it('refers from its control to the calendar', async () => {
      const control = await openOn('2019-06-15');
      const id = button(control).getAttribute('aria-controls');
      expect(part(control, `#${id}`).role).to.equal('dialog');
    });

    it('has one tab stop among the days', async () => {
      const control = await openOn('2019-06-15');
      const stops = [...control.shadowRoot!.querySelectorAll<HTMLElement>('.day[tabindex="0"]')];
      expect(stops.map(day => day.dataset.date)).to.deep.equal(['2019-06-15']);
    });
  });

  describe('properties', () => {
    it('shows a placeholder while it is empty', async () => {
      expect(shownText(await setUp())).to.equal('Choose a date');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const page = await fixture(html`<div lang="ar"><lc-date-time-picker></lc-date-time-picker></div>`);
      expect(shownText(page.querySelector('lc-date-time-picker')!)).to.equal('اختر تاريخًا');
    });

    it('has a time only with showTimeSelect, in any order of properties', async () => {
      const control = await setUp({value: '2019-06-15T14:30'});
      expect(control.value).to.equal('2019-06-15');
      control.showTimeSelect = true;
      expect(control.value).to.equal('2019-06-15T14:30');
    });

    it('has a local Date, the same object until the value changes', async () => {
      const control = await setUp({value: '2019-06-15T14:30', showTimeSelect: true});
      expect(control.valueAsDate).to.deep.equal(new Date(2019, 5, 15, 14, 30));
      expect(control.valueAsDate).to.equal(control.typedValue);
    });

    it('is cleared by a null Date', async () => {
      const control = await setUp({initValue: '2019-06-15'});
      control.valueAsDate = null;
      expect([control.value, control.valueAsDate]).to.deep.equal(['', null]);
    });

    it('resets to the initial value when its Date is set to undefined', async () => {
      const control = await setUp({initValue: '2019-06-15', value: '2019-06-20'});
      control.valueAsDate = undefined;
      expect(control.value).to.equal('2019-06-15');
    });

    it('uses the value attribute as the initial value', async () => {
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
      it(`warns once about ${attribute}="${bad}" and ignores it`, async () => {
        const control = await setUp({minDate: null, maxDate: null});
        const warnings = await recordWarnings(async () => {
          control.setAttribute(attribute, bad);
          await control.updateComplete;
        });
        control.showPicker();
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain(`<lc-date-time-picker>: ${attribute} must be`);
        expect(control.validity.valid).to.equal(true);
      });
    }

    it('warns about invalid intervals and falls back to every 30 minutes', async () => {
      const control = await setUp({showTimeSelect: true});
      const warnings = await recordWarnings(async () => {
        control.timeIntervals = 0;
        await control.updateComplete;
      });
      control.showPicker();
      await control.updateComplete;
      expect([warnings.length, times(control).length]).to.deep.equal([1, 48]);
    });

    it('starts the week like the language of the page', async () => {
      const first = (control: LcDateTimePicker) => part<HTMLTableCellElement>(control, 'th').abbr;
      expect(first(await openOn('2019-06-15'))).to.equal('Monday');
      const american = await setUp();
      american.lang = 'en-US';
      american.showPicker();
      await american.updateComplete;
      expect(first(american)).to.equal('Sunday');
    });

    it('starts the week like its locale', async () => {
      const control = await openOn('2019-06-15', {locale: enUS});
      expect(part<HTMLTableCellElement>(control, 'th').abbr).to.equal('Sunday');
    });

    it('uses the language of its locale', async () => {
      const control = await openOn('2019-06-15', {
        locale: de,
        dateFormat: 'd. MMM yyyy',
        minDate: '2018-01-01',
      });
      expect([shownText(control), heading(control)]).to.deep.equal(['15. Juni 2019', 'Juni 2019']);
      expect(part<HTMLTableCellElement>(control, 'th').abbr).to.equal('Montag');
    });

    it('offers 30 years before and after the current one by default', async () => {
      const control = await openOn('', {minDate: null, maxDate: null});
      const year = new Date().getFullYear();
      const years = (await openJump(control, 'Year')).map(Number);
      expect([years[0], years.at(-1)]).to.deep.equal([year - 30, year + 30]);
    });

    it('allows only days that filterDate accepts', async () => {
      const control = await openOn('2019-06-14', {filterDate: (date: Date) => date.getDay() !== 0});
      expect(cell(control, '2019-06-16').ariaDisabled).to.equal('true');
      cell(control, '2019-06-16').click();
      expect([control.value, isOpen(control)]).to.deep.equal(['2019-06-14', true]);
    });

    it('warns about a filterDate that throws, and allows the day', async () => {
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

    it('sends no event for the day that is already selected', async () => {
      const control = await openOn('2019-06-15');
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(cell(control, '2019-06-15'));
      expect([seen, isOpen(control)]).to.deep.equal([[], false]);
    });

    it('sends no event when another month is shown', async () => {
      const control = await openOn('2019-06-15', {maxDate: '2021-12-31'});
      const seen = recordEvents(control, 'input', 'change');
      await jump(control, 'Month', 'September');
      await jump(control, 'Year', '2020');
      expect([heading(control), seen]).to.deep.equal(['September 2020', []]);
    });

    it('reports a move that has no selectable day, and stays on the day', async () => {
      const control = await openOn('2019-06-30');
      const details: InputError[] = [];
      control.parentElement!.addEventListener('lc-input-error', event => details.push(event.detail));
      await pressIn(control, 'ArrowRight');
      expect(details).to.deep.equal([{code: 1, msg: 'Date input not valid.'}]);
      expect(focusedDay(control)).to.equal('2019-06-30');
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
      it(`shows "${message}" for "${value}" with ${Object.keys(properties).join(' and ') || 'bounds'}`, async () => {
        expect((await setUp({value, ...properties})).validationMessage).to.equal(message);
      });
    }

    it('reports range errors in validity', async () => {
      expect((await setUp({value: '2019-05-31'})).validity.rangeUnderflow).to.equal(true);
    });
  });
});
