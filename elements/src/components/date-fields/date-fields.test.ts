import {expect} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {
  enter,
  enterAll,
  find,
  group,
  inputs,
  leave,
  markedIn,
  setUp,
  setUpForm,
  textsOf,
} from '../../testing/date-fields.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {messageOf} from '../../testing/form-control-harness.js';
import {recordKeptState} from '../../testing/kept-state.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcDateFields} from './date-fields.define.js';

testFormControl<LcDateFields>({
  tag: 'lc-date-fields',
  values: [
    {
      set: control => (control.value = '1990-05-15'),
      initValue: '1990-05-15',
      typed: '1990-05-15',
      submitted: '1990-05-15',
    },
    {
      set: control => (control.value = '2001-12-01'),
      initValue: '2001-12-01',
      typed: '2001-12-01',
      submitted: '2001-12-01',
    },
  ],
  emptyFormValue: '',
  inner: control => inputs(control)[0]!,
  edit: control => enterAll(control, '5', '6', '1990'),
});

describe('lc-date-fields', () => {
  before(() => registerTranslation(ar));

  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with a value', {value: '1990-05-15'}],
      ['read-only', {value: '1990-05-15', readOnly: true}],
      ['with a message', {required: true, showValidation: true}],
    ] as const)
      it(`passes axe ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });

    it('is a group with the name of its label, of fields with their own names', async () => {
      const control = await setUp({hint: 'Such as 15 5 1990'});
      const labels = inputs(control).map(({labels}) => labels![0]!.textContent.trim());
      expect(labels).to.deep.equal(['Day', 'Month', 'Year']);
      expect([
        group(control).getAttribute('aria-labelledby'),
        group(control).getAttribute('aria-describedby'),
      ]).to.deep.equal(['label', 'hint message']);
    });

    for (const [properties, marked] of [
      [{value: '1990-05-15', maxDate: '1980-01-01'}, ['day', 'month', 'year']],
      [{required: true}, ['day', 'month', 'year']],
      [{value: '1990-05-15', error: 'The server says no.'}, ['day', 'month', 'year']],
      [{value: '1990-05-15'}, []],
    ] as const)
      it(`marks ${marked.join(', ') || 'no field'} with ${JSON.stringify(properties)}`, async () => {
        expect(markedIn(await setUp({...properties, showValidation: true}))).to.deep.equal(marked);
      });
  });

  describe('properties', () => {
    for (const [lang, names, texts] of [
      ['en', ['month', 'day', 'year'], ['5', '15', '1990']],
      ['en-GB', ['day', 'month', 'year'], ['15', '5', '1990']],
      ['ja', ['year', 'month', 'day'], ['1990', '5', '15']],
      ['ar-EG', ['day', 'month', 'year'], ['١٥', '٥', '١٩٩٠']],
    ] as const)
      it(`shows ${names.join(', ')} in ${lang}`, async () => {
        const control = await setUp({value: '1990-05-15', lang});
        expect(inputs(control).map(({name}) => name)).to.deep.equal(names);
        expect(textsOf(control)).to.deep.equal(texts);
      });

    it('changes the order with the language of the page, and keeps what is typed', async () => {
      const control = await setUp();
      await enterAll(control, '15', '5');
      control.lang = 'en';
      await until(() => inputs(control)[0]!.name === 'month', 'it is American');
      expect(textsOf(control)).to.deep.equal(['5', '15', '']);
    });

    it('writes the year with four digits', async () => {
      expect(textsOf(await setUp({value: '0090-05-15'}))).to.deep.equal(['15', '5', '0090']);
    });

    it('accepts a Date in local time', async () => {
      expect((await setUp({value: new Date(1990, 4, 15)} as object)).value).to.equal('1990-05-15');
    });

    it('has the local Date of its value, and can be set to one', async () => {
      const control = await setUp({value: '1990-05-15'});
      const before = control.valueAsDate;
      control.valueAsDate = new Date(2001, 11, 1);
      const set = control.value;
      control.valueAsDate = null;
      expect([before, set, control.value, control.valueAsDate]).to.deep.equal([
        new Date(1990, 4, 15),
        '2001-12-01',
        '',
        null,
      ]);
    });

    for (const [autocomplete, expected] of [
      ['bday', ['bday-day', 'bday-month', 'bday-year']],
      [
        'section-child bday',
        ['section-child bday-day', 'section-child bday-month', 'section-child bday-year'],
      ],
      ['off', ['off', 'off', 'off']],
      ['', ['off', 'off', 'off']],
    ] as const)
      it(`has fields for ${expected[0]} with autocomplete "${autocomplete}"`, async () => {
        const control = await setUp({autocomplete});
        expect(inputs(control).map(input => input.getAttribute('autocomplete'))).to.deep.equal(expected);
      });

    for (const [properties, message] of [
      [
        {value: '1990-02-30'},
        'value must be yyyy-MM-dd, yyyy-MM-ddTHH:mm or a valid Date, not "1990-02-30"; it is ignored.',
      ],
      [
        {maxDate: 'today'},
        'maxDate must be yyyy-MM-dd, yyyy-MM-ddTHH:mm or a valid Date, not "today"; it is ignored.',
      ],
      [
        {autocomplete: 'name'},
        'autocomplete must be bday, with or without a section, or off, not "name"; it is off.',
      ],
    ] as const)
      it(`warns about ${JSON.stringify(properties)}`, async () => {
        const warnings = await recordWarnings(() => setUp(properties));
        expect(warnings).to.deep.equal([`<lc-date-fields>: ${message}`]);
      });
  });

  describe('events', () => {
    it('sends input for each key, and change on leaving a field', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await enterAll(control, '15', '5');
      expect(seen).to.deep.equal(['input', 'input', 'change', 'input']);
    });

    it('sends nothing if the user leaves without an edit', async () => {
      const control = await setUp({value: '1990-05-15'});
      const seen = recordEvents(control, 'input', 'change');
      await enterAll(control, '', '', '');
      await leave(control);
      expect(seen).to.deep.equal([]);
    });

    it('sends input before change if a field is filled in with change alone', async () => {
      const control = await setUp({value: '1990-05-15'});
      const seen = recordEvents(control, 'input', 'change');
      find(control, 'year').value = '2001';
      find(control, 'year').dispatchEvent(new Event('change', {bubbles: true}));
      expect([...seen, control.value]).to.deep.equal(['input', 'change', '2001-05-15']);
    });
  });

  describe('keyboard', () => {
    it('moves the focus only with Tab', async () => {
      const control = await setUp();
      await enterAll(control, '15');
      const names = [(control.shadowRoot!.activeElement as HTMLInputElement).name];
      await press('Tab');
      names.push((control.shadowRoot!.activeElement as HTMLInputElement).name);
      expect(names).to.deep.equal(['day', 'month']);
    });

    it('shows what is wrong with Enter', async () => {
      const control = await setUp({showValidation: true});
      await enterAll(control, '15', '5', '90');
      await press('Enter');
      await control.updateComplete;
      expect(messageOf(control)).to.equal('Birthday must have a year with four digits.');
    });

    it('submits its form with Enter', async () => {
      const {form, control} = await setUpForm();
      let sent: unknown = null;
      form.addEventListener('submit', event => {
        event.preventDefault();
        sent = [...new FormData(form)];
      });
      await enterAll(control, '15', '5', '1990');
      await press('Enter');
      await until(() => sent !== null, 'it is submitted');
      expect(sent).to.deep.equal([['birthday', '1990-05-15']]);
    });
  });

  describe('pointer', () => {
    it('focuses a field with a click on its label', async () => {
      const control = await setUp();
      await clickOn(find(control, 'month').labels![0]!);
      expect((control.shadowRoot!.activeElement as HTMLInputElement).name).to.equal('month');
    });
  });

  describe('form', () => {
    for (const noValidationBubble of [false, true])
      it(`focuses the first wrong field on submit${noValidationBubble ? ', without a bubble' : ''}`, async () => {
        const {form, control} = await setUpForm({noValidationBubble, showValidation: 'submit'});
        await enterAll(control, '15', '5', '90');
        await leave(control);
        form.requestSubmit();
        await control.updateComplete;
        expectFocus(control);
        expect((control.shadowRoot!.activeElement as HTMLInputElement).name).to.equal('year');
        expect(messageOf(control)).to.equal('Birthday must have a year with four digits.');
      });

    it('shows what is wrong if the form is submitted while the user types', async () => {
      const {form, control} = await setUpForm({showValidation: 'submit'});
      await enterAll(control, '15', '5', '90');
      form.requestSubmit();
      await control.updateComplete;
      expect(messageOf(control)).to.equal('Birthday must have a year with four digits.');
    });

    it('forgets texts that are not a date when the form is reset', async () => {
      const {form, control} = await setUpForm({initValue: '1990-05-15', showValidation: true});
      await enter(control, 'month', 'soon');
      form.reset();
      await control.updateComplete;
      expect([textsOf(control), messageOf(control)]).to.deep.equal([['15', '5', '1990'], '']);
    });

    it('restores texts that are not a date', async () => {
      const control = await setUp();
      find(control, 'month').value = 'soon';
      const state = recordKeptState(() =>
        find(control, 'month').dispatchEvent(new InputEvent('input', {bubbles: true, composed: true})),
      );
      const next = await setUp();
      next.formStateRestoreCallback(state);
      await next.updateComplete;
      expect([textsOf(next), next.value, next.validity.valid]).to.deep.equal([['', 'soon', ''], '', false]);
    });
  });
});
