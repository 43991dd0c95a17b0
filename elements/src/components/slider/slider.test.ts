import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import * as s from 'superstruct';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, dragAlong} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import type {LcSlider} from './slider.define.js';
import './slider.define.js';

const innerInput = (control: LcSlider) => control.shadowRoot!.querySelector('input')!;
const shownValue = (control: LcSlider) => control.shadowRoot!.querySelector('output')!.textContent;

testFormControl<LcSlider>({
  tag: 'lc-slider',
  values: [
    {set: control => (control.value = 7), initValue: 7, typed: 7, submitted: '7'},
    {set: control => (control.value = 42), initValue: 42, typed: 42, submitted: '42'},
  ],
  emptyFormValue: '0',
  refusal: {attributes: {rules: s.min(s.number(), 1)}, flag: 'rangeUnderflow'},
  inner: innerInput,
  edit: async control => {
    control.focus();
    await press('ArrowRight');
  },
});

describe('lc-slider', () => {
  describe('accessibility', () => {
    it('announces the value with its unit', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Width" measurement-unit="px" init-value="3"></lc-slider>`,
      );
      expect(innerInput(control).getAttribute('aria-valuetext')).to.equal('3 px');
    });

    it('lets the browser announce the value if there is no unit', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width"></lc-slider>`);
      expect(innerInput(control).hasAttribute('aria-valuetext')).to.equal(false);
    });

    it('announces the label of the mark that it is on', async () => {
      const control = await fixture<LcSlider>(html`
        <lc-slider label="Heat" measurement-unit="%" marks='[{"value": 0, "label": "Off"}]'></lc-slider>
      `);
      expect(innerInput(control).getAttribute('aria-valuetext')).to.equal('0 % (Off)');
      control.value = 1;
      await control.updateComplete;
      expect(innerInput(control).getAttribute('aria-valuetext')).to.equal('1 %');
    });

    it('says that it is vertical', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Width" orientation="vertical"></lc-slider>`,
      );
      expect(innerInput(control).getAttribute('aria-orientation')).to.equal('vertical');
      await expectAccessible(control);
    });

    it('does not announce the value twice', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width"></lc-slider>`);
      expect(control.shadowRoot!.querySelector('output')!.getAttribute('aria-live')).to.equal('off');
    });
  });

  describe('properties', () => {
    it('goes from 0 to 100 in steps of 1, and starts at 0', async () => {
      const {minValue, maxValue, step, value} = await fixture<LcSlider>(html`<lc-slider></lc-slider>`);
      expect([minValue, maxValue, step, value]).to.deep.equal([0, 100, 1, 0]);
    });

    it('shows the ends of its track with their unit if requested', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Size" max-value="10" measurement-unit="px" show-limits></lc-slider>`,
      );
      const limits = control.shadowRoot!.querySelectorAll('[part=limits] span');
      expect([...limits].map(({textContent}) => textContent)).to.deep.equal(['0 px', '10 px']);
      await expectAccessible(control);
    });

    it('shows its marks at their numbers, and no limits', async () => {
      const control = await fixture<LcSlider>(html`
        <lc-slider
          label="Heat"
          value="30"
          show-limits
          marks='[{"value": 25, "label": "Low"}, {"value": 50}, {"value": 500}]'
        ></lc-slider>
      `);
      const rectangles = (selector: string) =>
        [...control.shadowRoot!.querySelectorAll(selector)].map(part => part.getBoundingClientRect());
      const [travel] = rectangles('.travel');
      const marks = rectangles('[part=mark]');
      const shares = marks.map(({left}) => Math.round((100 * (left - travel!.left)) / travel!.width));
      expect(shares).to.deep.equal([25, 50]);
      expect(control.shadowRoot!.querySelector('[part=limits]') === null).to.equal(true);
      await expectAccessible(control);
    });

    it('is as high as its length if it is vertical', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Heat" orientation="vertical" show-limits></lc-slider>`,
      );
      control.style.setProperty('--lc-slider-length', '100px');
      const {width, height} = innerInput(control).getBoundingClientRect();
      expect([width, height]).to.deep.equal([40, 100]);
    });

    it('shows its value in a bubble while it has the focus, if requested', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Heat" value="30" measurement-unit="%" show-bubble></lc-slider>`,
      );
      const bubble = control.shadowRoot!.querySelector('[part=bubble]')!;
      const before = getComputedStyle(bubble).visibility;
      control.focus();
      expect([before, getComputedStyle(bubble).visibility, bubble.textContent]).to.deep.equal([
        'hidden',
        'visible',
        '30 %',
      ]);
    });

    it('shows its value with its unit', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider measurement-unit="px" init-value="3"></lc-slider>`,
      );
      expect(shownValue(control)).to.equal('3 px');
    });

    it('shows its value without a unit too', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider init-value="3"></lc-slider>`);
      expect(shownValue(control)).to.equal('3');
    });

    it('reads the HTML names of its attributes', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider min="-5" max="5" step="0.5" value="2.5"></lc-slider>`,
      );
      const {minValue, maxValue, step, value} = control;
      expect([minValue, maxValue, step, value]).to.deep.equal([-5, 5, 0.5, 2.5]);
    });

    it('restores the default when an attribute is removed', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider min="3" max="5" step="0.5" value="4"></lc-slider>`,
      );
      for (const name of ['min', 'max', 'step', 'value']) control.removeAttribute(name);
      const {minValue, maxValue, step, value} = control;
      expect([minValue, maxValue, step, value]).to.deep.equal([0, 100, 1, 0]);
    });

    it('starts within its bounds', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider min-value="5" max-value="9"></lc-slider>`);
      expect([control.value, innerInput(control).value]).to.deep.equal([5, '5']);
    });

    it('keeps a value that was set before the bounds that allow it', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider></lc-slider>`);
      control.value = 150;
      control.maxValue = 200;
      await control.updateComplete;
      expect([control.value, innerInput(control).value]).to.deep.equal([150, '150']);
    });

    it('moves a value to a step', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider step="5"></lc-slider>`);
      control.value = 11;
      expect(control.value).to.equal(10);
    });

    for (const none of [undefined, null]) {
      it(`resets to the initial value when its value is set to ${none}`, async () => {
        const control = await fixture<LcSlider>(html`<lc-slider init-value="4"></lc-slider>`);
        control.value = 9;
        control.value = none;
        expect(control.value).to.equal(4);
      });
    }

    for (const [property, given, complaint] of [
      ['value', 'many', 'value must be a number, not "many"'],
      ['initValue', NaN, 'initValue must be a number, not "NaN"'],
      ['minValue', 'low', 'minValue must be a number, not "low"'],
      ['maxValue', Infinity, 'maxValue must be a number, not "Infinity"'],
      ['step', 'big', 'step must be a number, not "big"'],
      ['step', -2, 'step must be greater than 0, not -2'],
      ['maxValue', -1, 'maxValue must not be less than minValue'],
      ['orientation', 'up', 'orientation must be one of horizontal, vertical, not "up"'],
      ['marks', 'all', 'marks must be a list of {value, label} with numbers, not all'],
    ] as const) {
      it(`warns about the ${property} ${given} and still works`, async () => {
        const control = await fixture<LcSlider>(html`<lc-slider></lc-slider>`);
        const warnings = await recordWarnings(() => Object.assign(control, {[property]: given}));
        expect(warnings[0]).to.contain(`<lc-slider>: ${complaint}`);
        expect(control.value).to.equal(0);
      });
    }

    it('does not warn while its ends are set one after the other', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider></lc-slider>`);
      const warnings = await recordWarnings(() => Object.assign(control, {minValue: 200, maxValue: 300}));
      expect(warnings).to.deep.equal([]);
      expect(control.value).to.equal(200);
    });

    for (const [attributes, value, complaint] of [
      ['init-value="0x10"', 0, 'initValue must be a number, not "0x10"'],
      ['init-value="5px"', 0, 'initValue must be a number, not "5px"'],
      ['init-value="1e400"', 0, 'initValue must be a number, not "1e400"'],
      ['init-value="1e1"', 10, undefined],
      ['init-value=" 7 "', 7, undefined],
      ['init-value=""', 0, undefined],
      ['max="" value="50"', 50, undefined],
      ['step="" value="5"', 5, undefined],
    ] as const) {
      it(`is ${value} with ${attributes}${complaint === undefined ? '' : ', and warns'}`, async () => {
        const template = document.createElement('template');
        template.innerHTML = `<lc-slider ${attributes}></lc-slider>`;
        let control: LcSlider;
        const warnings = await recordWarnings(async () => {
          control = await fixture<LcSlider>(html`${template.content.firstElementChild}`);
        });
        expect(control!.value).to.equal(value);
        expect(warnings[0]).to.equal(complaint && `<lc-slider>: ${complaint}; it is ignored.`);
      });
    }

    it('accepts a number as text, like a native input', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider></lc-slider>`);
      Object.assign(control, {value: '7', maxValue: '5'});
      expect(control.value).to.equal(5);
    });

    it('accepts every number with the step any', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider step="any" max="1" value="0.123"></lc-slider>`);
      expect(control.value).to.equal(0.123);
    });
  });

  describe('events', () => {
    it('sends input and change for each key', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width"></lc-slider>`);
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await press('ArrowRight');
      await press('ArrowRight');
      expect(seen).to.deep.equal(['input', 'change', 'input', 'change']);
    });

    it('has the new value when input is sent', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width"></lc-slider>`);
      const values: number[] = [];
      control.addEventListener('input', () => values.push(control.value));
      control.focus();
      await press('ArrowRight');
      expect(values).to.deep.equal([1]);
    });

    it('moves to the clicked position', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width" max="10"></lc-slider>`);
      await clickOn(innerInput(control));
      expect(control.value).to.equal(5);
    });

    it('sends input while it is dragged, and change once, on release', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width" max="10" value="5"></lc-slider>`);
      const seen = recordEvents(control, 'input', 'change');
      const {x, y, width, height} = innerInput(control).getBoundingClientRect();
      const at = (share: number): [number, number] => [
        Math.round(x + width * share),
        Math.round(y + height / 2),
      ];
      await dragAlong([at(0.5), at(0.75), at(0.99)], () => expect(seen).to.not.contain('change'));
      expect([seen.at(-1), seen.filter(name => name === 'change').length]).to.deep.equal(['change', 1]);
      expect(control.value).to.equal(10);
    });

    it('moves to a mark that is clicked', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Heat" marks='[{"value": 33, "label": "Low"}]'></lc-slider>`,
      );
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(control.shadowRoot!.querySelector('[part=mark]')!);
      expect([control.value, seen]).to.deep.equal([33, ['input', 'change']]);
    });

    it('moves up with the pointer if it is vertical', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Width" value="50" orientation="vertical"></lc-slider>`,
      );
      const {x, y, width, height} = innerInput(control).getBoundingClientRect();
      const at = (share: number): [number, number] => [
        Math.round(x + width / 2),
        Math.round(y + height * share),
      ];
      await dragAlong([at(0.5), at(0.02)]);
      expect(control.value).to.equal(100);
    });

    it('cannot be moved while it is disabled', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width" disabled></lc-slider>`);
      await clickOn(innerInput(control));
      expect(control.value).to.equal(0);
    });
  });

  describe('keyboard', () => {
    for (const [key, value] of [
      ['ArrowRight', 51],
      ['ArrowUp', 51],
      ['ArrowLeft', 49],
      ['ArrowDown', 49],
      ['PageUp', 60],
      ['PageDown', 40],
      ['Home', 0],
      ['End', 100],
    ] as const) {
      it(`goes from 50 to ${value} with ${key}`, async () => {
        const control = await fixture<LcSlider>(html`<lc-slider label="Width" value="50"></lc-slider>`);
        control.focus();
        await press(key);
        expect([control.value, shownValue(control)]).to.deep.equal([value, String(value)]);
      });
    }

    for (const [key, value] of [
      ['ArrowRight', 49],
      ['ArrowLeft', 51],
      ['ArrowUp', 51],
    ] as const) {
      it(`goes from 50 to ${value} with ${key} in right-to-left text`, async () => {
        const page = await fixture(
          html`<div dir="rtl"><lc-slider label="Width" value="50"></lc-slider></div>`,
        );
        const control = page.querySelector('lc-slider')!;
        control.focus();
        await press(key);
        expect(control.value).to.equal(value);
      });
    }

    for (const [dir, key, value] of [
      ['ltr', 'ArrowRight', 51],
      ['ltr', 'ArrowUp', 51],
      ['ltr', 'ArrowDown', 49],
      ['rtl', 'ArrowRight', 51],
      ['rtl', 'ArrowUp', 51],
    ] as const) {
      it(`goes from 50 to ${value} with ${key} if it is vertical, in ${dir}`, async () => {
        const control = await fixture<LcSlider>(
          html`<lc-slider label="Width" value="50" orientation="vertical" dir=${dir}></lc-slider>`,
        );
        control.focus();
        await press(key);
        expect(control.value).to.equal(value);
      });
    }

    it('sends input and change for a mirrored key, and nothing at the end of the range', async () => {
      const page = await fixture(
        html`<div dir="rtl"><lc-slider label="Width" max="10" step="0.1" value="9.9"></lc-slider></div>`,
      );
      const control = page.querySelector('lc-slider')!;
      const seen = recordEvents(page, 'input', 'change');
      control.focus();
      await press('ArrowLeft');
      await press('ArrowLeft');
      expect([seen, control.value]).to.deep.equal([['input', 'change'], 10]);
    });

    it('is one tab stop', async () => {
      const row = await fixture(html`
        <div><lc-slider label="One"></lc-slider><lc-slider label="Two"></lc-slider></div>
      `);
      const [one, two] = row.querySelectorAll('lc-slider');
      one!.focus();
      await press('Tab');
      expectFocus(two!);
    });

    it('moves in decimal steps without rounding errors', async () => {
      const control = await fixture<LcSlider>(
        html`<lc-slider label="Width" max="1" step="0.1" value="0.2"></lc-slider>`,
      );
      control.focus();
      await press('ArrowRight');
      expect([control.value, shownValue(control)]).to.deep.equal([0.3, '0.3']);
    });
  });

  describe('form', () => {
    it('fails rules that require more than the initial value', async () => {
      const control = await fixture<LcSlider>(html`
        <lc-slider label="Width" max="10" .rules=${s.size(s.number(), 1, 10)} show-validation></lc-slider>
      `);
      expect(control.validationMessage).to.equal('Width must be from 1 to 10.');
    });

    for (const [bounds, value, message] of [
      [{min: 1, max: 10}, 0, 'Width must be from 1 to 10.'],
      [{min: 1}, 0, 'Width must be 1 or more.'],
      [{max: 10}, 11, 'Width must be 10 or less.'],
      [{min: 1, max: 10}, 10, ''],
    ] as const) {
      it(`shows ${message === '' ? 'nothing' : `"${message}"`} for ${value} within ${JSON.stringify(bounds)}`, async () => {
        const control = await fixture<LcSlider>(html`
          <lc-slider label="Width" min-value="0" max-value="20"></lc-slider>
        `);
        Object.assign(control, bounds, {value});
        expect(control.validationMessage).to.equal(message);
      });
    }

    it('always has a value, so that required is always met', async () => {
      const control = await fixture<LcSlider>(html`<lc-slider label="Width" required></lc-slider>`);
      expect(control.validity.valid).to.equal(true);
      expect(control.shadowRoot!.querySelector('[part~=required-mark]')).to.not.equal(null);
    });

    it('submits the form with Enter', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-slider label="Width"></lc-slider><button>Go</button></form>`,
      );
      const submission = new Promise(resolve =>
        form.addEventListener('submit', event => {
          event.preventDefault();
          resolve(event.submitter);
        }),
      );
      form.querySelector('lc-slider')!.focus();
      await press('Enter');
      expect(await submission).to.equal(form.querySelector('button'));
    });

    it('submits its value, limited by new bounds', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-slider label="Width" name="width" value="50"></lc-slider></form>`,
      );
      form.querySelector('lc-slider')!.maxValue = 20;
      expect(new FormData(form).get('width')).to.equal('20');
    });
  });
});
