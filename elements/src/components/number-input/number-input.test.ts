import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {messageOf} from '../../testing/form-control-harness.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn, dragAlong, pointOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcNumberInput} from './number-input.define.js';
import './number-input.define.js';

const EURO = {style: 'currency', currency: 'EUR'} as const;

const innerInput = (control: LcNumberInput) => control.shadowRoot!.querySelector('input')!;
const part = (control: LcNumberInput, name: string) =>
  control.shadowRoot!.querySelector<HTMLButtonElement>(`[part~=${name}]`)!;
const announced = (control: LcNumberInput) =>
  control.shadowRoot!.querySelector('.visually-hidden')!.textContent;

testFormControl<LcNumberInput>({
  tag: 'lc-number-input',
  values: [
    {set: control => (control.value = '1234.00'), initValue: '1234.00', typed: 1234, submitted: '1234.00'},
    {set: control => (control.value = -7), initValue: -7, typed: -7, submitted: '-7'},
  ],
  isNullable: true,
  emptyFormValue: '',
  inner: innerInput,
  edit: async control => {
    control.focus();
    await type('42');
  },
});

async function setUp(properties: Partial<LcNumberInput> = {}): Promise<LcNumberInput> {
  const control = Object.assign(document.createElement('lc-number-input'), {label: 'Price'}, properties);
  await fixture(html`<div>${control}</div>`);
  await control.updateComplete;
  return control;
}

/** Replaces all text, like a user. */
async function enter(control: LcNumberInput, text: string): Promise<void> {
  control.focus();
  control.select();
  await type(text);
}

describe('lc-number-input', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with a value', {value: '5', min: 0}],
      ['read-only', {value: '5', readOnly: true}],
      ['with text that is not a number', {value: '5', showValidation: true, error: 'Enter a number.'}],
      ['without buttons', {hideSteppers: true}],
    ] as const)
      it(`passes axe ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });

    it('is a text field whose buttons are named by the label', async () => {
      const control = await setUp();
      const names = ['decrease', 'increase'].map(name => part(control, name).ariaLabel);
      expect([innerInput(control).type, ...names]).to.deep.equal([
        'text',
        'Decrease Price',
        'Increase Price',
      ]);
    });

    it('refers from its buttons to the field', async () => {
      const control = await setUp();
      const ids = ['decrease', 'increase'].map(name => part(control, name).getAttribute('aria-controls'));
      expect(ids).to.deep.equal([innerInput(control).id, innerInput(control).id]);
    });

    it('announces the number after a step, until the focus leaves', async () => {
      const control = await setUp({value: '1', format: EURO});
      control.focus();
      await press('ArrowUp');
      await control.updateComplete;
      const after = announced(control);
      control.blur();
      await control.updateComplete;
      expect([after, announced(control)]).to.deep.equal(['€2.00', '']);
    });

    it('does not announce what the user types', async () => {
      const control = await setUp();
      await enter(control, '5');
      await control.updateComplete;
      expect(announced(control)).to.equal('');
    });
  });

  describe('properties', () => {
    for (const [lang, format, value, shown] of [
      ['en', null, '1234.50', '1,234.50'],
      ['de', EURO, '1234.5', '1.234,50\u00A0€'],
      ['en', {style: 'percent'}, '0.255', '25.5%'],
      ['ar-EG', null, '1234.5', '١٬٢٣٤٫٥'],
      ['en', null, '12345678901234567890.10', '12,345,678,901,234,567,890.10'],
    ] as const)
      it(`shows ${value} as ${shown} in ${lang}`, async () => {
        const control = await setUp({lang, format, value});
        expect(innerInput(control).value).to.equal(shown);
      });

    it('follows the language of the page', async () => {
      const control = await setUp({value: '1234.5'});
      control.parentElement!.lang = 'de';
      await until(() => innerInput(control).value === '1.234,5', 'it is German');
    });

    it('shows its own unit', async () => {
      const control = await setUp({value: '2.50', measurementUnit: 'mg'});
      expect(innerInput(control).value).to.equal('2.50\u00A0mg');
    });

    it('reads its format from an attribute', async () => {
      const control = await fixture<LcNumberInput>(
        html`<lc-number-input value="5" format='{"style":"currency","currency":"USD"}'></lc-number-input>`,
      );
      expect(innerInput(control).value).to.equal('$5.00');
    });

    for (const format of [{style: 'currency'}, {style: 'loud'}, {maximumFractionDigits: -1}] as const)
      it(`warns about the format ${JSON.stringify(format)}, and shows the number without it`, async () => {
        let control!: LcNumberInput;
        const warnings = await recordWarnings(async () => {
          control = await setUp({value: '1234', format: format as never});
        });
        expect(innerInput(control).value).to.equal('1,234');
        expect(warnings.filter(warning => !warning.includes('format must have options'))).to.deep.equal([]);
      });

    it('warns about a value that is not a number', async () => {
      const warnings = await recordWarnings(() => setUp({value: '5 people'}));
      expect(warnings).to.deep.equal([
        '<lc-number-input>: value must be a number, not "5 people"; the field is left empty.',
      ]);
    });

    it('has the number beside the text', async () => {
      const control = await setUp({value: '1.50'});
      const before = control.valueAsNumber;
      control.valueAsNumber = 0.25;
      expect([before, control.value]).to.deep.equal([1.5, '0.25']);
      control.valueAsNumber = NaN;
      expect([control.valueAsNumber, control.value]).to.deep.equal([NaN, '']);
    });

    for (const [properties, mode] of [
      [{}, 'text'],
      [{min: 0}, 'numeric'],
      [{min: 0, step: 0.1}, 'decimal'],
      [{min: 0, format: EURO}, 'decimal'],
      [{min: -1, step: 0.1}, 'text'],
    ] as const)
      it(`has the keyboard "${mode}" with ${JSON.stringify(properties)}`, async () => {
        expect(innerInput(await setUp(properties)).inputMode).to.equal(mode);
      });

    it('has no buttons with hideSteppers', async () => {
      const control = await setUp({hideSteppers: true});
      expect(control.shadowRoot!.querySelectorAll('button')).to.have.length(0);
    });

    for (const [properties, disabled] of [
      [{value: '5', min: 5}, [true, false]],
      [{value: '5', max: 5}, [false, true]],
      [{value: '5', readOnly: true}, [true, true]],
      [{value: '5', disabled: true}, [true, true]],
      [{}, [false, false]],
    ] as const)
      it(`disables the buttons that can do nothing with ${JSON.stringify(properties)}`, async () => {
        const control = await setUp(properties);
        const buttons = ['decrease', 'increase'].map(name => part(control, name).disabled);
        expect(buttons).to.deep.equal(disabled);
      });
  });

  describe('editing', () => {
    it('shows the number without groups and units while it is focused', async () => {
      const control = await setUp({value: '1234.5', format: EURO, lang: 'de'});
      control.focus();
      await control.updateComplete;
      const editing = innerInput(control).value;
      control.blur();
      expect([editing, innerInput(control).value]).to.deep.equal(['1234,50', '1.234,50\u00A0€']);
    });

    it('stays in its format while it is focused and read-only', async () => {
      const control = await setUp({value: '1234', readOnly: true});
      control.focus();
      expect(innerInput(control).value).to.equal('1,234');
    });

    it('is selected completely with Tab', async () => {
      const control = await setUp({value: '1234.50', format: EURO});
      const before = document.createElement('button');
      control.before(before);
      before.focus();
      await press('Tab');
      expectFocus(control);
      const {selectionStart, selectionEnd, value} = innerInput(control);
      expect([selectionStart, selectionEnd, value]).to.deep.equal([0, 7, '1234.50']);
    });

    it('has the caret where the user clicks', async () => {
      const control = await setUp({value: '1234567', hideSteppers: true});
      await clickOn(innerInput(control));
      const {selectionStart, selectionEnd, value} = innerInput(control);
      expect([selectionStart, selectionEnd]).to.deep.equal([value.length, value.length]);
    });

    it('keeps what is typed until the focus leaves', async () => {
      const control = await setUp({lang: 'de'});
      await enter(control, '1.234,50');
      const typed = [innerInput(control).value, control.value];
      control.blur();
      expect([typed, innerInput(control).value]).to.deep.equal([['1.234,50', '1234.50'], '1.234,50']);
    });

    it('shows its initial value again when the value is reset to it, however it was typed', async () => {
      const control = await setUp({initValue: '5'});
      await enter(control, '5.');
      control.value = undefined;
      await control.updateComplete;
      expect(innerInput(control).value).to.equal('5');
    });

    for (const [lang, text] of [
      ['en', '1.234,56 €'],
      ['de', '1.234,56 €'],
      ['de', '€1,234.56'],
      ['ar-EG', '١٬٢٣٤٫٥٦ €'],
    ] as const)
      it(`understands a paste of ${text} in ${lang}`, async () => {
        const control = await setUp({lang, format: EURO});
        control.focus();
        document.execCommand('insertText', false, text);
        expect(control.value).to.equal('1234.56');
      });

    it('keeps text that is not a number, with a message', async () => {
      const control = await setUp({showValidation: true});
      await enter(control, '5 apples');
      control.blur();
      await control.updateComplete;
      expect([innerInput(control).value, control.value]).to.deep.equal(['5 apples', '']);
      expect([control.validity.badInput, messageOf(control)]).to.deep.equal([
        true,
        'Price must be a number.',
      ]);
    });

    it('writes limits in messages like the number', async () => {
      const control = await setUp({value: '5', min: 1000, format: EURO, showValidation: true, lang: 'de'});
      expect(control.validationMessage).to.equal('Price must be 1.000,00\u00A0€ or more.');
    });

    it('does nothing when the mouse wheel turns', async () => {
      const control = await setUp({value: '5'});
      control.focus();
      innerInput(control).dispatchEvent(
        new WheelEvent('wheel', {deltaY: 100, bubbles: true, cancelable: true}),
      );
      expect(control.value).to.equal('5');
    });
  });

  describe('events', () => {
    it('sends input for each key, and change once on leaving', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await enter(control, '12');
      control.blur();
      expect(seen).to.deep.equal(['input', 'input', 'change']);
    });

    it('sends no more events on leaving if the text gets its format', async () => {
      const control = await setUp({format: EURO});
      const seen = recordEvents(control, 'input', 'change');
      await enter(control, '12');
      control.blur();
      expect(seen).to.deep.equal(['input', 'input', 'change']);
    });

    it('forgets an edit when the form is reset', async () => {
      const control = await setUp({value: '5'});
      const form = document.createElement('form');
      control.replaceWith(form);
      form.append(control);
      await enter(control, '7');
      form.reset();
      const seen = recordEvents(control, 'change');
      control.blur();
      expect(seen).to.deep.equal([]);
    });

    it('sends no change if the user leaves without an edit', async () => {
      const control = await setUp({value: '1234'});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      control.blur();
      expect(seen).to.deep.equal([]);
    });

    it('sends change once for an edit before a step', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await enter(control, '5');
      await press('ArrowUp');
      control.blur();
      expect([control.value, ...seen]).to.deep.equal(['6', 'input', 'input', 'change']);
    });

    it('sends change with Enter', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'change');
      await enter(control, '5');
      await press('Enter');
      control.blur();
      expect(seen).to.deep.equal(['change']);
    });

    it('accepts a text that is set inside with change only, like password managers do', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      innerInput(control).value = '1,234.50';
      innerInput(control).dispatchEvent(new Event('change', {bubbles: true}));
      expect([control.value, ...seen]).to.deep.equal(['1234.50', 'input', 'change']);
    });
  });

  describe('text that is replaced', () => {
    const price = () => setUp({value: '5', format: {style: 'currency', currency: 'USD'}});

    it('is what the Tab key selects', async () => {
      const control = await price();
      const before = document.createElement('button');
      control.before(before);
      before.focus();
      await press('Tab');
      await type('7');
      expect(control.value).to.equal('7');
    });

    it('is inserted at the caret if the user clicks into it', async () => {
      const control = await price();
      await clickOn(innerInput(control));
      await type('7');
      expect(control.value).to.match(/^(75\.00|5\.007|5\.070|5\.700|57\.00)$/);
    });

    it('stays as formatted if a script moves the focus away at once', async () => {
      const control = await price();
      control.focus();
      control.blur();
      await control.updateComplete;
      expect([innerInput(control).value, document.activeElement?.localName]).to.deep.equal(['$5.00', 'body']);
    });
  });

  describe('keyboard', () => {
    for (const [key, value] of [
      ['ArrowUp', '6'],
      ['ArrowDown', '4'],
      ['PageUp', '15'],
      ['PageDown', '-5'],
      ['Home', '-20'],
      ['End', '20'],
    ] as const)
      it(`changes 5 to ${value} with ${key}`, async () => {
        const control = await setUp({value: '5', min: -20, max: 20});
        control.focus();
        await press(key);
        await control.updateComplete;
        expect([control.value, innerInput(control).value]).to.deep.equal([value, value]);
      });

    it('adds steps exactly', async () => {
      const control = await setUp({value: '0.1', step: 0.1});
      control.focus();
      await press('ArrowUp');
      await press('ArrowUp');
      expect(control.value).to.equal('0.3');
    });

    for (const [what, properties] of [
      ['read-only', {readOnly: true}],
      ['at its limit', {max: 5}],
    ] as const)
      it(`does not change a number that is ${what}`, async () => {
        const control = await setUp({value: '5', ...properties});
        const seen = recordEvents(control, 'input', 'change');
        control.focus();
        await press('ArrowUp');
        expect([control.value, ...seen]).to.deep.equal(['5']);
      });

    it('does not change text that is not a number', async () => {
      const control = await setUp();
      await enter(control, 'abc');
      await press('ArrowUp');
      expect(innerInput(control).value).to.equal('abc');
    });

    it('leaves Home to the caret if there is no minimum', async () => {
      const control = await setUp({value: '5'});
      await enter(control, '12');
      await press('Home');
      await type('3');
      expect(control.value).to.equal('312');
    });

    it('is one tab stop', async () => {
      const control = await setUp();
      const after = document.createElement('button');
      control.after(after);
      control.focus();
      await press('Tab');
      expectFocus(after);
    });
  });

  describe('buttons', () => {
    it('change the number by one step, with both events', async () => {
      const control = await setUp({value: '5'});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(part(control, 'increase'));
      await control.updateComplete;
      expect([control.value, innerInput(control).value, ...seen]).to.deep.equal([
        '6',
        '6',
        'input',
        'change',
      ]);
    });

    it('do not move the focus', async () => {
      const control = await setUp({value: '5'});
      const other = document.createElement('input');
      control.before(other);
      other.focus();
      await clickOn(part(control, 'decrease'));
      expectFocus(other);
    });

    it('work for assistive technology, which sends only a click', async () => {
      const control = await setUp({value: '5'});
      part(control, 'decrease').click();
      expect(control.value).to.equal('4');
    });

    it('repeat while they are held, with one change at the end', async () => {
      const control = await setUp({value: '0'});
      const seen = recordEvents(control, 'input', 'change');
      await dragAlong([await pointOn(part(control, 'increase'))], () =>
        until(() => control.valueAsNumber >= 3, 'it repeats'),
      );
      const {valueAsNumber} = control;
      expect(seen).to.deep.equal([...Array<string>(valueAsNumber).fill('input'), 'change']);
    });

    it('stop at the limit', async () => {
      const control = await setUp({value: '0', max: 2});
      const seen = recordEvents(control, 'change');
      await dragAlong([await pointOn(part(control, 'increase'))], () =>
        until(() => seen.length > 0, 'it stops'),
      );
      expect([control.value, seen]).to.deep.equal(['2', ['change']]);
    });
  });

  describe('form', () => {
    it('gives the rules the number, and the form the text', async () => {
      const control = await setUp({rules: z.number().max(2), value: '1.50', name: 'price', step: 'any'});
      const isValid = control.validity.valid;
      control.value = '2.50';
      expect([isValid, control.validity.valid]).to.deep.equal([true, false]);
    });

    it('submits the form with Enter', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-number-input label="Price" name="price" lang="de"></lc-number-input><button>Go</button>
        </form>`,
      );
      const submitted: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        submitted.push(new FormData(form).get('price'));
      });
      await enter(form.querySelector('lc-number-input')!, '12');
      await press('Enter');
      await until(() => submitted.length > 0, 'it is submitted');
      expect(submitted).to.deep.equal(['12']);
    });
  });

  describe('in Arabic', () => {
    it('has its texts and digits, from right to left', async () => {
      registerTranslation(ar);
      const control = await setUp({lang: 'ar-EG', dir: 'rtl', value: '-1234.5', label: 'السعر'});
      const {value} = innerInput(control);
      expect(value.replace(/\p{Cf}/gu, '')).to.equal('-١٬٢٣٤٫٥');
      expect(part(control, 'increase').ariaLabel).to.equal('زيادة السعر');
      expect(getComputedStyle(innerInput(control)).textAlign).to.equal('right');
    });
  });

  it('fits into a native fieldset in a narrow page, with a prefix', async () => {
    const page = await fixture<HTMLElement>(html`
      <div style="inline-size: 220px">
        <fieldset style="margin: 0">
          <lc-number-input label="Price"><b slot="prefix">about</b></lc-number-input>
        </fieldset>
      </div>
    `);
    await page.querySelector('lc-number-input')!.updateComplete;
    expect(page.firstElementChild!.getBoundingClientRect().width).to.equal(220);
  });

  describe('slots', () => {
    it('shows a prefix and a suffix next to the number', async () => {
      const control = await fixture<LcNumberInput>(html`
        <lc-number-input label="Price"><b slot="prefix">about</b><b slot="suffix">net</b></lc-number-input>
      `);
      const texts = [...control.shadowRoot!.querySelectorAll('slot')].map(
        slot => slot.assignedElements()[0]!.textContent,
      );
      expect(texts).to.deep.equal(['about', 'net']);
    });
  });
});
