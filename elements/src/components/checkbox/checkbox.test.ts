import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickAt, clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import type {LcCheckbox} from './checkbox.define.js';
import './checkbox.define.js';

const native = (box: LcCheckbox) => box.shadowRoot!.querySelector('input')!;
const make = (template = html`<lc-checkbox label="Terms"></lc-checkbox>`) => fixture<LcCheckbox>(template);

testFormControl<LcCheckbox>({
  tag: 'lc-checkbox',
  valueProperty: 'checked',
  values: [
    {set: box => (box.checked = false), initValue: false, typed: false, submitted: null},
    {set: box => (box.checked = true), initValue: true, typed: true, submitted: 'on'},
  ],
  emptyFormValue: null,
  inner: native,
  edit: async box => {
    box.focus();
    await press('Space');
  },
});

describe('lc-checkbox', () => {
  describe('accessibility', () => {
    it('is a native checkbox named by its label', async () => {
      const box = await make();
      expect([native(box).type, native(box).labels![0]!.textContent]).to.deep.equal(['checkbox', 'Terms']);
    });

    for (const [state, template] of [
      ['checked', html`<lc-checkbox label="Terms" checked></lc-checkbox>`],
      ['indeterminate', html`<lc-checkbox label="All" indeterminate></lc-checkbox>`],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(template));
      });
    }

    for (const [kind, template] of [
      ['with a label', html`<lc-checkbox label="Terms"></lc-checkbox>`],
      ['without a label', html`<lc-checkbox aria-label="Terms"></lc-checkbox>`],
      ['with a hint only', html`<lc-checkbox aria-label="Terms" hint="Required"></lc-checkbox>`],
    ] as const) {
      it(`has a target that is larger than its box, ${kind}`, async () => {
        const box = await make(template);
        const {left, top, right, bottom} = native(box).getBoundingClientRect();
        for (const corner of [
          [left - 2, top - 2],
          [left - 2, bottom + 2],
          [right + 2, top - 2],
          [right + 2, bottom + 2],
        ] as const) {
          const before = box.checked;
          await clickAt([...corner]);
          expect(box.checked).to.equal(!before);
        }
      });
    }
  });

  it('is not a circle in the roundest theme', async () => {
    const box = await make(html`<lc-checkbox label="Terms" style="--lc-radius: 24px"></lc-checkbox>`);
    expect(getComputedStyle(native(box)).borderTopLeftRadius).to.equal('6px');
  });

  describe('properties', () => {
    for (const [attributes, template, checked] of [
      ['checked', html`<lc-checkbox checked></lc-checkbox>`, true],
      ['init-value', html`<lc-checkbox init-value></lc-checkbox>`, true],
      ['init-value="true"', html`<lc-checkbox init-value="true"></lc-checkbox>`, true],
      ['init-value="false"', html`<lc-checkbox init-value="false"></lc-checkbox>`, false],
      ['no attribute', html`<lc-checkbox></lc-checkbox>`, false],
    ] as const) {
      it(`starts ${checked ? 'checked' : 'unchecked'} with ${attributes}`, async () => {
        expect((await make(template)).checked).to.equal(checked);
      });
    }

    it('follows its checked attribute while pristine', async () => {
      const box = await make();
      box.toggleAttribute('checked', true);
      expect(box.checked).to.equal(true);
      box.checked = true;
      box.toggleAttribute('checked', false);
      expect(box.checked).to.equal(true);
    });

    it('does not change its checked attribute when it is checked, like HTML', async () => {
      const box = await make();
      box.checked = true;
      expect(box.hasAttribute('checked')).to.equal(false);
    });

    for (const nothing of [undefined, null]) {
      it(`resets to its initial value when checked is set to ${nothing}`, async () => {
        const box = await make(html`<lc-checkbox checked></lc-checkbox>`);
        box.checked = false;
        box.checked = nothing;
        expect(box.checked).to.equal(true);
      });
    }

    it('is false for its rules when its initial value is undefined', async () => {
      const box = await make();
      box.initValue = undefined;
      expect(box.typedValue).to.equal(false);
    });

    it('replaces what the user toggled when checked is set', async () => {
      const box = await make();
      await clickOn(native(box));
      box.checked = false;
      await box.updateComplete;
      expect(native(box).checked).to.equal(false);
    });

    it('has the checked state while it is checked', async () => {
      const box = await make();
      box.checked = true;
      await box.updateComplete;
      expect(box.matches(':state(checked)')).to.equal(true);
      box.checked = false;
      await box.updateComplete;
      expect(box.matches(':state(checked)')).to.equal(false);
    });

    it('shows indeterminate without changing what it submits', async () => {
      const box = await make(html`<lc-checkbox name="all" checked indeterminate></lc-checkbox>`);
      expect([native(box).indeterminate, box.matches(':state(indeterminate)'), box.typedValue]).to.deep.equal(
        [true, true, true],
      );
    });

    it('is no longer indeterminate once the user toggles it', async () => {
      const box = await make(html`<lc-checkbox label="All" indeterminate></lc-checkbox>`);
      await clickOn(native(box));
      await box.updateComplete;
      expect([box.indeterminate, box.checked, native(box).indeterminate]).to.deep.equal([false, true, false]);
    });
  });

  describe('rules', () => {
    for (const [title, rules, checked, message] of [
      ['that require true reject it while pristine', s.literal(true), false, 'Terms must be checked.'],
      ['that require true accept it checked', s.literal(true), true, ''],
      ['of an optional boolean accept it while pristine', s.optional(s.boolean()), false, ''],
      ['of an optional boolean accept it checked', s.optional(s.boolean()), true, ''],
    ] as const) {
      it(title, async () => {
        const box = await make();
        Object.assign(box, {rules, ...(checked && {checked})});
        expect(box.validationMessage).to.equal(message);
      });
    }

    it('reports a required checkbox with the same message', async () => {
      const box = await make(html`<lc-checkbox label="Terms" required></lc-checkbox>`);
      expect(box.validationMessage).to.equal('Terms must be checked.');
    });
  });

  describe('events', () => {
    it('sends input and then change for a click', async () => {
      const box = await make();
      const seen = recordEvents(box, 'input', 'change');
      await clickOn(native(box));
      expect(seen).to.deep.equal(['input', 'change']);
    });

    for (const name of ['input', 'change']) {
      it(`has the new value when ${name} arrives outside`, async () => {
        const box = await make();
        const values: boolean[] = [];
        const note = () => values.push(box.checked);
        document.addEventListener(name, note);
        await clickOn(native(box));
        await clickOn(native(box));
        document.removeEventListener(name, note);
        expect(values).to.deep.equal([true, false]);
      });
    }

    it('toggles once for a click on its label', async () => {
      const box = await make();
      const seen = recordEvents(box, 'input', 'change');
      await clickOn(box.shadowRoot!.querySelector('label')!);
      expect([box.checked, ...seen]).to.deep.equal([true, 'input', 'change']);
    });

    it('toggles when it is clicked by script', async () => {
      const box = await make();
      const seen = recordEvents(box, 'click', 'input', 'change');
      box.click();
      expect([box.checked, ...seen]).to.deep.equal([true, 'click', 'input', 'change']);
    });

    it('does not change when a listener cancels the click', async () => {
      const box = await make();
      box.addEventListener('click', event => event.preventDefault());
      const seen = recordEvents(box, 'input', 'change');
      await clickOn(native(box));
      box.click();
      expect([box.checked, native(box).checked, ...seen]).to.deep.equal([false, false]);
    });

    it('is indeterminate again when a listener cancels the click', async () => {
      const box = await make(html`<lc-checkbox label="All" indeterminate></lc-checkbox>`);
      const seen: boolean[] = [];
      box.addEventListener('click', event => {
        event.preventDefault();
        seen.push(box.indeterminate);
      });
      box.click();
      expect([...seen, box.indeterminate]).to.deep.equal([false, true]);
    });

    it('ignores clicks while disabled', async () => {
      const box = await make(html`<lc-checkbox label="Terms" disabled></lc-checkbox>`);
      box.click();
      await clickOn(box.shadowRoot!.querySelector('label')!);
      expect(box.checked).to.equal(false);
    });
  });

  describe('an outside label', () => {
    const makeLabeled = (
      template = html`<label for="box">Terms</label><lc-checkbox id="box"></lc-checkbox>`,
    ) => fixture(html`<div>${template}</div>`);

    it('toggles it once', async () => {
      const place = await makeLabeled();
      const box = place.querySelector('lc-checkbox')!;
      const seen = recordEvents(box, 'click', 'input', 'change');
      await clickOn(place.querySelector('label')!);
      expect([box.checked, ...seen]).to.deep.equal([true, 'click', 'input', 'change']);
    });

    it('toggles it back', async () => {
      const place = await makeLabeled();
      await clickOn(place.querySelector('label')!);
      await clickOn(place.querySelector('label')!);
      expect(place.querySelector('lc-checkbox')!.checked).to.equal(false);
    });

    const around = html`<label><b>Terms</b> <lc-checkbox></lc-checkbox></label>`;

    it('toggles it once when wrapped around it', async () => {
      const place = await makeLabeled(around);
      const box = place.querySelector('lc-checkbox')!;
      const seen = recordEvents(box, 'input', 'change');
      await clickOn(place.querySelector('b')!);
      expect([box.checked, ...seen]).to.deep.equal([true, 'input', 'change']);
    });

    it('does not toggle it twice for a click on the box when wrapped around it', async () => {
      const place = await makeLabeled(around);
      const box = place.querySelector('lc-checkbox')!;
      const seen = recordEvents(box, 'input', 'change');
      await clickOn(native(box));
      expect([box.checked, ...seen]).to.deep.equal([true, 'input', 'change']);
    });

    it('does nothing while it is disabled', async () => {
      const place = await makeLabeled();
      const box = place.querySelector('lc-checkbox')!;
      box.disabled = true;
      await box.updateComplete;
      await clickOn(place.querySelector('label')!);
      expect(box.checked).to.equal(false);
    });
  });

  describe('keyboard', () => {
    it('toggles with Space, on and off', async () => {
      const box = await make();
      const values: boolean[] = [];
      box.addEventListener('change', () => values.push(box.checked));
      box.focus();
      await press('Space');
      await press('Space');
      expect(values).to.deep.equal([true, false]);
    });

    it('is one tab stop', async () => {
      const row = await fixture(html`
        <div><lc-checkbox label="One"></lc-checkbox><lc-checkbox label="Two"></lc-checkbox></div>
      `);
      const [one, two] = row.querySelectorAll('lc-checkbox');
      one!.focus();
      await press('Tab');
      expectFocus(two!);
    });
  });

  describe('form', () => {
    /** Presses Enter in a form with a checkbox and returns what submitted it. */
    async function submittersOfEnter(prepare: (box: LcCheckbox) => void = () => {}): Promise<unknown[]> {
      const form = await fixture<HTMLFormElement>(html`
        <form><lc-checkbox label="Terms" name="terms"></lc-checkbox><button>Go</button></form>
      `);
      const submitters: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        submitters.push(event.submitter?.textContent);
      });
      const box = form.querySelector('lc-checkbox')!;
      prepare(box);
      box.focus();
      await press('Enter');
      await aTimeout(20);
      return submitters;
    }

    it('is submitted with Enter, through the submit button', async () => {
      expect(await submittersOfEnter()).to.deep.equal(['Go']);
    });

    it('is not submitted when a listener cancels the Enter', async () => {
      const cancel = (box: LcCheckbox) => box.addEventListener('keydown', event => event.preventDefault());
      expect(await submittersOfEnter(cancel)).to.deep.equal([]);
    });

    for (const [value, submitted] of [
      ['weekly', 'weekly'],
      ['', ''],
      [undefined, 'on'],
      [null, 'on'],
    ] as const) {
      it(`submits "${submitted}" for a value of ${JSON.stringify(value)}`, async () => {
        const form = await fixture<HTMLFormElement>(html`
          <form><lc-checkbox name="news" value="daily" checked></lc-checkbox></form>
        `);
        form.querySelector('lc-checkbox')!.value = value;
        expect(new FormData(form).get('news')).to.equal(submitted);
      });
    }
  });
});
