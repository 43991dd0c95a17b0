import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {
  cell,
  focusedDay,
  heading,
  isOpen,
  jump,
  openOn,
  part,
  pressIn,
  setUp,
  shownText,
} from '../../testing/date-time-picker.js';
import {recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import './date-time-picker.define.js';
import type {LcDateTimePicker} from './date-time-picker.define.js';
import './typed-dates.define.js';

const FREE = {minDate: null, maxDate: null};
const messageOf = (control: LcDateTimePicker) => part(control, '#message').textContent.trim();
const selectedDays = (control: LcDateTimePicker) =>
  [...control.shadowRoot!.querySelectorAll<HTMLElement>('[aria-selected=true]')].map(day => day.dataset.date);

describe('lc-date-time-picker with picker', () => {
  describe('accessibility', () => {
    for (const [picker, value] of [
      ['month', '2026-05'],
      ['week', '2026-W19'],
    ]) {
      it(`is accessible while its ${picker} is open`, async () => {
        await expectAccessible(await openOn(value!, {...FREE, picker}));
      });
    }

    it('names the dialog, the page, and the cells by their units', async () => {
      const control = await openOn('2026-05', {...FREE, picker: 'month'});
      const {ariaLabel} = part(control, '#calendar');
      const {role, tabIndex} = cell(control, '2026-05-01');
      expect([
        ariaLabel,
        heading(control),
        cell(control, '2026-05-01').ariaLabel,
        role,
        tabIndex,
      ]).to.deep.equal(['Start: Choose a month', '2026', 'May 2026', 'gridcell', 0]);
    });

    it('has the number of each week as the header of its row', async () => {
      const control = await openOn('2026-W19', {...FREE, picker: 'week'});
      const row = cell(control, '2026-05-06').parentElement!;
      const header = row.querySelector('th')!;
      expect([header.scope, header.textContent, header.ariaLabel]).to.deep.equal([
        'row',
        '19',
        'Week 19, 2026',
      ]);
    });
  });

  describe('properties', () => {
    for (const [picker, value, shown, first] of [
      ['month', '2026-05', 'May 2026', new Date(2026, 4, 1)],
      ['quarter', '2026-Q2', 'Q2 2026', new Date(2026, 3, 1)],
      ['week', '2025-W01', 'Week 1, 2025', new Date(2024, 11, 30)],
      ['year', '2026', '2026', new Date(2026, 0, 1)],
    ] as const) {
      it(`shows the ${picker} ${value}`, async () => {
        const control = await setUp({...FREE, value, picker});
        expect([shownText(control), control.value]).to.deep.equal([shown, value]);
        expect(control.valueAsDate).to.deep.equal(first);
      });
    }

    it('is the unit of a day or a Date, which another unit gets back', async () => {
      const control = await setUp({...FREE, picker: 'month', value: '2026-05-12'});
      const values = [control.value];
      control.picker = 'date';
      values.push(control.value);
      control.picker = 'week';
      control.valueAsDate = new Date(2026, 4, 12);
      expect([...values, control.value]).to.deep.equal(['2026-05', '2026-05-12', '2026-W20']);
    });

    it('warns about text of another unit, and has it once picker fits', async () => {
      const control = await setUp({...FREE, label: 'A month'});
      const early = await recordWarnings(async () => {
        control.value = '2026-05';
        control.picker = 'month';
        await control.updateComplete;
      });
      expect([early, control.value]).to.deep.equal([[], '2026-05']);
      const late = await recordWarnings(async () => {
        control.picker = 'year';
        await control.updateComplete;
      });
      expect(late.join()).to.contain('value must be 2026, yyyy-MM-dd');
      expect(control.value).to.equal('');
    });

    it('warns about an unknown unit, and selects days', async () => {
      const control = await setUp({value: '2019-06-15'});
      const warnings = await recordWarnings(async () => {
        Object.assign(control, {picker: 'decade'});
        await control.updateComplete;
      });
      expect(warnings.join()).to.contain(
        'picker must be one of date, month, quarter, week, year, not "decade"',
      );
      expect(control.value).to.equal('2019-06-15');
    });

    it('uses a format of the app', async () => {
      const control = await setUp({...FREE, picker: 'month', value: '2026-05', dateFormat: 'MM/yy'});
      expect(shownText(control)).to.equal('05/26');
    });

    it('shows no times', async () => {
      const control = await openOn('2026-05', {...FREE, picker: 'month', showTimeSelect: true});
      expect([control.value, control.shadowRoot!.querySelector('.times')]).to.deep.equal(['2026-05', null]);
    });

    it('is in the language of the page', async () => {
      registerTranslation(nl);
      const control = await setUp({...FREE, picker: 'week', lang: 'nl'});
      const empty = shownText(control);
      control.value = '2026-W19';
      await control.updateComplete;
      expect([empty, shownText(control)]).to.deep.equal(['Week selecteren', 'Week 19 van 2026']);
    });
  });

  describe('limits', () => {
    const limits = {minDate: '2026-03-31', maxDate: '2026-05', showValidation: true};

    for (const [value, message] of [
      ['2026-02', 'Start must be March 2026 or later.'],
      ['2026-03', ''],
      ['2026-05', ''],
      ['2026-06', 'Start must be May 2026 or earlier.'],
    ]) {
      it(`${message ? 'refuses' : 'accepts'} ${value} from ${limits.minDate} to ${limits.maxDate}`, async () => {
        expect(messageOf(await setUp({...limits, picker: 'month', value}))).to.equal(message);
      });
    }

    it('refuses a month without an available day', async () => {
      const filterDate = (date: Date) => date.getMonth() !== 3;
      const control = await setUp({...limits, filterDate, picker: 'month', value: '2026-04'});
      expect(messageOf(control)).to.equal('Start is not valid.');
      control.showPicker();
      await control.updateComplete;
      const disabled = [...control.shadowRoot!.querySelectorAll<HTMLElement>('.day[aria-disabled]')];
      expect(disabled.map(({dataset}) => dataset.date!.slice(5, 7))).to.deep.equal(
        '01 02 04 06 07 08 09 10 11 12'.split(' '),
      );
    });
  });

  describe('keyboard', () => {
    it('moves between months, rows, and years, and selects one', async () => {
      const control = await openOn('2026-05', {...FREE, picker: 'month'});
      const seen: unknown[] = [];
      for (const key of ['ArrowRight', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']) {
        await pressIn(control, key);
        seen.push(focusedDay(control));
      }
      await pressIn(control, 'Enter');
      expect(seen).to.deep.equal([
        '2026-06-01',
        '2026-03-01',
        '2026-01-01',
        '2026-03-01',
        '2027-03-01',
        '2026-03-01',
      ]);
      expect([control.value, isOpen(control)]).to.deep.equal(['2026-03', false]);
    });

    it('shows other years with its buttons and its list', async () => {
      const control = await openOn('2026-Q2', {...FREE, picker: 'quarter'});
      await clickOn(part(control, '[aria-label="Next year"]'));
      await control.updateComplete;
      const seen = [heading(control)];
      await jump(control, 'Year', '2030');
      expect([...seen, heading(control)]).to.deep.equal(['2027', '2030']);
    });

    it('shows other pages of years with its buttons', async () => {
      const control = await openOn('2026', {...FREE, picker: 'year'});
      const before = heading(control);
      await clickOn(part(control, '[aria-label="Next page"]'));
      await control.updateComplete;
      expect([before, heading(control)]).to.deep.equal(['2017 – 2028', '2029 – 2040']);
    });

    it('selects the week of a day', async () => {
      const control = await openOn('2026-W19', {...FREE, picker: 'week'});
      const row = ['04', '05', '06', '07', '08', '09', '10'].map(day => `2026-05-${day}`);
      expect(selectedDays(control)).to.deep.equal(row);
      await pressIn(control, 'ArrowDown', 'ArrowRight', 'Enter');
      expect(control.value).to.equal('2026-W20');
    });
  });

  it('selects the week of the Thursday of a row that starts on Sunday', async () => {
    const control = await openOn('2026-W19', {...FREE, picker: 'week', lang: 'en-US'});
    expect(selectedDays(control)[0]).to.equal('2026-05-03');
    await clickOn(cell(control, '2026-05-10'));
    expect(control.value).to.equal('2026-W20');
  });

  it('changes its calendar with its unit', async () => {
    const control = await openOn('2026-05-04', {...FREE, picker: 'week'});
    const seen: number[] = [];
    for (const picker of ['date', 'month', 'week'] as const) {
      control.picker = picker;
      await control.updateComplete;
      control.showPicker();
      await control.updateComplete;
      seen.push(control.shadowRoot!.querySelectorAll('.grid tbody tr:first-child > *').length);
    }
    expect(seen).to.deep.equal([7, 3, 8]);
  });

  describe('typed', () => {
    const inputOf = (control: LcDateTimePicker) => part<HTMLInputElement>(control, 'input');

    async function enter(picker: string, text: string): Promise<LcDateTimePicker> {
      const control = await setUp({...FREE, picker, typeable: true, showValidation: true});
      inputOf(control).focus();
      await type(text);
      await press('Enter');
      await control.updateComplete;
      return control;
    }

    for (const [picker, text, value, shown, placeholder] of [
      ['month', '5/2026', '2026-05', 'May 2026', 'mm/yyyy'],
      ['quarter', 'q2 2026', '2026-Q2', 'Q2 2026', 'Q1–4 yyyy'],
      ['week', '2026-W19', '2026-W19', 'Week 19, 2026', 'Week 1–53, yyyy'],
      ['year', '2026', '2026', '2026', 'yyyy'],
    ] as const) {
      it(`reads ${text} as a ${picker}, and shows it in words`, async () => {
        const control = await enter(picker, text);
        const input = inputOf(control);
        expect([control.value, input.value, input.placeholder]).to.deep.equal([value, shown, placeholder]);
      });
    }

    it('keeps text that is not a unit, and is invalid', async () => {
      const control = await enter('week', 'week 54, 2026');
      expect([control.value, inputOf(control).value, messageOf(control)]).to.deep.equal([
        '',
        'week 54, 2026',
        'Start is not valid.',
      ]);
    });
  });

  it('submits the text of its unit, and gets its initial one back', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <lc-date-time-picker
          label="Month"
          name="month"
          value="2026-05"
          min="2026-05"
          picker="month"
        ></lc-date-time-picker>
      </form>
    `);
    const control = form.querySelector('lc-date-time-picker')!;
    const submitted = () => new FormData(form).get('month');
    const seen = [submitted(), form.checkValidity()];
    control.value = '2026-04';
    seen.push(submitted(), form.checkValidity());
    form.reset();
    expect([...seen, submitted()]).to.deep.equal(['2026-05', true, '2026-04', false, '2026-05']);
  });
});
