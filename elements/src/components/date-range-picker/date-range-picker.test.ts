import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {endMotion} from '../../testing/motion.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcDateRangePicker} from './date-range-picker.define.js';
import './date-range-picker.define.js';
import './range-calendar.define.js';

const MAY = {start: '2026-05-12', end: '2026-05-14'};
const JUNE = {start: '2026-06-01', end: '2026-06-03'};

async function setUp(
  properties: Partial<LcDateRangePicker> = {},
  lang = 'en-GB',
): Promise<LcDateRangePicker> {
  const picker = await fixture<LcDateRangePicker>(
    html`<lc-date-range-picker label="Stay" name="stay" lang=${lang}></lc-date-range-picker>`,
  );
  Object.assign(picker, properties);
  await picker.updateComplete;
  return picker;
}

const find = <Part extends HTMLElement = HTMLElement>(picker: Element, selector: string) =>
  picker.shadowRoot!.querySelector<Part>(selector)!;
const inputs = (picker: Element) => [...picker.shadowRoot!.querySelectorAll('input')];
const textsOf = (picker: Element) => inputs(picker).map(({value}) => value);
const dayOf = (picker: Element, date: string) => find(picker, `[data-date="${date}"]`);
const announced = (picker: Element) => find(picker, '.visually-hidden[aria-live]').textContent.trim();
const focusedDay = (picker: Element) => (picker.shadowRoot!.activeElement as HTMLElement).dataset['date'];
const rangeOf = (picker: Element) =>
  [...picker.shadowRoot!.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map(
    cell => cell.dataset['date'],
  );

async function pressAll(picker: LcDateRangePicker, ...keys: string[]): Promise<void> {
  for (const key of keys) await press(key);
  await picker.updateComplete;
}

/** Types dates into the two fields. */
async function typeBoth(picker: LcDateRangePicker, start: string, end: string): Promise<void> {
  picker.focus();
  await type(start);
  inputs(picker)[1]!.focus();
  await type(end);
  await press('Enter');
  await picker.updateComplete;
}

async function openPicker(
  properties: Partial<LcDateRangePicker> = {},
  lang?: string,
): Promise<LcDateRangePicker> {
  const picker = await setUp({value: MAY, ...properties}, lang);
  picker.showPicker();
  await picker.updateComplete;
  return picker;
}

testFormControl<LcDateRangePicker>({
  tag: 'lc-date-range-picker',
  values: [
    {set: control => (control.value = MAY), initValue: MAY, typed: MAY, submitted: MAY.start},
    {set: control => (control.value = JUNE), initValue: JUNE, typed: JUNE, submitted: JUNE.start},
  ],
  isNullable: true,
  emptyFormValue: '',
  inner: control => find(control, '#control'),
  edit: async control => {
    control.focus();
    await type('1/2/2026');
    await press('Enter');
  },
});

describe('lc-date-range-picker', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['empty', {}],
      ['with a range', {value: MAY}],
      ['disabled', {value: MAY, disabled: true}],
      ['invalid', {required: true, showValidation: true}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });
    }

    it('is accessible while open, in light and dark', async () => {
      await expectAccessible(await openPicker({presets: [{label: 'June', range: JUNE}]}));
    });

    it('names the dialog by its field', async () => {
      const picker = await openPicker();
      expect(find(picker, '[role=dialog]').ariaLabel).to.equal(`${picker.label}: Choose dates`);
    });

    it('is a group of two named fields', async () => {
      const picker = await setUp();
      expect(find(picker, '[role=group]').getAttribute('aria-labelledby')).to.equal('label');
      expect(inputs(picker).map(({ariaLabel}) => ariaLabel)).to.deep.equal(['Start date', 'End date']);
    });

    it('announces a typed range in words', async () => {
      const picker = await setUp();
      await typeBoth(picker, '12/5/2026', '14 may 2026');
      expect(announced(picker)).to.match(/12 May 2026 to .*14 May 2026 chosen\.$/);
    });
  });

  describe('properties', () => {
    it('shows its dates in the format of the language', async () => {
      expect(textsOf(await setUp({value: MAY}))).to.deep.equal(['12/05/2026', '14/05/2026']);
      expect(textsOf(await setUp({value: MAY}, 'de'))).to.deep.equal(['12.05.2026', '14.05.2026']);
    });

    it('reads the value attribute', async () => {
      const picker = await fixture<LcDateRangePicker>(
        html`<lc-date-range-picker value="2026-05-12/2026-05-14"></lc-date-range-picker>`,
      );
      expect(picker.value).to.deep.equal(MAY);
    });

    for (const value of [5, 'tomorrow', {}, '2026-05-12/2026-05-14/2026-05-15', {start: 'x'}] as const) {
      it(`warns about the value ${JSON.stringify(value)}, and is empty`, async () => {
        const picker = await setUp();
        const warnings = await recordWarnings(() => (picker.value = value as string));
        expect([picker.value, warnings.length]).to.deep.equal([null, 1]);
      });
    }

    for (const dir of ['ltr', 'rtl']) {
      it(`has the button of the next month at the end of the last one, in ${dir}`, async () => {
        const picker = await setUp();
        picker.dir = dir;
        picker.showPicker();
        await picker.updateComplete;
        const edges = (part: string) => {
          const {left, right} = find(picker, part).getBoundingClientRect();
          return dir === 'ltr' ? [left, right] : [-right, -left];
        };
        const [start, end] = edges('.next');
        expect(start).to.be.greaterThan(edges('#heading-2')[1]! - 1);
        expect(end).to.be.closeTo(edges('.days + .days')[1]!, 1);
      });
    }

    it('covers only the days with the list of months', async () => {
      const picker = await openPicker();
      await endMotion();
      const sizeOf = () => find(picker, '#calendar').getBoundingClientRect();
      const [{width, height}, {top, bottom}] = [sizeOf(), find(picker, '.grid').getBoundingClientRect()];
      await clickOn(find(picker, '.jump'));
      await picker.updateComplete;
      const list = find(picker, '.jump-list').getBoundingClientRect();
      expect([list.top, list.bottom]).to.deep.equal([top, bottom]);
      expect([sizeOf().width, sizeOf().height]).to.deep.equal([width, height]);
    });

    it('has no rows without days', async () => {
      const picker = await openPicker();
      const rows = [...picker.shadowRoot!.querySelectorAll('.grid')].map(
        grid => (grid as HTMLTableElement).rows.length - 1,
      );
      expect(rows).to.deep.equal([5, 5]);
    });

    it('has the dash in the middle between its dates', async () => {
      const picker = await setUp({}, 'en-US');
      picker.style.inlineSize = '30rem';
      const canvas = document.createElement('canvas').getContext('2d')!;
      const {fontSize, fontFamily} = getComputedStyle(inputs(picker)[0]!);
      canvas.font = `${fontSize} ${fontFamily}`;
      const [start, end] = inputs(picker).map(input => input.getBoundingClientRect());
      const dash = document.createRange();
      dash.selectNodeContents(find(picker, '.separator'));
      const {left, right} = dash.getBoundingClientRect();
      const before = left - start!.left - canvas.measureText('mm/dd/yyyy').width;
      const after = end!.left - right;
      expect(before).to.be.closeTo(after, 5);
    });

    for (const width of [400, 278, 223, 180])
      it(`cuts no date in ${width} px`, async () => {
        const picker = await setUp({value: MAY});
        picker.style.inlineSize = `${width}px`;
        const cut = inputs(picker).filter(input => input.scrollWidth > input.clientWidth);
        expect(cut.map(({id}) => id)).to.deep.equal([]);
        const box = find(picker, '.box');
        expect(box.scrollWidth).to.equal(box.clientWidth);
      });
  });

  describe('text that the user types', () => {
    const typeStart = async (value: LcDateRangePicker['value'], text: string): Promise<LcDateRangePicker> => {
      const picker = await setUp({value});
      const [start] = inputs(picker);
      start!.focus();
      start!.select();
      await type(text);
      return picker;
    };

    for (const [text, expected] of [
      ['13/5/2026', '2026-05-13'],
      ['soon', ''],
    ] as const)
      it(`stays when the app sets the same range again: ${text}`, async () => {
        const picker = await typeStart(MAY, text);
        picker.value = {...MAY};
        await picker.updateComplete;
        const shown = inputs(picker)[0]!.value;
        inputs(picker)[1]!.focus();
        expect([shown, picker.value]).to.deep.equal([text, {...MAY, start: expected}]);
      });

    it('stays with its message when the app sets the same range again', async () => {
      const picker = await typeStart(MAY, 'soon');
      await press('Enter');
      picker.value = {start: '', end: MAY.end};
      await picker.updateComplete;
      expect([inputs(picker)[0]!.value, picker.validity.valid]).to.deep.equal(['soon', false]);
    });

    for (const value of [null, undefined, {start: MAY.start, end: ''}])
      it(`goes when the app sets ${JSON.stringify(value)}`, async () => {
        const picker = await typeStart(null, 'soon');
        picker.value = value;
        await picker.updateComplete;
        expect(inputs(picker)[0]!.value).to.not.equal('soon');
        expect(picker.validity.customError).to.equal(false);
      });

    it('goes when the app sets null again after it was read', async () => {
      const picker = await typeStart(null, 'soon');
      await press('Enter');
      await picker.updateComplete;
      picker.value = null;
      await picker.updateComplete;
      expect(textsOf(picker)).to.deep.equal(['', '']);
    });
  });

  it('shows a typed date in its format, also if the picker has it already', async () => {
    const picker = await setUp({value: MAY});
    const [start, end] = inputs(picker);
    const before = start!.value;
    start!.focus();
    start!.select();
    await type('2026-05-12');
    const isOther = start!.value !== before;
    end!.focus();
    await picker.updateComplete;
    expect([isOther, start!.value]).to.deep.equal([true, before]);
  });

  describe('events', () => {
    it('sends input and change once a typed date is read, and none while typing', async () => {
      const picker = await setUp();
      const seen = recordEvents(picker, 'input', 'change');
      picker.focus();
      await type('12/5/2026');
      const before = [...seen];
      picker.blur();
      expect([before, seen, picker.value]).to.deep.equal([
        [],
        ['input', 'change'],
        {start: '2026-05-12', end: ''},
      ]);
    });
  });

  describe('validation', () => {
    for (const [title, properties, message] of [
      [
        'an end before the start',
        {value: {start: MAY.end, end: MAY.start}},
        'The end date must not be before the start date.',
      ],
      ['one date', {value: {start: MAY.start, end: ''}}, 'End date is required.'],
      ['no dates, if required', {required: true}, 'Stay is required.'],
      ['too few days', {value: MAY, minDays: 4}, 'Stay must have at least 4 days.'],
      ['too many days', {value: MAY, maxDays: 2}, 'Stay must have no more than 2 days.'],
      ['a start before min', {value: MAY, minDate: '2026-05-13'}, 'Start date must be 13/05/2026 or later.'],
      ['an end after max', {value: MAY, maxDate: '2026-05-13'}, 'End date must be 13/05/2026 or earlier.'],
      [
        'an unavailable day in between',
        {value: MAY, filterDate: (date: Date) => date.getDate() !== 13},
        'Stay must not include days that are not available.',
      ],
      [
        'an unavailable end',
        {value: MAY, nonContiguous: true, filterDate: (date: Date) => date.getDate() !== 14},
        'End date is not valid.',
      ],
      [
        'an unavailable day that it may cross',
        {value: MAY, nonContiguous: true, filterDate: (date: Date) => date.getDate() !== 13},
        '',
      ],
      ['limits that it keeps', {value: MAY, minDays: 3, maxDays: 3, required: true}, ''],
    ] as const) {
      it(`has ${message ? `"${message}"` : 'no message'} with ${title}`, async () => {
        expect((await setUp(properties)).validationMessage).to.equal(message);
      });
    }

    it('refuses a year of the calendar of the language', async () => {
      const picker = await setUp({lang: 'th'});
      await typeBoth(picker, '15/5/2569', '16/5/2026');
      expect([picker.value, picker.validationMessage]).to.deep.equal([
        {start: '', end: '2026-05-16'},
        'Start date must have a year of the Gregorian calendar, such as 2026.',
      ]);
    });

    for (const [text, message] of [
      ['soon', 'Start date must be a valid date.'],
      ['12/5/26', 'Start date must have a year with four digits.'],
    ] as const) {
      it(`keeps "${text}" as typed, with a message`, async () => {
        const picker = await setUp({showValidation: true});
        await typeBoth(picker, text, '14/5/2026');
        expect([textsOf(picker), picker.value, picker.validationMessage]).to.deep.equal([
          [text, '14/05/2026'],
          {start: '', end: '2026-05-14'},
          message,
        ]);
      });
    }
  });

  describe('keyboard', () => {
    it('opens on its start with the down arrow, with two months', async () => {
      const picker = await setUp({value: MAY});
      picker.focus();
      await pressAll(picker, 'ArrowDown');
      expect([focusedDay(picker), rangeOf(picker)]).to.deep.equal([
        '2026-05-12',
        ['2026-05-12', '2026-05-13', '2026-05-14'],
      ]);
      expect(picker.shadowRoot!.querySelectorAll('[role=grid]').length).to.equal(2);
    });

    it('chooses the start and then the end with Enter, over the end of the month', async () => {
      const picker = await openPicker();
      await pressAll(picker, 'End', 'Enter', 'PageDown', 'Home');
      const preview = [rangeOf(picker).at(0), rangeOf(picker).at(-1)];
      await pressAll(picker, 'Enter');
      expect([preview, picker.value]).to.deep.equal([
        ['2026-05-17', '2026-06-15'],
        {start: '2026-05-17', end: '2026-06-15'},
      ]);
    });

    it('accepts the end first', async () => {
      const picker = await openPicker();
      await pressAll(picker, 'Enter', 'ArrowLeft', 'Enter');
      expect(picker.value).to.deep.equal({start: '2026-05-11', end: '2026-05-12'});
    });

    it('forgets the start with Escape, and closes with another one', async () => {
      const picker = await openPicker();
      await pressAll(picker, 'ArrowRight', 'Enter', 'Escape');
      const isOpen = find(picker, '.open').ariaExpanded;
      await pressAll(picker, 'Escape');
      expect([isOpen, find(picker, '.open').ariaExpanded, picker.value]).to.deep.equal([
        'true',
        'false',
        MAY,
      ]);
      expect(picker.shadowRoot!.activeElement?.className).to.equal('open');
    });

    it('moves with the arrows of a right-to-left page', async () => {
      const picker = await openPicker({dir: 'rtl'});
      await pressAll(picker, 'ArrowLeft');
      expect(focusedDay(picker)).to.equal('2026-05-13');
    });

    it('skips days that cannot be the end', async () => {
      const picker = await openPicker({minDays: 3});
      await pressAll(picker, 'Enter', 'ArrowRight', 'Enter');
      expect(picker.value).to.deep.equal(MAY);
    });

    it('submits its form with Enter, with the date that was typed', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-date-range-picker name="stay" lang="en-GB" value="2026-05-12/2026-05-14"></lc-date-range-picker>
        </form>`,
      );
      const picker = form.querySelector('lc-date-range-picker')!;
      let sent: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        sent = [...new FormData(form)];
      });
      inputs(picker)[1]!.select();
      await type('20/5/2026');
      await press('Enter');
      expect(sent).to.deep.equal([
        ['stay-start', '2026-05-12'],
        ['stay-end', '2026-05-20'],
      ]);
    });
  });

  describe('pointer', () => {
    it('selects a range with two clicks, and announces the first one', async () => {
      const picker = await openPicker();
      await clickOn(dayOf(picker, '2026-05-20'));
      await picker.updateComplete;
      const seen = announced(picker);
      await clickOn(dayOf(picker, '2026-06-02'));
      expect(seen).to.match(/20 May 2026. Choose the other end\.$/);
      expect(picker.value).to.deep.equal({start: '2026-05-20', end: '2026-06-02'});
    });

    it('selects a preset', async () => {
      const picker = await openPicker({presets: [{label: 'June', range: () => JUNE}]});
      await clickOn(find(picker, '[part=preset]'));
      expect(picker.value).to.deep.equal(JUNE);
    });

    it('refuses a preset outside its limits', async () => {
      const picker = await openPicker({maxDays: 2, presets: [{label: 'June', range: JUNE}]});
      find(picker, '[part=preset]').click();
      expect([picker.value, find(picker, '[part=preset]').ariaDisabled]).to.deep.equal([MAY, 'true']);
    });

    it('clears both dates with its button', async () => {
      const picker = await setUp({value: MAY});
      await clickOn(find(picker, '.clear'));
      expect([picker.value, textsOf(picker)]).to.deep.equal([null, ['', '']]);
    });
  });

  describe('form', () => {
    it('submits its dates under names of the app', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-date-range-picker
            start-name="from"
            end-name="to"
            value="2026-05-12/2026-05-14"
          ></lc-date-range-picker>
        </form>`,
      );
      expect([...new FormData(form)]).to.deep.equal([
        ['from', MAY.start],
        ['to', MAY.end],
      ]);
    });

    it('forgets text that is not a date when the form is reset', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-date-range-picker value="2026-05-12/2026-05-14" lang="en-GB"></lc-date-range-picker>
        </form>`,
      );
      const picker = form.querySelector('lc-date-range-picker')!;
      inputs(picker)[0]!.select();
      await type('soon');
      picker.blur();
      form.reset();
      await picker.updateComplete;
      expect([textsOf(picker), picker.value]).to.deep.equal([['12/05/2026', '14/05/2026'], MAY]);
    });

    it('restores text that is not a date', async () => {
      const picker = await setUp();
      picker.formStateRestoreCallback(JSON.stringify([{start: '', end: MAY.end}, {start: 'soon'}]));
      await picker.updateComplete;
      expect(textsOf(picker)).to.deep.equal(['soon', '14/05/2026']);
    });
  });

  describe('language', () => {
    before(() => registerTranslation(ar));

    it('names its fields and reads dates in Arabic', async () => {
      const picker = await setUp({dir: 'rtl'});
      picker.lang = 'ar-EG';
      await picker.updateComplete;
      await typeBoth(picker, '١٢/٥/٢٠٢٦', '14 مايو 2026');
      expect([picker.value, inputs(picker)[0]!.ariaLabel]).to.deep.equal([MAY, 'تاريخ البداية']);
    });
  });
});
