import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import './text-format.define.js';
import './text-input.define.js';
import type {FormatLike, LcTextInput, ReadText} from './text-input.define.js';

const IBAN = 'DE89370400440532013000';
const SHOWN_IBAN = 'DE89 3704 0044 0532 0130 00';

const inputOf = (field: LcTextInput) => field.shadowRoot!.querySelector('input')!;

async function make(attributes: Partial<LcTextInput> & {format: FormatLike}): Promise<LcTextInput> {
  const field = await fixture<LcTextInput>(
    html`<lc-text-input label="Number" name="number"></lc-text-input>`,
  );
  Object.assign(field, attributes);
  await field.updateComplete;
  return field;
}

/** Types a text, leaves the field, and returns it. */
async function enter(field: LcTextInput, text: string): Promise<LcTextInput> {
  field.focus();
  await type(text);
  await leave(field);
  return field;
}

async function leave(field: LcTextInput): Promise<void> {
  field.blur();
  await field.updateComplete;
}

/** Pastes a text at the caret, like the browser does. */
function paste(field: LcTextInput, text: string): void {
  field.focus();
  const input = inputOf(field);
  input.setRangeText(text, input.selectionStart!, input.selectionEnd!, 'end');
  input.dispatchEvent(new InputEvent('input', {inputType: 'insertFromPaste', bubbles: true, composed: true}));
}

function submitted(field: LcTextInput): FormDataEntryValue | null {
  const form = document.createElement('form');
  field.replaceWith(form);
  form.append(field);
  return new FormData(form).get('number');
}

describe('lc-text-input with a format', () => {
  it('passes axe, also with a message', async () => {
    const field = await make({format: 'iban', value: IBAN});
    await expectAccessible(field);
    Object.assign(field, {value: 'DE12', showValidation: true});
    await field.updateComplete;
    await expectAccessible(field);
  });

  describe('value', () => {
    for (const given of [IBAN, SHOWN_IBAN, 'de89 3704-0044 0532 0130 00']) {
      it(`shows the format of "${given}", and has the text without separators`, async () => {
        const field = await make({format: 'iban', value: given});
        expect([inputOf(field).value, field.value, submitted(field)]).to.deep.equal([SHOWN_IBAN, IBAN, IBAN]);
      });
    }

    it('is what the field shows with the value format "formatted"', async () => {
      const field = await make({format: 'iban', value: IBAN, valueFormat: 'formatted'});
      expect([inputOf(field).value, field.value, submitted(field)]).to.deep.equal([
        SHOWN_IBAN,
        SHOWN_IBAN,
        SHOWN_IBAN,
      ]);
    });

    for (const text of ['12:3€', '9:30', 'noon', '🙂', ' ']) {
      it(`stays as it was typed if it does not fit: "${text}"`, async () => {
        const field = await enter(await make({format: '00:00'}), text);
        expect([inputOf(field).value, field.value, submitted(field)]).to.deep.equal([text, text, text]);
      });
    }

    it('follows a format that is set later', async () => {
      const field = await make({format: '00:00', value: '1234'});
      field.format = '0-0-0-0';
      await field.updateComplete;
      expect([inputOf(field).value, field.value]).to.deep.equal(['1-2-3-4', '1234']);
    });

    it('goes back to the initial value with a reset', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form><lc-text-input label="Time" format="00:00" value="0930"></lc-text-input></form>
      `);
      const field = form.querySelector('lc-text-input')!;
      field.value = '1200';
      form.reset();
      await field.updateComplete;
      expect([inputOf(field).value, field.value]).to.deep.equal(['09:30', '0930']);
    });
  });

  describe('while the user types', () => {
    it('adds separators at the end', async () => {
      const field = await make({format: 'iban'});
      field.focus();
      const seen: string[] = [];
      for (const key of 'de893') {
        await type(key);
        seen.push(inputOf(field).value);
      }
      expect(seen).to.deep.equal(['D', 'DE', 'DE8', 'DE89', 'DE89 3']);
    });

    it('sends one input for each key, with the value', async () => {
      const field = await make({format: '00:00'});
      const values: string[] = [];
      field.addEventListener('input', () => values.push(field.value));
      await enter(field, '1234');
      expect(values).to.deep.equal(['1', '12', '123', '1234']);
    });

    it('keeps a separator that the user has typed', async () => {
      const field = await make({format: '00:00'});
      field.focus();
      await type('09:');
      const before = inputOf(field).value;
      await type('30');
      expect([before, inputOf(field).value]).to.deep.equal(['09:', '09:30']);
    });

    it('moves to the next of several patterns', async () => {
      const field = await make({format: '000.000.000-00|00.000.000/0000-00'});
      field.focus();
      await type('12345678901');
      const before = inputOf(field).value;
      await type('234');
      expect([before, inputOf(field).value]).to.deep.equal(['123.456.789-01', '12.345.678/9012-34']);
    });

    it('leaves the text as it is while the caret is not at the end', async () => {
      const field = await make({format: '0000 0000'});
      field.focus();
      await type('1234');
      await press('Home');
      await type('9');
      const {value, selectionStart} = inputOf(field);
      await leave(field);
      expect([value, selectionStart, inputOf(field).value]).to.deep.equal(['91234', 1, '9123 4']);
    });

    it('does not add what the user deletes', async () => {
      const field = await make({format: '00 00'});
      field.focus();
      await type('123');
      await press('Backspace');
      await press('Backspace');
      expect([inputOf(field).value, inputOf(field).selectionStart]).to.deep.equal(['12', 2]);
    });

    it('does nothing during composition', async () => {
      const field = await make({format: 'AA-00'});
      field.focus();
      const input = inputOf(field);
      input.value = 'ab1';
      input.setSelectionRange(3, 3);
      for (const inputType of ['insertCompositionText', 'insertText'])
        input.dispatchEvent(
          new InputEvent('input', {inputType, isComposing: true, bubbles: true, composed: true}),
        );
      const typed = input.value;
      await leave(field);
      expect([typed, input.value]).to.deep.equal(['ab1', 'AB-1']);
    });

    it('can be undone', async () => {
      const field = await make({format: '00 00'});
      field.focus();
      await type('123');
      for (let count = 0; count < 5; count += 1) field.ownerDocument.execCommand('undo');
      expect([inputOf(field).value, field.value]).to.deep.equal(['', '']);
    });

    it('keeps the text when the app sets the same value again', async () => {
      const field = await make({format: '00:00'});
      field.addEventListener('input', () => Object.assign(field, {value: field.value}));
      field.focus();
      await type('12:');
      await field.updateComplete;
      expect(inputOf(field).value).to.equal('12:');
    });
  });

  describe('paste and autofill', () => {
    it('reads what is pasted, and shows its format', async () => {
      const field = await make({format: 'iban'});
      paste(field, 'DE89 3704-0044 0532 0130 00');
      await leave(field);
      expect([inputOf(field).value, field.value, field.validity.valid]).to.deep.equal([
        SHOWN_IBAN,
        IBAN,
        true,
      ]);
    });

    it('cuts nothing, also with a maximum length', async () => {
      const field = await make({format: 'iban', maxLength: 22});
      const text = `${SHOWN_IBAN} and more`;
      paste(field, text);
      await leave(field);
      expect([inputOf(field).value, inputOf(field).maxLength, field.validity.valid]).to.deep.equal([
        text,
        -1,
        false,
      ]);
    });

    it('shows the format of what a password manager sets', async () => {
      const field = await make({format: 'card-number'});
      const seen = recordEvents(field, 'input', 'change');
      inputOf(field).value = '378282246310005';
      inputOf(field).dispatchEvent(new Event('change', {bubbles: true}));
      await field.updateComplete;
      expect([inputOf(field).value, field.value, ...seen]).to.deep.equal([
        '3782 822463 10005',
        '378282246310005',
        'input',
        'change',
      ]);
    });

    it('sends change once when the user leaves', async () => {
      const field = await make({format: '00:00'});
      const seen = recordEvents(field, 'change');
      await enter(field, '12.30');
      field.focus();
      await leave(field);
      expect([inputOf(field).value, ...seen]).to.deep.equal(['12:30', 'change']);
    });
  });

  describe('message', () => {
    for (const [format, value, message] of [
      ['iban', '', ''],
      ['iban', IBAN, ''],
      ['iban', 'DE12', 'Number is not complete.'],
      ['iban', 'DE89370400440532013001', 'Number has at least one wrong character.'],
      ['iban', '1234', `Number must look like ${SHOWN_IBAN}.`],
      ['card-number', '4111 1111 1111 1112', 'Number has at least one wrong character.'],
      ['00:00', 'noon', 'Number must look like 12:34.'],
      [{read: () => null, example: 'x1'}, '1', 'Number must look like x1.'],
      [() => null, '1', 'Number is not in the expected format.'],
      [(text: string) => ({text, raw: text, problem: 'No odd numbers.'}), '1', 'No odd numbers.'],
    ] as const) {
      it(`is "${message}" for "${value}" with ${JSON.stringify(format) ?? 'a function'}`, async () => {
        const field = await make({format, value});
        expect([field.validationMessage, field.validity.valid]).to.deep.equal([message, message === '']);
      });
    }

    it('is in the language of the page', async () => {
      registerTranslation(nl);
      const field = await make({format: '00:00', value: '1', lang: 'nl', label: 'Tijd'});
      await until(() => field.validationMessage === 'Tijd: dit is niet volledig.');
    });

    it('says that a required value is missing', async () => {
      const field = await make({format: 'iban', required: true});
      expect(field.validity.valueMissing).to.equal(true);
    });

    it('checks the value by the other constraints, too', async () => {
      const field = await make({format: 'AA-00', value: 'ab12', pattern: 'X.*'});
      const before = field.validity.patternMismatch;
      field.value = 'xb12';
      expect([before, field.validity.valid]).to.deep.equal([true, true]);
    });
  });

  describe('your own format', () => {
    /** Codes that keep their letters as they are. */
    const readCode = (text: string): ReadText | null => {
      const raw = text.replaceAll('/', '');
      return /^\w{1,4}$/.test(raw)
        ? {text: raw.replace(/..(?=.)/, '$&/'), raw, problem: raw.length < 4 ? 'incomplete' : undefined}
        : null;
    };

    it('reads and shows the text', async () => {
      const field = await enter(await make({format: readCode}), 'aB1c');
      expect([inputOf(field).value, field.value]).to.deep.equal(['aB/1c', 'aB1c']);
    });

    for (const [title, format] of [
      [
        'throws',
        () => {
          throw new Error('No.');
        },
      ],
      ['returns something else', () => 'x'],
      ['returns no text', () => ({raw: 1})],
    ] as const) {
      it(`warns once if it ${title}, and is invalid`, async () => {
        let field!: LcTextInput;
        const warnings = await recordWarnings(async () => {
          field = await make({format: format as never});
          await enter(field, 'b');
        });
        expect([warnings.length, field.validity.valid, field.value]).to.deep.equal([1, false, 'b']);
      });
    }
  });

  describe('attributes of the input', () => {
    for (const [format, expected] of [
      ['iban', ['', 'characters', '', 'auto']],
      ['card-number', ['numeric', '', 'cc-number', 'auto']],
      ['00:00', ['numeric', '', '', 'auto']],
    ] as const) {
      it(`fit the format ${format}`, async () => {
        const {inputMode, autocapitalize, autocomplete, dir} = inputOf(await make({format}));
        expect([inputMode, autocapitalize, autocomplete, dir]).to.deep.equal(expected);
      });
    }

    it('are those of the app if it sets them', async () => {
      const field = await make({
        format: 'card-number',
        autocomplete: 'off',
        controlAttributes: {inputmode: 'text', dir: 'ltr', autocapitalize: 'none'},
      });
      field.format = '00';
      await field.updateComplete;
      const {inputMode, autocapitalize, autocomplete, dir} = inputOf(field);
      expect([inputMode, autocapitalize, autocomplete, dir]).to.deep.equal(['text', 'none', 'off', 'ltr']);
    });
  });

  for (const [title, attributes, warning] of [
    ['a format without a place', {format: 'IBN'}, "format must be 'iban', 'card-number', a pattern"],
    ['a format that is an empty object', {format: {} as never}, 'not {}; it is ignored.'],
    ['a type with its own format', {format: '00', type: 'number'}, 'format needs the type text, search, tel'],
    [
      'an unknown value format',
      {format: '00', value: '12', valueFormat: 'x' as never},
      'valueFormat must be one of',
    ],
  ] as const) {
    it(`warns about ${title}`, async () => {
      const warnings = await recordWarnings(() => make(attributes));
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.contain(warning);
    });
  }

  it('submits its form with Enter, with the value', async () => {
    const field = await make({format: '00:00'});
    const form = document.createElement('form');
    field.replaceWith(form);
    form.append(field);
    const seen: unknown[] = [];
    form.addEventListener('submit', event => {
      event.preventDefault();
      seen.push(new FormData(form).get('number'));
    });
    field.focus();
    await sendKeys({type: '12.30'});
    await press('Enter');
    await until(() => seen.length > 0);
    expect(seen).to.deep.equal(['1230']);
  });
});
