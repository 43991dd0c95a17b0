import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import './date-time-picker.define.js';
import './calendar.define.js';
import type {LcDateTimePicker} from './date-time-picker.define.js';
import './typed-dates.define.js';

const find = <Part extends HTMLElement = HTMLElement>(picker: Element, selector: string) =>
  picker.shadowRoot!.querySelector<Part>(selector)!;
const inputOf = (picker: Element) => find<HTMLInputElement>(picker, 'input');
const wordsOf = (picker: Element) => find(picker, '#words').textContent.trim();
const messageOf = (picker: Element) => find(picker, '#message').textContent.trim();

async function setUp(properties: Partial<LcDateTimePicker> = {}, lang = 'en-GB'): Promise<LcDateTimePicker> {
  const form = await fixture<HTMLFormElement>(
    html`<form
      @submit=${(event: Event) => event.preventDefault()}
      lang=${lang}
      dir=${lang.startsWith('ar') ? 'rtl' : 'ltr'}
    >
      <lc-date-time-picker label="Start" name="start" typeable></lc-date-time-picker>
    </form>`,
  );
  const picker = form.querySelector('lc-date-time-picker')!;
  Object.assign(picker, properties);
  await picker.updateComplete;
  return picker;
}

/** Types a text, and leaves the field with Enter or another key. */
async function enter(picker: LcDateTimePicker, text: string, key = 'Enter'): Promise<void> {
  inputOf(picker).focus();
  inputOf(picker).select();
  if (text === '') await press('Delete');
  else await type(text);
  await press(key);
  await picker.updateComplete;
}

const submitted = (picker: LcDateTimePicker) => new FormData(picker.form!).get('start');

describe('lc-date-time-picker with typeable', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['empty', {}],
      ['with a value', {value: '2026-05-12'}],
      ['disabled', {value: '2026-05-12', disabled: true}],
      ['required and invalid', {required: true, showValidation: true}],
      ['with times', {value: '2026-05-12T14:30', showTimeSelect: true}],
    ] as const)
      it(`is accessible ${state}`, async () => {
        await expectAccessible(await setUp(properties));
      });

    it('is accessible with text that is not a date', async () => {
      const picker = await setUp({showValidation: true});
      await enter(picker, 'soon');
      await expectAccessible(picker);
    });

    it('is accessible while its calendar is open', async () => {
      const picker = await setUp({value: '2026-05-12'});
      picker.showPicker();
      await expectAccessible(picker);
    });

    it('has a text field with the label, which shows the format', async () => {
      const picker = await setUp();
      const {type: kind, labels, placeholder} = inputOf(picker);
      expect([kind, labels![0]!.textContent.trim(), placeholder]).to.deep.equal([
        'text',
        'Start',
        'dd/mm/yyyy',
      ]);
    });

    it('has a button with a name, which says that it opens a dialog, and whether it is open', async () => {
      const picker = await setUp();
      const open = find(picker, '[part=open]');
      const seen = [open.ariaLabel, open.ariaHasPopup, open.ariaExpanded];
      await clickOn(open);
      await until(() => open.ariaExpanded === 'true');
      expect(seen).to.deep.equal(['Choose a date', 'dialog', 'false']);
    });

    it('describes the field with the date in words', async () => {
      const picker = await setUp({value: '2026-05-12'});
      expect(wordsOf(picker)).to.equal('Tuesday, 12 May 2026');
      expect(inputOf(picker).getAttribute('aria-describedby')).to.include('words');
    });

    it('announces the date in words when it is read, and not while the user types', async () => {
      const picker = await setUp({value: '2026-05-12'});
      inputOf(picker).select();
      await type('3.6.2026');
      await picker.updateComplete;
      const before = wordsOf(picker);
      await press('Enter');
      await picker.updateComplete;
      expect([before, wordsOf(picker), find(picker, '#words').ariaLive]).to.deep.equal([
        '',
        'Wednesday, 3 June 2026',
        'polite',
      ]);
    });
  });

  describe('value', () => {
    for (const [text, lang, value] of [
      ['12/5/2026', 'en-GB', '2026-05-12'],
      ['12/5/2026', 'en-US', '2026-12-05'],
      ['12.05.2026', 'de', '2026-05-12'],
      ['12 may 2026', 'en-GB', '2026-05-12'],
      ['2026-05-12', 'en-US', '2026-05-12'],
      ['١٢/٥/٢٠٢٦', 'ar-EG', '2026-05-12'],
      ['12/5/2026', 'ar', '2026-05-12'],
    ] as const)
      it(`is ${value} for ${text} in ${lang}`, async () => {
        const picker = await setUp({}, lang);
        await enter(picker, text);
        expect([picker.value, submitted(picker), picker.validity.valid]).to.deep.equal([value, value, true]);
      });

    it('is shown in numbers in the language', async () => {
      const shown = [];
      for (const lang of ['en-GB', 'en-US', 'de'])
        shown.push(inputOf(await setUp({value: '2026-05-12', dateFormat: 'yyyy'}, lang)).value);
      expect(shown).to.deep.equal(['12/05/2026', '05/12/2026', '12.05.2026']);
    });

    it('is a Date as valueAsDate', async () => {
      const picker = await setUp();
      await enter(picker, '12/5/2026');
      expect(picker.valueAsDate).to.deep.equal(new Date(2026, 4, 12));
    });

    it('has a time with showTimeSelect', async () => {
      const picker = await setUp({showTimeSelect: true});
      await enter(picker, '12/5/2026 2:30 pm');
      expect([
        picker.value,
        inputOf(picker).value,
        wordsOf(picker),
        inputOf(picker).placeholder,
      ]).to.deep.equal([
        '2026-05-12T14:30',
        '12/05/2026 14:30',
        'Tuesday, 12 May 2026 14:30',
        'dd/mm/yyyy hh:mm',
      ]);
    });

    it('has the times of its list in the format of the field', async () => {
      registerTranslation(ar);
      const seen = [];
      for (const lang of ['en-US', 'ar-EG']) {
        const picker = await setUp({value: '2026-05-12T14:30', showTimeSelect: true, timeFormat: 'HH'}, lang);
        picker.showPicker();
        await picker.updateComplete;
        const time = find(picker, '[part=time][aria-selected=true]').textContent.trim();
        seen.push(time, inputOf(picker).value.endsWith(` ${time}`));
      }
      expect(seen).to.deep.equal(['2:30 PM', true, '٢:٣٠ م', true]);
    });

    it('is cleared with the text', async () => {
      const picker = await setUp({value: '2026-05-12'});
      await enter(picker, '');
      expect([picker.value, wordsOf(picker), picker.validity.valid]).to.deep.equal(['', '', true]);
    });

    it('replaces what the user types when the app sets it', async () => {
      const picker = await setUp();
      inputOf(picker).focus();
      await type('12/5');
      picker.value = '2026-06-03';
      await picker.updateComplete;
      expect(inputOf(picker).value).to.equal('03/06/2026');
    });
  });

  for (const [property, value] of [
    ['value', '2026-05-12'],
    ['valueAsDate', new Date(2026, 4, 12)],
  ] as const)
    it(`keeps what the user types when the app sets the same ${property} again`, async () => {
      const picker = await setUp({value: '2026-05-12'});
      inputOf(picker).focus();
      inputOf(picker).select();
      await type('13/5/2026');
      Object.assign(picker, {[property]: value});
      await picker.updateComplete;
      const shown = inputOf(picker).value;
      await press('Tab');
      expect([shown, picker.value]).to.deep.equal(['13/5/2026', '2026-05-13']);
    });

  for (const value of [null, undefined])
    it(`drops what the user types when the app sets the empty picker to ${value}`, async () => {
      const picker = await setUp();
      inputOf(picker).focus();
      await type('soon');
      picker.value = value;
      await picker.updateComplete;
      expect(inputOf(picker).value).to.equal('');
    });

  it('shows a typed date in its format, also if the picker has it already', async () => {
    const picker = await setUp({value: '2026-05-12'});
    await enter(picker, '12.5.2026', 'Tab');
    expect(inputOf(picker).value).to.equal('12/05/2026');
  });

  describe('events', () => {
    it('sends input and change once the text is read, and nothing while the user types', async () => {
      const picker = await setUp();
      const events = recordEvents(picker, 'input', 'change');
      inputOf(picker).focus();
      await type('12/5/2026');
      const before = [...events];
      await press('Tab');
      expect([before, events]).to.deep.equal([[], ['input', 'change']]);
    });

    it('sends none if the date is the same', async () => {
      const picker = await setUp({value: '2026-05-12'});
      const events = recordEvents(picker, 'input', 'change');
      await enter(picker, '12 May 2026');
      expect([events, inputOf(picker).value]).to.deep.equal([[], '12/05/2026']);
    });

    it('sends them for text that is not a date', async () => {
      const picker = await setUp();
      const events = recordEvents(picker, 'input', 'change');
      await enter(picker, 'soon');
      expect(events).to.deep.equal(['input', 'change']);
    });
  });

  it('shows the year 26 with four digits', async () => {
    const picker = await setUp({minDate: '0001-01-01'}, 'en');
    await enter(picker, '5/15/0026', 'Tab');
    expect([inputOf(picker).value, picker.value]).to.deep.equal(['05/15/0026', '0026-05-15']);
  });

  describe('text that is not a date', () => {
    for (const [text, message, properties] of [
      ['soon', 'Start must be a valid date.', {}],
      ['31/2/2026', 'Start must be a valid date.', {}],
      ['12/5/26', 'Start must have a year with four digits.', {}],
      ['12/5/2026', 'Start must have a date and a time.', {showTimeSelect: true}],
      ['12/5/26 14:30', 'Start must have a year with four digits.', {showTimeSelect: true}],
      ['12/5/2026 25:00', 'Start must be a valid date.', {showTimeSelect: true}],
    ] as const)
      it(`keeps ${text} as typed, with the message that it ${message.slice(6)}`, async () => {
        const picker = await setUp({showValidation: true, ...properties});
        await enter(picker, text, 'Tab');
        expect([inputOf(picker).value, messageOf(picker), picker.validity.valid]).to.deep.equal([
          text,
          message,
          false,
        ]);
      });

    for (const [lang, text] of [
      ['th', '15/5/2569'],
      ['fa', '۱۴۰۵/۲/۲۵'],
      ['ar-SA', '15/5/1447'],
    ] as const)
      it(`is a year of the calendar of ${lang}, with a message`, async () => {
        const picker = await setUp(
          {showValidation: true, minDate: '0001-01-01', maxDate: '9999-12-31'},
          lang,
        );
        await enter(picker, text, 'Tab');
        expect([inputOf(picker).value, picker.value]).to.deep.equal([text, '']);
        expect(messageOf(picker)).to.match(/Gregorian|الميلادي/);
      });

    it('replaces a value', async () => {
      const picker = await setUp({value: '2026-05-12'});
      await enter(picker, 'soon');
      expect([picker.value, submitted(picker), wordsOf(picker)]).to.deep.equal(['', '', '']);
    });

    it('is replaced by a day from the calendar', async () => {
      const picker = await setUp();
      await enter(picker, 'soon');
      picker.value = '2026-05-12';
      await enter(picker, 'soon', 'ArrowDown');
      await until(() => find(picker, '.day') !== null);
      await press('Enter');
      await picker.updateComplete;
      expect([picker.validity.valid, picker.value]).to.deep.equal([
        true,
        new Date().toLocaleDateString('sv'),
      ]);
    });

    it('is cleared by the button', async () => {
      const picker = await setUp();
      await enter(picker, 'soon');
      await clickOn(find(picker, '[part=clear]'));
      await picker.updateComplete;
      expect([inputOf(picker).value, picker.validity.valid]).to.deep.equal(['', true]);
      expectFocus(find(picker, 'input'));
    });

    it('has its message in the language of the page', async () => {
      registerTranslation(ar);
      const picker = await setUp({showValidation: true, label: 'البداية'}, 'ar');
      await enter(picker, 'soon');
      expect(messageOf(picker)).to.equal('البداية: يجب إدخال تاريخ صالح.');
    });
  });

  describe('limits', () => {
    for (const [text, message] of [
      ['30/4/2026', 'Start must be 01/05/2026 or later.'],
      ['1/6/2026', 'Start must be 31/05/2026 or earlier.'],
      ['16/5/2026', 'Start is not valid.'],
    ] as const)
      it(`keeps ${text} as the value, with a message`, async () => {
        const picker = await setUp({
          minDate: '2026-05-01',
          maxDate: '2026-05-31',
          filterDate: date => date.getDay() % 6 !== 0,
          showValidation: true,
        });
        await enter(picker, text);
        expect([messageOf(picker), picker.validity.valid]).to.deep.equal([message, false]);
        expect(picker.value).not.to.equal('');
      });

    it('accepts a year that the calendar does not offer', async () => {
      const picker = await setUp();
      await enter(picker, '12/5/1931');
      expect([picker.value, picker.validity.valid]).to.deep.equal(['1931-05-12', true]);
    });
  });

  describe('calendar', () => {
    it('opens with its button, on the day of the field', async () => {
      const picker = await setUp();
      inputOf(picker).focus();
      await type('12/5/2026');
      await clickOn(find(picker, '[part=open]'));
      await until(() => find(picker, '[data-date="2026-05-12"][aria-selected=true]') !== null);
    });

    it('does not open with a click into the field', async () => {
      const picker = await setUp();
      await clickOn(inputOf(picker));
      expect(find(picker, '[part=open]').ariaExpanded).to.equal('false');
    });

    it('writes the selected day into the field, and returns the focus to its button', async () => {
      const picker = await setUp({value: '2026-05-12'});
      inputOf(picker).focus();
      await press('ArrowDown');
      await picker.updateComplete;
      await press('ArrowRight');
      await press('Enter');
      await picker.updateComplete;
      expect([picker.value, inputOf(picker).value]).to.deep.equal(['2026-05-13', '13/05/2026']);
      expectFocus(find(picker, '.open'));
    });
  });

  describe('form', () => {
    it('submits the date with Enter', async () => {
      const picker = await setUp();
      let entry: unknown;
      picker.form!.addEventListener('submit', () => (entry = submitted(picker)));
      await enter(picker, '12/5/2026');
      await until(() => entry !== undefined);
      expect(entry).to.equal('2026-05-12');
    });

    it('does not submit text that is not a date', async () => {
      const picker = await setUp();
      const events = recordEvents(picker.form!, 'submit');
      await enter(picker, 'soon');
      picker.form!.requestSubmit();
      expect(events).to.deep.equal([]);
    });

    it('resets to the initial value', async () => {
      const picker = await setUp({initValue: '2026-05-12'});
      await enter(picker, 'soon');
      await type('er');
      picker.form!.reset();
      await picker.updateComplete;
      expect([inputOf(picker).value, picker.value, picker.validity.valid]).to.deep.equal([
        '12/05/2026',
        '2026-05-12',
        true,
      ]);
    });

    for (const [state, text, value] of [
      ['2026-05-12', '12/05/2026', '2026-05-12'],
      ['31/2/2026', '31/2/2026', ''],
    ] as const)
      it(`restores ${state}`, async () => {
        const picker = await setUp();
        picker.formStateRestoreCallback(state);
        await picker.updateComplete;
        expect([inputOf(picker).value, picker.value, picker.validity.valid]).to.deep.equal([
          text,
          value,
          value !== '',
        ]);
      });

    it('is disabled by a fieldset', async () => {
      const fieldset = await fixture<HTMLFieldSetElement>(
        html`<fieldset disabled><lc-date-time-picker typeable></lc-date-time-picker></fieldset>`,
      );
      const picker = fieldset.querySelector('lc-date-time-picker')!;
      await picker.updateComplete;
      const controls = [inputOf(picker), find<HTMLButtonElement>(picker, '[part=open]')];
      expect(controls.map(({disabled}) => disabled)).to.deep.equal([true, true]);
    });
  });

  it('reads a date that is pasted', async () => {
    const picker = await setUp();
    inputOf(picker).focus();
    document.execCommand('insertText', false, ' 12. May 2026\n');
    await press('Tab');
    expect(picker.value).to.equal('2026-05-12');
  });

  it('shows the button of other pickers again once typeable is off', async () => {
    const picker = await setUp({value: '2026-05-12', typeable: false});
    expect(find(picker, '#control').localName).to.equal('button');
  });
});
