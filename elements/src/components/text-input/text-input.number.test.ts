import {expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {z} from 'zod';
import {numberBetween, optionalNumber} from '../../core/validation/index.js';
import {recordEvents} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import type {LcTextInput} from './text-input.define.js';
import './text-input.define.js';

const innerInput = (control: LcTextInput) => control.shadowRoot!.querySelector('input')!;

describe('lc-text-input with type number', () => {
  describe('typed value', () => {
    const setUp = (attributes: Record<string, unknown> = {}) =>
      fixture<LcTextInput>(
        html`${Object.assign(document.createElement('lc-text-input'), {label: 'Age', type: 'number'}, attributes)}`,
      );

    for (const [given, value, typed] of [
      ['5', '5', 5],
      ['1.50', '1.50', 1.5],
      ['', '', null],
      [5, '5', 5],
      [0, '0', 0],
      [null, '', null],
      [NaN, '', null],
      [Infinity, '', null],
    ] as const) {
      const what = typeof given === 'string' ? JSON.stringify(given) : String(given);

      it(`passes ${typed} to the rules for ${what}`, async () => {
        const control = await setUp({initValue: '7', value: given});
        expect([control.value, control.typedValue]).to.deep.equal([value, typed]);
      });

      it(`has the number ${typed ?? NaN} for ${what}, in any order of properties`, async () => {
        const control = await setUp({type: 'text', initValue: 7});
        control.value = given;
        control.type = 'number';
        expect(control.valueAsNumber).to.deep.equal(typed ?? NaN);
      });
    }

    for (const [given, value] of [
      [5, '5'],
      [-0.5, '-0.5'],
      [NaN, ''],
      [null, ''],
      [undefined, '7'],
    ] as const) {
      it(`has the value "${value}" when its number is set to ${given}`, async () => {
        const control = await setUp({initValue: 7, value: '3'});
        control.valueAsNumber = given;
        await control.updateComplete;
        expect([control.value, innerInput(control).value]).to.deep.equal([value, value]);
      });
    }

    it('has no number with another type', async () => {
      const control = await setUp({type: 'text', value: '5'});
      expect(control.valueAsNumber).to.deep.equal(NaN);
    });

    it('resets to the initial value when a text is set to null', async () => {
      const control = await setUp({type: 'text', initValue: 'Ada', value: 'Grace'});
      control.value = null;
      expect(control.value).to.equal('Ada');
    });

    it('accepts bounds as numbers', async () => {
      const control = await setUp({min: 1, max: 8, value: 9});
      expect(control.validationMessage).to.equal('Age must be 8 or less.');
    });

    it('keeps the text as typed when it is set to its own number', async () => {
      const control = await setUp();
      control.focus();
      for (const key of '-1.050') {
        await type(key);
        control.value = control.typedValue;
        await control.updateComplete;
      }
      expect([control.value, innerInput(control).value]).to.deep.equal(['-1.050', '-1.050']);
    });

    for (const [name, number, optional] of [
      ['superstruct', s.number(), s.nullable(s.number())],
      ['zod', z.number(), z.number().nullable()],
      ['the helpers', numberBetween(1, 10), optionalNumber()],
    ] as const) {
      it(`is required by the number rules of ${name}, and valid with a number`, async () => {
        const control = await setUp({rules: number});
        expect(control.validationMessage).to.equal('Age is required.');
        control.value = '5';
        expect(control.validity.valid).to.equal(true);
      });

      it(`can be empty with the optional number rules of ${name}`, async () => {
        const control = await setUp({rules: optional});
        expect(control.validity.valid).to.equal(true);
        control.value = '5';
        expect(control.validity.valid).to.equal(true);
      });
    }
  });

  describe('bad input', () => {
    async function setUp(keys: string, attributes: Record<string, unknown> = {}) {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-text-input label="Age" type="number" name="n"></lc-text-input></form>`,
      );
      const control = form.querySelector('lc-text-input')!;
      Object.assign(control, attributes);
      await control.updateComplete;
      control.focus();
      await type(keys);
      return {form, control};
    }

    for (const keys of ['-', '1e', '1-', '--5']) {
      it(`is ${keys} in a number field, as reported by the browser`, async () => {
        const {control} = await setUp(keys);
        expect(innerInput(control).validity.badInput).to.equal(true);
        expect(control.validity.badInput).to.equal(true);
        expect(control.validationMessage).to.equal('Age must be a number.');
      });
    }

    it('prevents submission with Enter', async () => {
      const {form, control} = await setUp('-');
      form.addEventListener('submit', event => event.preventDefault());
      const seen = [recordEvents(form, 'submit'), recordEvents(control, 'invalid')];
      await press('Enter');
      await until(() => seen.flat().length > 0);
      expect(seen).to.deep.equal([[], ['invalid']]);
    });

    it('ends when the text becomes a number', async () => {
      const {control} = await setUp('-');
      await type('5');
      expect([control.validity.valid, control.value]).to.deep.equal([true, '-5']);
    });

    it('ends when the user deletes it', async () => {
      const {control} = await setUp('-');
      await press('Backspace');
      expect(control.validity.valid).to.equal(true);
    });

    it('stays while the element renders again', async () => {
      const {control} = await setUp('-');
      control.hint = 'In years';
      await control.updateComplete;
      await type('5');
      expect(control.value).to.equal('-5');
    });

    for (const [title, end] of [
      ['a reset', control => control.form!.reset()],
      ['setting the value to empty text', control => (control.value = '')],
      ['setting the value to undefined', control => (control.value = undefined)],
      ['a change of the type and back', control => void (control.type = 'text')],
    ] as readonly (readonly [string, (control: LcTextInput) => void])[]) {
      it(`is cleared after ${title}`, async () => {
        const {control} = await setUp('-');
        end(control);
        expect(control.validity.valid).to.equal(true);
        await control.updateComplete;
        control.type = 'number';
        await control.updateComplete;
        expect(control.validity.valid).to.equal(true);
        await type('5');
        expect(control.value).to.equal('5');
      });
    }

    it('is reported before the rules, which check each edit once', async () => {
      const seen: unknown[] = [];
      const rules = s.define<unknown>('seen', value => seen.push(value) > 0);
      const {control} = await setUp('', {rules});
      seen.length = 0;
      for (const key of ['1', 'e', '2']) await type(key);
      expect(seen.map(String)).to.deep.equal(['1', '100']);
      expect(control.validity.valid).to.equal(true);
    });
  });
});
