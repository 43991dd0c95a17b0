import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcSwitch} from './switch.define.js';
import './switch.define.js';

const native = (control: LcSwitch) => control.shadowRoot!.querySelector('input')!;
const make = (template = html`<lc-switch label="Sounds"></lc-switch>`) => fixture<LcSwitch>(template);

/** Distance between the thumb and the start edge, in px. */
const thumbOffset = (control: LcSwitch) =>
  parseFloat(getComputedStyle(native(control), '::before').marginInlineStart);

testFormControl<LcSwitch>({
  tag: 'lc-switch',
  valueProperty: 'checked',
  values: [
    {set: control => (control.checked = false), initValue: false, typed: false, submitted: null},
    {set: control => (control.checked = true), initValue: true, typed: true, submitted: 'on'},
  ],
  emptyFormValue: null,
  inner: native,
  edit: async control => {
    control.focus();
    await press('Space');
  },
});

describe('lc-switch', () => {
  describe('accessibility', () => {
    it('is exposed as a switch', async () => {
      expect(native(await make()).getAttribute('role')).to.equal('switch');
    });

    it('is accessible on, in light and dark', async () => {
      await expectAccessible(await make(html`<lc-switch label="Sounds" checked></lc-switch>`));
    });

    it('keeps its label when it is switched on', async () => {
      const control = await make();
      control.checked = true;
      await control.updateComplete;
      expect(native(control).labels![0]!.textContent).to.equal('Sounds');
    });
  });

  describe('properties', () => {
    for (const [attributes, template, checked] of [
      ['checked', html`<lc-switch checked></lc-switch>`, true],
      ['init-value', html`<lc-switch init-value></lc-switch>`, true],
      ['init-value="false"', html`<lc-switch init-value="false"></lc-switch>`, false],
      ['no attribute', html`<lc-switch></lc-switch>`, false],
    ] as const) {
      it(`starts ${checked ? 'on' : 'off'} with ${attributes}`, async () => {
        expect((await make(template)).checked).to.equal(checked);
      });
    }

    it('resets to its initial value when checked is set to undefined', async () => {
      const control = await make(html`<lc-switch checked></lc-switch>`);
      control.checked = false;
      control.checked = undefined;
      expect(control.checked).to.equal(true);
    });

    it('has the checked state while it is on', async () => {
      const control = await make(html`<lc-switch checked></lc-switch>`);
      expect(control.matches(':state(checked)')).to.equal(true);
    });

    for (const direction of ['ltr', 'rtl']) {
      it(`has its thumb at the end while it is on, in ${direction}`, async () => {
        document.documentElement.style.setProperty('--lc-duration', '0ms');
        const place = await fixture(html`<div dir=${direction}><lc-switch label="Sounds"></lc-switch></div>`);
        const control = place.querySelector('lc-switch')!;
        const off = thumbOffset(control);
        control.checked = true;
        await control.updateComplete;
        expect(thumbOffset(control)).to.be.above(off + 10);
        document.documentElement.removeAttribute('style');
      });
    }
  });

  it('stays within its element in small text', async () => {
    const control = await make(html`<lc-switch label="Sounds" style="font-size: 12px"></lc-switch>`);
    const box = native(control).getBoundingClientRect();
    const {top, bottom} = control.getBoundingClientRect();
    expect([box.top, box.bottom]).to.deep.equal([top, bottom]);
    const label = control.shadowRoot!.querySelector('label')!.getBoundingClientRect();
    expect(label.top + label.bottom).to.be.closeTo(top + bottom, 0.1);
  });

  describe('a required switch', () => {
    for (const [lang, message] of [
      ['en', 'Sounds must be on.'],
      ['ar', 'Sounds: يجب تفعيل هذا الخيار.'],
    ] as const) {
      it(`says in ${lang} that it must be on`, async () => {
        registerTranslation(ar);
        const control = await make();
        Object.assign(control, {lang, required: true, showValidation: true});
        await aTimeout(0);
        await control.updateComplete;
        expect(control.shadowRoot!.querySelector('#message')!.textContent.trim()).to.equal(message);
      });
    }
  });

  describe('rules', () => {
    for (const [title, rules, message] of [
      ['that require true reject it while pristine', s.literal(true), 'Sounds must be on.'],
      ['of an optional boolean accept it while pristine', s.optional(s.boolean()), ''],
    ] as const) {
      it(title, async () => {
        const control = await make();
        control.rules = rules;
        expect(control.validationMessage).to.equal(message);
      });
    }
  });

  describe('events', () => {
    it('sends input and then change for a click on its label', async () => {
      const control = await make();
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(control.shadowRoot!.querySelector('label')!);
      expect([control.checked, ...seen]).to.deep.equal([true, 'input', 'change']);
    });

    it('toggles once for a click on an outside label', async () => {
      const place = await fixture(html`
        <div><label for="sounds">Sounds</label><lc-switch id="sounds"></lc-switch></div>
      `);
      const control = place.querySelector('lc-switch')!;
      const seen = recordEvents(control, 'click', 'input', 'change');
      await clickOn(place.querySelector('label')!);
      expect([control.checked, ...seen]).to.deep.equal([true, 'click', 'input', 'change']);
    });
  });

  describe('keyboard', () => {
    it('toggles with Space, on and off', async () => {
      const control = await make();
      const values: boolean[] = [];
      control.addEventListener('change', () => values.push(control.checked));
      control.focus();
      await press('Space');
      await press('Space');
      expect(values).to.deep.equal([true, false]);
    });

    it('submits the form with Enter', async () => {
      const form = await fixture<HTMLFormElement>(html`<form><lc-switch label="Sounds"></lc-switch></form>`);
      const submission = new Promise<void>(resolve =>
        form.addEventListener('submit', event => {
          event.preventDefault();
          resolve();
        }),
      );
      form.querySelector('lc-switch')!.focus();
      await press('Enter');
      await submission;
    });
  });

  describe('form', () => {
    it('submits its value while it is on', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form><lc-switch name="sounds" value="loud" checked></lc-switch></form>
      `);
      expect(new FormData(form).get('sounds')).to.equal('loud');
    });
  });
});
