// Alone on its page: without the import of the button of a password.
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import type {LcTextInput} from './text-input.define.js';
import './text-input.define.js';

const innerInput = (control: LcTextInput) => control.shadowRoot!.querySelector('input')!;

testFormControl<LcTextInput>({
  tag: 'lc-text-input',
  values: [
    {set: control => (control.value = 'Ada'), initValue: 'Ada', typed: 'Ada', submitted: 'Ada'},
    {set: control => (control.value = 'Grace'), initValue: 'Grace', typed: 'Grace', submitted: 'Grace'},
  ],
  emptyFormValue: '',
  inner: innerInput,
  edit: async control => {
    control.focus();
    await type('Typed');
  },
});

describe('lc-text-input', () => {
  describe('properties', () => {
    it('uses the value attribute as the initial value, like HTML', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input value="Ada"></lc-text-input>`);
      expect(control.value).to.equal('Ada');
    });

    it('resets to the initial value when its value is set to undefined', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input init-value="Ada"></lc-text-input>`);
      control.value = 'Grace';
      control.value = undefined;
      expect(control.value).to.equal('Ada');
    });

    it('replaces what the user typed when a value is set', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input label="Name"></lc-text-input>`);
      control.focus();
      await type('abc');
      control.value = '';
      await control.updateComplete;
      expect(innerInput(control).value).to.equal('');
    });

    it('warns about an unknown type and falls back to text', async () => {
      const warnings = await recordWarnings(() =>
        fixture(html`<lc-text-input label="Day" type="date"></lc-text-input>`),
      );
      expect(warnings[0]).to.contain('<lc-text-input>: type must be one of text, email');
    });

    it('passes its name to the control inside, for autofill', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input label="Mail"></lc-text-input>`);
      control.setAttribute('name', 'email');
      await control.updateComplete;
      expect(innerInput(control).name).to.equal('email');
    });

    for (const label of [null, undefined]) {
      it(`has no label, but still a message, when its label is ${label}`, async () => {
        const control = await fixture<LcTextInput>(
          html`<lc-text-input label="Name" required></lc-text-input>`,
        );
        control.label = label as never;
        await control.updateComplete;
        expect(control.shadowRoot!.querySelector('label')!.checkVisibility()).to.equal(false);
        expect(control.validationMessage).to.equal('This field is required.');
      });
    }

    it('sets extra attributes on the control inside and removes them again', async () => {
      const control = await fixture<LcTextInput>(
        html`<lc-text-input control-attributes='{"inputmode":"numeric","data-x":"1"}'></lc-text-input>`,
      );
      expect(innerInput(control).inputMode).to.equal('numeric');
      control.controlAttributes = {'data-x': '1'};
      await control.updateComplete;
      expect(innerInput(control).hasAttribute('inputmode')).to.equal(false);
    });

    it('keeps a name among the extra attributes when it renders again', async () => {
      const control = await fixture<LcTextInput>(
        html`<lc-text-input control-attributes='{"aria-label":"Email"}'></lc-text-input>`,
      );
      control.error = 'Taken';
      await control.updateComplete;
      expect(innerInput(control).getAttribute('aria-label')).to.equal('Email');
    });

    it('refuses extra attributes that would run script', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input></lc-text-input>`);
      const warnings = await recordWarnings(async () => {
        control.controlAttributes = {onfocus: 'alert(1)'};
        await control.updateComplete;
      });
      expect(innerInput(control).hasAttribute('onfocus')).to.equal(false);
      expect(warnings[0]).to.contain('"onfocus"');
    });

    it('warns about the attribute that React has as a prop', async () => {
      const warnings = await recordWarnings(() =>
        fixture(html`<lc-text-input label="Name" attributes='{"inputmode":"numeric"}'></lc-text-input>`),
      );
      expect(warnings).to.deep.equal([
        '<lc-text-input>: controlAttributes are set with `control-attributes`; `attributes` is ignored.',
      ]);
    });

    it('accepts numbers as text, which frameworks set for attributes', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input label="Name"></lc-text-input>`);
      control.minLength = '3' as never;
      expect(control.minLength).to.equal(3);
    });

    it('ignores control attributes that are not JSON', async () => {
      const warnings = await recordWarnings(() =>
        fixture(html`<lc-text-input control-attributes="placeholder"></lc-text-input>`),
      );
      expect(warnings).to.deep.equal([
        '<lc-text-input>: the attribute control-attributes must hold JSON, not "placeholder". To set the property, write `:controlAttributes` in Vue, and `controlAttributes` in React.',
      ]);
    });
  });

  describe('sanitized value', () => {
    const CASES = [
      ['text', ' two\r\nlines ', ' twolines '],
      ['search', 'two\nlines', 'twolines'],
      ['tel', '12\n34', '1234'],
      ['password', 'se\ncret', 'secret'],
      ['email', '  ada@example.com\n', 'ada@example.com'],
      ['url', '\thttps://example.com ', 'https://example.com'],
      ['number', '1e2', '1e2'],
      ['number', 'abc', ''],
    ] as const;

    async function setUp(attributes: Record<string, unknown>) {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          ${Object.assign(document.createElement('lc-text-input'), {name: 'field'}, attributes)}
        </form>`,
      );
      const control = form.querySelector('lc-text-input')!;
      return {control, submitted: () => new FormData(form).get('field')};
    }

    for (const [type, given, kept] of CASES) {
      const what = `${JSON.stringify(kept)} for ${JSON.stringify(given)} with type ${type}`;

      it(`submits ${what} as the initial value`, async () => {
        const {control, submitted} = await setUp({type, initValue: given});
        expect([control.value, submitted(), innerInput(control).value]).to.deep.equal([kept, kept, kept]);
      });

      it(`submits ${what} when set before the type`, async () => {
        const {control, submitted} = await setUp({value: given, type});
        expect([control.value, submitted()]).to.deep.equal([kept, kept]);
      });
    }

    it('follows a new type synchronously', async () => {
      const {control, submitted} = await setUp({initValue: 'abc'});
      control.type = 'number';
      expect([control.value, submitted()]).to.deep.equal(['', '']);
    });

    it('is missing in a required number field with text that is not a number', async () => {
      const {control} = await setUp({type: 'number', initValue: 'abc', required: true});
      expect(control.validity.valueMissing).to.equal(true);
    });

    it('warns about text that is not a number', async () => {
      const warnings = await recordWarnings(() => setUp({type: 'number', value: '5 people'}));
      expect(warnings).to.deep.equal([
        '<lc-text-input>: value must be a number, not "5 people"; the field is left empty.',
      ]);
    });
  });

  describe('constraints', () => {
    it('counts the steps of a number from its initial value', async () => {
      const control = await fixture<LcTextInput>(
        html`<lc-text-input type="number" init-value="0.5"></lc-text-input>`,
      );
      expect(control.validity.stepMismatch).to.equal(false);
      expect(innerInput(control).validity.stepMismatch).to.equal(false);
      control.value = '1';
      expect(control.validity.stepMismatch).to.equal(true);
    });

    it('ignores length bounds on numbers, like a native input', async () => {
      const control = await fixture<LcTextInput>(
        html`<lc-text-input type="number" maxlength="2" value="123"></lc-text-input>`,
      );
      expect(control.validity.valid).to.equal(true);
    });

    for (const {attributes, value, flag, message} of [
      {
        attributes: {minLength: 3},
        value: 'ab',
        flag: 'tooShort',
        message: 'Field must have at least 3 characters.',
      },
      {
        attributes: {maxLength: 1},
        value: 'ab',
        flag: 'tooLong',
        message: 'Field must have no more than 1 character.',
      },
      {
        attributes: {pattern: '[a-z]+'},
        value: 'A',
        flag: 'patternMismatch',
        message: 'Field is not in the expected format.',
      },
      {
        attributes: {type: 'email'},
        value: 'x',
        flag: 'typeMismatch',
        message: 'Field must be an email address, such as name@example.com.',
      },
      {
        attributes: {type: 'url'},
        value: 'x',
        flag: 'typeMismatch',
        message: 'Field must be a web address, such as https://example.com.',
      },
      {
        attributes: {type: 'number', min: '3'},
        value: '2',
        flag: 'rangeUnderflow',
        message: 'Field must be 3 or more.',
      },
      {
        attributes: {type: 'number', max: '3'},
        value: '4',
        flag: 'rangeOverflow',
        message: 'Field must be 3 or less.',
      },
      {
        attributes: {type: 'number', step: '5'},
        value: '4',
        flag: 'stepMismatch',
        message: 'Field must go in steps of 5.',
      },
      {attributes: {required: true}, value: '', flag: 'valueMissing', message: 'Field is required.'},
    ] as const) {
      it(`shows "${message}" for "${value}"`, async () => {
        const control = await fixture<LcTextInput>(html`<lc-text-input label="Field"></lc-text-input>`);
        Object.assign(control, attributes, {value});
        expect(control.validationMessage).to.equal(message);
        expect(control.validity[flag]).to.equal(true);
      });
    }

    it('accepts a short text that is empty and not required', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input minlength="3"></lc-text-input>`);
      expect(control.validity.valid).to.equal(true);
    });
  });

  describe('events', () => {
    it('sends input for each key, and change once on leaving', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input label="Name"></lc-text-input>`);
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await type('ab');
      control.blur();
      expect(seen).to.deep.equal(['input', 'input', 'change']);
    });

    it('accepts a value that is set inside with change only, like password managers do', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input label="Name"></lc-text-input>`);
      const seen = recordEvents(control, 'input', 'change');
      innerInput(control).value = 'Ada';
      innerInput(control).dispatchEvent(new Event('change', {bubbles: true}));
      expect([control.value, ...seen]).to.deep.equal(['Ada', 'input', 'change']);
    });

    it('keeps a value that the app sets immediately before the user leaves', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input label="Name"></lc-text-input>`);
      control.focus();
      await type('ab');
      const seen = recordEvents(control, 'input');
      control.value = '';
      control.blur();
      expect([control.value, ...seen]).to.deep.equal(['']);
    });

    it('has the new value when input is sent', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input label="Name"></lc-text-input>`);
      const values: string[] = [];
      control.addEventListener('input', () => values.push(control.value));
      control.focus();
      await type('ab');
      expect(values).to.deep.equal(['a', 'ab']);
    });
  });

  describe('keyboard', () => {
    it('is one tab stop', async () => {
      const row = await fixture(html`
        <div><lc-text-input label="One"></lc-text-input><lc-text-input label="Two"></lc-text-input></div>
      `);
      const [one, two] = row.querySelectorAll('lc-text-input');
      one!.focus();
      await press('Tab');
      expectFocus(two!);
    });

    it('cannot be edited while read-only', async () => {
      const control = await fixture<LcTextInput>(
        html`<lc-text-input label="Name" readonly value="Ada"></lc-text-input>`,
      );
      control.focus();
      await type('x');
      expect(control.value).to.equal('Ada');
    });
  });

  describe('form', () => {
    it('submits the form with Enter, through its submit button', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-text-input label="Name" name="name"></lc-text-input><button name="go" value="yes">Go</button>
        </form>
      `);
      const submission = new Promise<SubmitEvent>(resolve =>
        form.addEventListener('submit', event => {
          event.preventDefault();
          resolve(event);
        }),
      );
      form.querySelector('lc-text-input')!.focus();
      await press('Enter');
      expectSame((await submission).submitter, form.querySelector('button'));
    });

    it('does not submit with Enter while the submit button is disabled', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form><lc-text-input label="Name"></lc-text-input><button disabled>Go</button></form>
      `);
      const seen = recordEvents(form, 'submit');
      form.querySelector('lc-text-input')!.focus();
      await press('Enter');
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(seen).to.deep.equal([]);
    });

    it('is valid while read-only, like in HTML', async () => {
      const control = await fixture<LcTextInput>(html`<lc-text-input readonly required></lc-text-input>`);
      expect(control.willValidate).to.equal(false);
    });
  });

  describe('slots', () => {
    it('shows a prefix and a suffix next to the text', async () => {
      const control = await fixture<LcTextInput>(html`
        <lc-text-input label="Price"
          ><span slot="prefix">€</span><span slot="suffix">net</span></lc-text-input
        >
      `);
      const [prefix, suffix] = control.shadowRoot!.querySelectorAll('slot');
      expect([
        prefix!.assignedElements()[0]!.textContent,
        suffix!.assignedElements()[0]!.textContent,
      ]).to.deep.equal(['€', 'net']);
    });
  });

  it('warns that the button of a password needs an import', async () => {
    const warnings = await recordWarnings(async () => {
      await fixture(html`<lc-text-input type="password" reveal></lc-text-input>`);
      await aTimeout(0);
    });
    expect(String(warnings[0])).to.contain("import '@life-changers/elements/password'");
  });
});
