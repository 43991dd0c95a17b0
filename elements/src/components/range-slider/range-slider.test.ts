import {expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import type {LcRangeSlider} from './range-slider.define.js';
import './range-slider.define.js';

const inputs = (control: LcRangeSlider) => [...control.shadowRoot!.querySelectorAll('input')];
const shown = (control: LcRangeSlider) => control.shadowRoot!.querySelector('output')!.textContent;
const attributes = (control: LcRangeSlider, name: string) =>
  inputs(control).map(input => input.getAttribute(name));

async function setUp(properties: Partial<LcRangeSlider> = {}): Promise<LcRangeSlider> {
  const control = await fixture<LcRangeSlider>(html`<lc-range-slider label="Price"></lc-range-slider>`);
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
}

/** Focuses a thumb and presses keys. */
async function pressOn(control: LcRangeSlider, thumb: 0 | 1, ...keys: string[]): Promise<void> {
  inputs(control)[thumb]!.focus();
  for (const key of keys) await press(key);
  await control.updateComplete;
}

testFormControl<LcRangeSlider>({
  tag: 'lc-range-slider',
  values: [
    {set: control => (control.value = [7, 20]), initValue: [7, 20], typed: [7, 20], submitted: '7'},
    {set: control => (control.value = [42, 60]), initValue: '42,60', typed: [42, 60], submitted: '42'},
  ],
  emptyFormValue: '0',
  refusal: {attributes: {rules: s.tuple([s.min(s.number(), 1), s.number()])}, flag: 'rangeUnderflow'},
  inner: control => inputs(control)[0]!,
  edit: async control => {
    control.focus();
    await press('ArrowRight');
  },
});

describe('lc-range-slider', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with both thumbs on one spot', {value: [40, 40]}],
      ['with marks', {marks: [{value: 0, label: 'Free'}, {value: 50}], showBubble: true}],
      ['that is vertical', {orientation: 'vertical', showLimits: true}],
      ['without a label', {'aria-label': 'Price', label: ''}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        const control = await setUp(properties as Partial<LcRangeSlider>);
        if ('aria-label' in properties) control.ariaLabel = properties['aria-label'];
        await expectAccessible(control);
      });
    }

    it('is a group of two named sliders', async () => {
      const control = await setUp();
      const group = control.shadowRoot!.querySelector('[role=group]')!;
      expect(group.getAttribute('aria-labelledby')).to.equal('label');
      expect(attributes(control, 'aria-label')).to.deep.equal(['Price: From', 'Price: To']);
    });

    it('names its thumbs as the app says', async () => {
      const control = await setUp({fromLabel: 'cheapest', toLabel: 'dearest'});
      expect(attributes(control, 'aria-label')).to.deep.equal(['Price: cheapest', 'Price: dearest']);
    });

    it('limits each thumb by the other one', async () => {
      const control = await setUp({value: [20, 60], minDistance: 10});
      expect(attributes(control, 'aria-valuemin')).to.deep.equal(['0', '30']);
      expect(attributes(control, 'aria-valuemax')).to.deep.equal(['50', '100']);
    });

    it('announces each value with its unit', async () => {
      const control = await setUp({value: [20, 60], measurementUnit: '€'});
      expect(attributes(control, 'aria-valuetext')).to.deep.equal(['20 €', '60 €']);
    });

    it('announces the label of a mark', async () => {
      const control = await setUp({value: [0, 60], marks: [{value: 0, label: 'Free'}]});
      expect(attributes(control, 'aria-valuetext')).to.deep.equal(['0 (Free)', null]);
    });

    it('does not announce its values twice', async () => {
      const output = (await setUp()).shadowRoot!.querySelector('output')!;
      expect(output.getAttribute('aria-live')).to.equal('off');
    });

    it('says that it is vertical', async () => {
      const control = await setUp({orientation: 'vertical'});
      expect(attributes(control, 'aria-orientation')).to.deep.equal(['vertical', 'vertical']);
    });
  });

  describe('properties', () => {
    it('goes from 0 to 100 in steps of 1, and starts at both ends', async () => {
      const {min, max, step, minDistance, value} = await setUp();
      expect([min, max, step, minDistance, value]).to.deep.equal([0, 100, 1, 0, [0, 100]]);
    });

    it('reads the names of its attributes', async () => {
      const control = await fixture<LcRangeSlider>(html`
        <lc-range-slider min="-5" max="5" step="0.5" min-distance="1" value="-2.5, 1"></lc-range-slider>
      `);
      expect(control.value).to.deep.equal([-2.5, 1]);
      expect(attributes(control, 'aria-valuemin')).to.deep.equal(['-5', '-1.5']);
    });

    for (const text of ['20,60', '[20, 60]', ' 20 , 60 ']) {
      it(`reads the value attribute "${text}"`, async () => {
        const control = await fixture<LcRangeSlider>(html`<lc-range-slider value=${text}></lc-range-slider>`);
        expect(control.value).to.deep.equal([20, 60]);
      });
    }

    it('restores the default when an attribute is removed', async () => {
      const control = await fixture<LcRangeSlider>(html`
        <lc-range-slider min="3" max="9" min-distance="2" value="4,6"></lc-range-slider>
      `);
      for (const name of ['min', 'max', 'min-distance', 'value']) control.removeAttribute(name);
      expect([control.value, control.minDistance]).to.deep.equal([[0, 100], 0]);
    });

    it('shows both values with the unit', async () => {
      expect(shown(await setUp({value: [20, 60], measurementUnit: '€'}))).to.equal('20 – 60 €');
    });

    it('returns the same array until the value changes', async () => {
      const control = await setUp({value: [20, 60]});
      const {value} = control;
      control.value = [20, 60];
      const isSame = control.value === value;
      control.value = [20, 61];
      expect([isSame, control.value === value]).to.deep.equal([true, false]);
    });

    it('does not follow an array that the app changes later', async () => {
      const given: [number, number] = [20, 60];
      const control = await setUp({value: given});
      given[0] = 50;
      control.requestUpdate();
      await control.updateComplete;
      expect(control.value).to.deep.equal([20, 60]);
    });

    it('does not follow an array that it has returned', async () => {
      const control = await setUp({value: [20, 60]});
      control.value.reverse();
      expect(control.value).to.deep.equal([20, 60]);
    });

    it('keeps a value that was set before the limits that allow it', async () => {
      const control = await setUp({value: [150, 190]});
      const before = control.value;
      control.max = 200;
      expect([before, control.value]).to.deep.equal([
        [100, 100],
        [150, 190],
      ]);
    });

    for (const [given, expected, complaint] of [
      [[NaN, 60], [0, 100], 'value must be two numbers, such as [20, 60], not [null,60]'],
      [[20], [0, 100], 'value must be two numbers'],
      [20, [0, 100], 'value must be two numbers, such as [20, 60], not 20'],
      ['low', [0, 100], 'value must be two numbers, such as [20, 60], not low'],
      [[1, 2, 3], [0, 100], 'value must be two numbers'],
      [{from: 1, to: 2}, [0, 100], 'value must be two numbers'],
      [[60, 20], [20, 60], 'value must have the lower number first, not [60,20]; they are swapped'],
      [['20', '60'], [20, 60], undefined],
      [[-50, 500], [0, 100], undefined],
      [[20.4, 59.6], [20, 60], undefined],
      ['', [0, 100], undefined],
    ] as const) {
      it(`is ${JSON.stringify(expected)} with ${JSON.stringify(given)}${complaint ? ', and warns' : ''}`, async () => {
        const control = await setUp();
        const warnings = await recordWarnings(() => (control.value = given as never));
        expect(control.value).to.deep.equal(expected);
        expect(warnings.length).to.equal(complaint ? 1 : 0);
        expect(warnings[0] ?? '').to.contain(complaint ?? '');
      });
    }

    for (const [property, given, complaint] of [
      ['initValue', 'low', 'initValue must be two numbers'],
      ['min', NaN, 'min must be a number, not "NaN"'],
      ['max', 'high', 'max must be a number, not "high"'],
      ['max', -1, 'max must not be less than min, but -1 is less than 0.'],
      ['step', 0, 'step must be greater than 0, not 0'],
      ['minDistance', -5, 'minDistance must not be negative, but it is -5'],
      ['minDistance', 500, 'minDistance must not be greater than the track, but 500 is greater than 100.'],
      ['orientation', 'up', 'orientation must be one of horizontal, vertical, not "up".'],
      ['marks', 'all', 'marks must be a list of {value, label} with numbers, not all.'],
      ['marks', [{value: '5'}, {value: 10}], 'marks must be a list of {value, label} with numbers'],
    ] as const) {
      it(`warns once about the ${property} ${JSON.stringify(given)} and still works`, async () => {
        const control = await setUp();
        const warnings = await recordWarnings(async () => {
          Object.assign(control, {[property]: given});
          await control.updateComplete;
          control.requestUpdate();
          await control.updateComplete;
        });
        expect(warnings.map(text => text.includes(`<lc-range-slider>: ${complaint}`))).to.deep.equal([true]);
        expect(control.value.every(Number.isFinite)).to.equal(true);
      });
    }

    it('does not warn while its ends are set one after the other', async () => {
      const control = await setUp();
      const warnings = await recordWarnings(() => Object.assign(control, {min: 200, max: 300}));
      expect([warnings, control.value]).to.deep.equal([[], [200, 300]]);
    });

    it('shows no mark outside of the track', async () => {
      const control = await setUp({marks: [{value: -1}, {value: 0}, {value: 100}, {value: 101}]});
      expect(control.shadowRoot!.querySelectorAll('[part=mark]').length).to.equal(2);
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`has its marks and bubbles at its thumbs, in ${dir}`, async () => {
        const control = await setUp({dir, value: [20, 60], marks: [{value: 20}], showBubble: true});
        const [thumb, mark, bubble] = ['.travel', '.mark', '.bubble'].map(selector =>
          control.shadowRoot!.querySelector(selector)!.getBoundingClientRect(),
        );
        const share = (x: number) => (dir === 'ltr' ? x - thumb!.left : thumb!.right - x) / thumb!.width;
        expect(share(mark!.left)).to.be.closeTo(0.2, 0.01);
        expect(share((bubble!.left + bubble!.right) / 2)).to.be.closeTo(0.2, 0.01);
      });
    }

    it('shows the bubble of the thumb with the focus only', async () => {
      const control = await setUp({showBubble: true});
      inputs(control)[1]!.focus();
      const bubbles = [...control.shadowRoot!.querySelectorAll('[part=bubble]')];
      expect(bubbles.map(bubble => getComputedStyle(bubble).visibility)).to.deep.equal(['hidden', 'visible']);
    });
  });

  describe('events', () => {
    it('sends input and change for each key, with the new value', async () => {
      const control = await setUp();
      const seen: unknown[] = [];
      for (const type of ['input', 'change'])
        control.addEventListener(type, () => seen.push([type, ...control.value]));
      await pressOn(control, 1, 'ArrowLeft');
      expect(seen).to.deep.equal([
        ['input', 0, 99],
        ['change', 0, 99],
      ]);
    });

    it('sends nothing for a key at a limit', async () => {
      const control = await setUp({value: [40, 40]});
      const seen = recordEvents(control, 'input', 'change');
      await pressOn(control, 0, 'ArrowRight', 'End', 'PageUp');
      expect([seen, control.value]).to.deep.equal([[], [40, 40]]);
    });

    it('stops a native thumb that assistive technology moves over the other one', async () => {
      const control = await setUp({value: [20, 60]});
      const seen = recordEvents(control, 'input', 'change');
      const [lower] = inputs(control);
      lower!.value = '90';
      lower!.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      lower!.dispatchEvent(new Event('change', {bubbles: true}));
      await control.updateComplete;
      expect([control.value, lower!.value, seen]).to.deep.equal([[60, 60], '60', ['input', 'change']]);
    });
  });

  describe('keyboard', () => {
    for (const [thumb, key, expected] of [
      [0, 'ArrowRight', [31, 70]],
      [0, 'ArrowUp', [31, 70]],
      [0, 'ArrowLeft', [29, 70]],
      [0, 'ArrowDown', [29, 70]],
      [0, 'PageUp', [40, 70]],
      [0, 'PageDown', [20, 70]],
      [0, 'Home', [0, 70]],
      [0, 'End', [70, 70]],
      [1, 'ArrowRight', [30, 71]],
      [1, 'ArrowDown', [30, 69]],
      [1, 'PageUp', [30, 80]],
      [1, 'PageDown', [30, 60]],
      [1, 'Home', [30, 30]],
      [1, 'End', [30, 100]],
    ] as const) {
      it(`goes from 30 and 70 to ${expected.join(' and ')} with ${key}`, async () => {
        const control = await setUp({value: [30, 70]});
        await pressOn(control, thumb, key);
        expect([control.value, shown(control)]).to.deep.equal([expected, expected.join(' – ')]);
      });
    }

    for (const [orientation, key, lower] of [
      ['horizontal', 'ArrowRight', 29],
      ['horizontal', 'ArrowLeft', 31],
      ['horizontal', 'ArrowUp', 31],
      ['vertical', 'ArrowRight', 31],
      ['vertical', 'ArrowUp', 31],
      ['vertical', 'ArrowDown', 29],
    ] as const) {
      it(`goes from 30 to ${lower} with ${key} in right-to-left text, if it is ${orientation}`, async () => {
        const control = await setUp({dir: 'rtl', orientation, value: [30, 70]});
        await pressOn(control, 0, key);
        expect(control.value[0]).to.equal(lower);
      });
    }

    it('keeps the distance between its thumbs', async () => {
      const control = await setUp({value: [30, 45], minDistance: 10});
      await pressOn(control, 0, 'End');
      await pressOn(control, 1, 'Home', 'ArrowRight');
      expect(control.value).to.deep.equal([35, 46]);
    });

    it('moves in decimal steps without rounding errors', async () => {
      const control = await setUp({max: 1, step: 0.1, value: [0.2, 0.7]});
      await pressOn(control, 0, 'ArrowRight');
      expect([control.value, shown(control)]).to.deep.equal([[0.3, 0.7], '0.3 – 0.7']);
    });

    it('has a tab stop for each thumb, the lower one first', async () => {
      const control = await setUp({value: [40, 40]});
      control.focus();
      const order = [];
      for (let stops = 2; stops > 0; stops -= 1) {
        order.push(control.shadowRoot!.activeElement?.id);
        await press('Tab');
      }
      expect(order).to.deep.equal(['control', 'end']);
    });
  });

  describe('form', () => {
    const inForm = async (attributes = html`<lc-range-slider name="price"></lc-range-slider>`) => {
      const form = await fixture<HTMLFormElement>(html`<form>${attributes}<button>Go</button></form>`);
      return {form, control: form.querySelector('lc-range-slider')!};
    };

    it('submits two entries with its name', async () => {
      const {form, control} = await inForm();
      control.value = [20, 60];
      expect([...new FormData(form)]).to.deep.equal([
        ['price', '20'],
        ['price', '60'],
      ]);
    });

    it('submits under a new name', async () => {
      const {form, control} = await inForm();
      control.name = 'cost';
      expect([...new FormData(form).keys()]).to.deep.equal(['cost', 'cost']);
    });

    it('submits numbers within new limits', async () => {
      const {form, control} = await inForm();
      Object.assign(control, {value: [20, 60], max: 40});
      expect(new FormData(form).getAll('price')).to.deep.equal(['20', '40']);
    });

    it('is never missing, also if it is required', async () => {
      const control = await setUp({required: true});
      expect(control.validity.valid).to.equal(true);
      expect(control.shadowRoot!.querySelector('[part~=required-mark]') === null).to.equal(false);
    });

    it('keeps its value when the browser restores text that is not a pair', async () => {
      const control = await setUp({value: [20, 60]});
      control.formStateRestoreCallback('low');
      expect(control.value).to.deep.equal([20, 60]);
    });

    it('shows the message of rules for one of its numbers', async () => {
      const control = await setUp({
        rules: s.tuple([s.number(), s.max(s.number(), 50)]),
        showValidation: true,
      });
      expect(control.validationMessage).to.equal('Price must be 50 or less.');
    });

    it('submits the form with Enter', async () => {
      const {form, control} = await inForm();
      const submission = new Promise<unknown>(resolve =>
        form.addEventListener('submit', event => {
          event.preventDefault();
          resolve(new FormData(form).getAll('price'));
        }),
      );
      inputs(control)[1]!.focus();
      await press('ArrowLeft');
      await press('Enter');
      expect(await submission).to.deep.equal(['0', '99']);
    });
  });

  describe('language', () => {
    before(() => registerTranslation(ar));

    it('names its thumbs in Arabic', async () => {
      const control = await setUp({lang: 'ar', dir: 'rtl', label: 'السعر'});
      expect(attributes(control, 'aria-label')).to.deep.equal(['السعر: من', 'السعر: إلى']);
    });
  });
});
