import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {messageOf} from '../../testing/form-control-harness.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcTimeInput} from './time-input.define.js';
import './time-input.define.js';

const inner = (control: LcTimeInput) => control.shadowRoot!.querySelector('input')!;
const toggle = (control: LcTimeInput) => control.shadowRoot!.querySelector<HTMLElement>('[part=toggle]')!;
const options = (control: LcTimeInput) => [
  ...control.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]'),
];
const active = (control: LcTimeInput) =>
  control.shadowRoot!.querySelector('[aria-selected=true]')?.textContent.trim();

testFormControl<LcTimeInput>({
  tag: 'lc-time-input',
  values: [
    {set: control => (control.value = '09:30'), initValue: '09:30', typed: '09:30', submitted: '09:30'},
    {set: control => (control.value = '14:00'), initValue: '14:00', typed: '14:00', submitted: '14:00'},
  ],
  emptyFormValue: '',
  inner,
  edit: async control => {
    control.focus();
    await type('7:15');
  },
});

async function setUp(properties: Partial<LcTimeInput> = {}): Promise<LcTimeInput> {
  const control = Object.assign(document.createElement('lc-time-input'), {label: 'Start'}, properties);
  await fixture(html`<div>${control}</div>`);
  await control.updateComplete;
  return control;
}

/** Replaces all text, like a user. */
async function enter(control: LcTimeInput, text: string): Promise<void> {
  control.focus();
  control.select();
  await type(text);
}

/** Replaces all text, and leaves the field. Returns what it shows then, and its value. */
async function read(control: LcTimeInput, text: string): Promise<[shown: string, value: string]> {
  await enter(control, text);
  control.blur();
  await control.updateComplete;
  return [inner(control).value, control.value];
}

describe('lc-time-input', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with a value', {value: '09:30'}],
      ['read-only', {value: '09:30', readOnly: true}],
      ['with a message', {required: true, showValidation: true}],
    ] as const)
      it(`passes axe ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });

    it('passes axe while its list is open', async () => {
      const control = await setUp({value: '09:30'});
      control.focus();
      await press('ArrowDown');
      await control.updateComplete;
      await expectAccessible(control);
    });

    it('is a combobox whose list opens on request', async () => {
      const {role, ariaExpanded, ariaAutoComplete} = inner(await setUp());
      expect([role, ariaExpanded, ariaAutoComplete]).to.deep.equal(['combobox', 'false', 'none']);
    });

    it('announces the time that it has read from other text', async () => {
      const control = await setUp();
      const announced = () =>
        control.shadowRoot!.querySelector('[aria-live=polite].visually-hidden')!.textContent;
      await read(control, '930');
      const seen = [announced()];
      await read(control, '9:30 AM');
      expect([...seen, announced()]).to.deep.equal(['9:30 AM', '']);
    });
  });

  describe('properties', () => {
    for (const [lang, hourCycle, shown] of [
      ['en', null, '2:30 PM'],
      ['en', 'h23', '14:30'],
      ['en-GB', null, '14:30'],
      ['de', null, '14:30'],
      ['fi', null, '14.30'],
      ['ar-EG', null, '٢:٣٠ م'],
    ] as const)
      it(`shows 14:30 as ${shown} in ${lang}${hourCycle ? ` with ${hourCycle}` : ''}`, async () => {
        expect(inner(await setUp({lang, hourCycle, value: '14:30'})).value).to.equal(shown);
      });

    it('shows its initial value again when the value is reset to it, however it was typed', async () => {
      const control = await setUp({initValue: '14:30'});
      control.focus();
      inner(control).select();
      await type('2:30p');
      control.value = undefined;
      await control.updateComplete;
      expect(inner(control).value).to.equal('2:30 PM');
    });

    it('follows the language of the page', async () => {
      const control = await setUp({value: '14:30'});
      control.parentElement!.lang = 'de';
      await until(() => inner(control).value === '14:30', 'it is German');
    });

    it('reads hourCycle and limits from attributes', async () => {
      const control = await fixture<LcTimeInput>(
        html`<lc-time-input value="14:30" hour-cycle="h23" max="14:00" step="900"></lc-time-input>`,
      );
      expect([inner(control).value, control.validity.rangeOverflow]).to.deep.equal(['14:30', true]);
    });

    for (const [properties, message] of [
      [{value: '9:30'}, 'value must be a time such as "09:30", not "9:30"; the field is left empty.'],
      [{hourCycle: '12'}, 'hourCycle must be h11, h12, h23, or h24, not "12"; it is ignored.'],
      [{min: '9'}, 'min must be a time such as "09:30", not "9"; it is ignored.'],
      [{step: -1}, 'step must be a number of seconds greater than 0 or "any", not "-1"; it is 60.'],
    ] as const)
      it(`warns about ${JSON.stringify(properties)}`, async () => {
        const warnings = await recordWarnings(() => setUp({value: '10:00', ...(properties as object)}));
        expect(warnings).to.deep.equal([`<lc-time-input>: ${message}`]);
      });

    it('has the milliseconds since midnight beside the text', async () => {
      const control = await setUp({value: '09:30'});
      const before = control.valueAsNumber;
      control.valueAsNumber = 36_015_000;
      const set = control.value;
      control.valueAsNumber = NaN;
      expect([before, set, control.value, control.valueAsNumber]).to.deep.equal([
        34_200_000,
        '10:00:15',
        '',
        NaN,
      ]);
    });
  });

  describe('editing', () => {
    for (const [lang, text, shown, value] of [
      ['en', '9', '9:00 AM', '09:00'],
      ['en', '930', '9:30 AM', '09:30'],
      ['en', '9.30 pm', '9:30 PM', '21:30'],
      ['en', '21:30', '9:30 PM', '21:30'],
      ['de', '9 Uhr 30', '09:30', '09:30'],
      ['ar-EG', '٩:٣٠ م', '٩:٣٠ م', '21:30'],
    ] as const)
      it(`reads ${text} in ${lang} on leaving`, async () => {
        expect(await read(await setUp({lang}), text)).to.deep.equal([shown, value]);
      });

    it('shows what is typed until the focus leaves', async () => {
      const control = await setUp();
      await enter(control, '9');
      await control.updateComplete;
      expect([inner(control).value, control.value]).to.deep.equal(['9', '09:00']);
    });

    it('keeps text that is not a time, with a message', async () => {
      const control = await setUp({showValidation: true});
      expect(await read(control, 'soon')).to.deep.equal(['soon', '']);
      expect([control.validity.badInput, messageOf(control)]).to.deep.equal([
        true,
        'Start must be a time, such as 9:30.',
      ]);
    });

    it('keeps what is typed while an app follows the value', async () => {
      const control = await setUp();
      control.addEventListener('input', () => {
        const {value} = control;
        control.value = value;
      });
      await enter(control, '9:30 p');
      await control.updateComplete;
      expect([inner(control).value, control.value]).to.deep.equal(['9:30 p', '21:30']);
    });

    it('is cleared by the app when its text is not a time', async () => {
      const control = await setUp();
      await read(control, 'soon');
      control.value = '';
      await control.updateComplete;
      expect([inner(control).value, control.validity.valid]).to.deep.equal(['', true]);
    });

    for (const [properties, message] of [
      [{min: '10:00'}, 'Start must be 10:00 AM or later.'],
      [{max: '09:00'}, 'Start must be 9:00 AM or earlier.'],
      [{min: '22:00', max: '06:00'}, 'Start must be from 10:00 PM to 6:00 AM.'],
      [{step: 1800, lang: 'de'}, 'Start must go in steps of 30 Minuten.'],
    ] as const)
      it(`says what is wrong with 9:10 and ${JSON.stringify(properties)}`, async () => {
        const control = await setUp({...properties, value: '09:10', showValidation: true});
        expect(messageOf(control)).to.equal(message);
      });

    it('has its messages in Arabic', async () => {
      registerTranslation(ar);
      const control = await setUp({lang: 'ar', value: '09:10', min: '10:00', showValidation: true});
      expect(messageOf(control)).to.match(/^Start: يجب أن يكون الوقت (10:00|١٠:٠٠) ص أو بعده\.$/);
    });

    it('validates with a schema that has text', async () => {
      const control = await setUp({rules: z.iso.time(), value: '09:30'});
      await control.validationComplete;
      expect(control.validity.valid).to.equal(true);
    });
  });

  describe('events', () => {
    it('sends input for each key, and change once on leaving', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await enter(control, '9p');
      control.blur();
      expect(seen).to.deep.equal(['input', 'input', 'change']);
    });

    it('sends nothing if the user leaves without an edit', async () => {
      const control = await setUp({value: '09:30'});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      control.blur();
      expect(seen).to.deep.equal([]);
    });

    it('sends both events when a time is chosen', async () => {
      const control = await setUp({value: '00:30'});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(toggle(control));
      await control.updateComplete;
      await clickOn(options(control)[2]!);
      control.blur();
      expect([control.value, ...seen]).to.deep.equal(['01:00', 'input', 'change']);
    });

    it('sends the events of its list', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide');
      control.focus();
      await press('ArrowDown');
      await control.updateComplete;
      await press('Escape');
      await until(() => seen.length === 4, 'it is closed');
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide']);
    });
  });

  describe('list', () => {
    async function open(properties: Partial<LcTimeInput>): Promise<LcTimeInput> {
      const control = await setUp(properties);
      control.focus();
      await press('Alt+ArrowDown');
      await control.updateComplete;
      return control;
    }

    it('has the times of the step, from min to max over midnight', async () => {
      const control = await open({min: '23:30', max: '00:15', step: 900, lang: 'en-GB'});
      expect(options(control).map(option => option.textContent.trim())).to.deep.equal([
        '23:30',
        '23:45',
        '00:00',
        '00:15',
      ]);
    });

    it('starts at the time of the field', async () => {
      const control = await open({value: '14:30'});
      expect(active(control)).to.equal('2:30 PM');
    });

    it('scrolls to the next time if the list does not have that of the field', async () => {
      const control = await open({value: '14:10'});
      const [list, option] = [control.shadowRoot!.querySelector('#listbox')!, options(control)[29]!];
      await until(() => list.scrollTop > 0, 'it is scrolled');
      const [outside, inside] = [list, option].map(one => one.getBoundingClientRect());
      expect([active(control), option.textContent.trim()]).to.deep.equal([undefined, '2:30 PM']);
      expect(inside!.bottom).to.be.at.most(outside!.bottom + 1);
    });

    it('moves with the arrow keys, and chooses with Enter', async () => {
      const control = await setUp({value: '14:10'});
      control.focus();
      await press('ArrowDown');
      await press('ArrowDown');
      await press('Enter');
      await control.updateComplete;
      expect([control.value, inner(control).value, options(control).length]).to.deep.equal([
        '15:00',
        '3:00 PM',
        0,
      ]);
    });

    for (const [properties, text, value] of [
      [{min: '05:00'}, '9:30 AM', '09:30'],
      [{step: 900}, '9:30 AM', '09:30'],
      [{min: '12:00'}, undefined, '09:00'],
    ] as const)
      it(`chooses ${text ? 'the active time' : 'no time'} with Enter after ${JSON.stringify(properties)}`, async () => {
        const control = await open({value: '09:00'});
        await press('ArrowDown');
        Object.assign(control, properties);
        await control.updateComplete;
        const shown = active(control);
        await press('Enter');
        expect([shown, control.value]).to.deep.equal([text, value]);
      });

    it('keeps typed text with Enter if no time is active', async () => {
      const control = await open({});
      await type('9:41');
      await press('Enter');
      expect(control.value).to.equal('09:41');
    });

    it('opens and closes with the button, which leaves the focus in the field', async () => {
      const control = await setUp({value: '09:30'});
      await clickOn(toggle(control));
      await control.updateComplete;
      const isOpen = options(control).length > 0;
      await clickOn(toggle(control));
      await control.updateComplete;
      expect([isOpen, options(control).length]).to.deep.equal([true, 0]);
      expectFocus(control);
    });

    for (const properties of [{readOnly: true}, {disabled: true}] as const)
      it(`does not open with ${JSON.stringify(properties)}`, async () => {
        const control = await open({value: '09:30', ...properties});
        expect(options(control)).to.have.length(0);
      });
  });

  describe('keyboard', () => {
    it('is one tab stop', async () => {
      const control = await setUp();
      const after = document.createElement('button');
      control.after(after);
      control.focus();
      await press('Tab');
      expectFocus(after);
    });

    it('reads the text with Enter, and submits its form', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-time-input label="Start" name="start"></lc-time-input></form>`,
      );
      const control = form.querySelector('lc-time-input')!;
      const times: FormDataEntryValue[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        times.push(new FormData(form).get('start')!);
      });
      await enter(control, '930');
      await press('Enter');
      await until(() => times.length > 0, 'it is submitted');
      expect([...times, inner(control).value]).to.deep.equal(['09:30', '9:30 AM']);
    });
  });
});
