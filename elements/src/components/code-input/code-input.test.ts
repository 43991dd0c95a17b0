import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcCodeInput} from './code-input.define.js';
import './code-input.define.js';

const inner = (control: LcCodeInput) => control.shadowRoot!.querySelector('input')!;
const boxes = (control: LcCodeInput) => [...control.shadowRoot!.querySelectorAll('.box')];
const shown = (control: LcCodeInput) => boxes(control).map(box => box.textContent.trim());
const active = (control: LcCodeInput) =>
  boxes(control).flatMap((box, index) => (box.classList.contains('is-active') ? [index] : []));

const make = (attributes: Partial<LcCodeInput> = {}) =>
  fixture<LcCodeInput>(
    html`${Object.assign(document.createElement('lc-code-input'), {label: 'Code'}, attributes)}`,
  );

/** Enters a text at once, like a password manager or a phone that fills in the code of a message. */
function fillIn(control: LcCodeInput, text: string): void {
  inner(control).value = text;
  inner(control).dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
}

/** Records the codes of `lc-complete`. */
function recordCodes(control: LcCodeInput): string[] {
  const codes: string[] = [];
  control.addEventListener('lc-complete', event => codes.push(event.detail.value));
  return codes;
}

testFormControl<LcCodeInput>({
  tag: 'lc-code-input',
  values: [
    {set: control => (control.value = '123456'), initValue: '123456', typed: '123456', submitted: '123456'},
    {set: control => (control.value = '654321'), initValue: '654321', typed: '654321', submitted: '654321'},
  ],
  emptyFormValue: '',
  inner,
  edit: async control => {
    control.focus();
    await type('123456');
  },
});

describe('lc-code-input', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['empty', {}],
      ['filled', {value: '123456'}],
      ['invalid', {value: '123', showValidation: true}],
      ['read-only', {value: '123456', readOnly: true}],
      ['disabled', {value: '123456', disabled: true}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('is one text field, for a code that the browser may fill in', async () => {
      const native = inner(await make());
      expect([native.type, native.getAttribute('autocomplete'), native.inputMode]).to.deep.equal([
        'text',
        'one-time-code',
        'numeric',
      ]);
    });

    it('hides the boxes from screen readers, which read the field', async () => {
      const control = await make({value: '123'});
      expect(control.shadowRoot!.querySelector('.boxes')!.ariaHidden).to.equal('true');
      expect(inner(control).value).to.equal('123');
    });
  });

  describe('properties', () => {
    it('has a box for each character', async () => {
      expect(shown(await make({length: 4, value: '12'}))).to.deep.equal(['1', '2', '', '']);
    });

    for (const length of [0, -1, 1.5, 13, NaN]) {
      it(`warns about the length ${length}, and has 6 boxes`, async () => {
        const warnings = await recordWarnings(async () => {
          expect(boxes(await make({length}))).to.have.length(6);
        });
        expect(warnings).to.deep.equal([
          `<lc-code-input>: length must be a whole number from 1 to 12, not ${length}; it is 6.`,
        ]);
      });
    }

    it('warns about an unknown type, and accepts digits', async () => {
      const warnings = await recordWarnings(async () => {
        expect((await make({type: 'hex' as never, value: 'a1'})).value).to.equal('1');
      });
      expect(warnings).to.deep.equal([
        '<lc-code-input>: type must be numeric or alphanumeric, not "hex"; it is numeric.',
      ]);
    });

    it('accepts letters with the type alphanumeric, also if it is set after the value', async () => {
      const control = await make({value: 'a1-B2'});
      control.type = 'alphanumeric';
      await control.updateComplete;
      expect([control.value, inner(control).inputMode]).to.deep.equal(['a1B2', 'text']);
    });

    it('keeps the characters beyond a length that grows later', async () => {
      const control = await make({length: 4, value: '123456'});
      control.length = 6;
      expect(control.value).to.equal('123456');
    });
  });

  describe('validation', () => {
    it('requires all characters', async () => {
      expect((await make({value: '123'})).validationMessage).to.equal('Code must have exactly 6 characters.');
    });

    it('is valid without a code if it is not required', async () => {
      expect((await make()).checkValidity()).to.equal(true);
    });

    it('is valid with all characters', async () => {
      expect((await make({required: true, value: '123456'})).checkValidity()).to.equal(true);
    });
  });

  describe('events', () => {
    it('sends lc-complete once, after input, when the last character is typed', async () => {
      const control = await make();
      const events = recordEvents(control, 'input', 'lc-complete');
      control.focus();
      await type('123456');
      await until(() => events.includes('lc-complete'));
      expect(events).to.deep.equal(['input', 'input', 'input', 'input', 'input', 'input', 'lc-complete']);
    });

    it('sends lc-complete when the browser fills in the code', async () => {
      const control = await make();
      const codes = recordCodes(control);
      fillIn(control, 'G-123456');
      await until(() => codes.length > 0);
      expect([codes, control.value]).to.deep.equal([['123456'], '123456']);
    });

    it('sends lc-complete again when the code is corrected', async () => {
      const control = await make({value: '123456'});
      const codes = recordCodes(control);
      control.focus();
      inner(control).setSelectionRange(6, 6);
      await press('Backspace');
      await type('7');
      await until(() => codes.length > 0);
      expect(codes).to.deep.equal(['123457']);
    });

    it('sends nothing when its value is set', async () => {
      const control = await make();
      const events = recordEvents(control, 'input', 'change', 'lc-complete');
      control.value = '123456';
      await new Promise(resolve => setTimeout(resolve));
      expect(events).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('ignores what cannot be part of the code', async () => {
      const control = await make();
      control.focus();
      await type('1a-2');
      expect([control.value, inner(control).value]).to.deep.equal(['12', '12']);
    });

    it('ignores a character after the last one', async () => {
      const control = await make({length: 4});
      control.focus();
      await type('12345');
      expect([control.value, inner(control).value]).to.deep.equal(['1234', '1234']);
    });

    it('replaces a character of a full code by typing in front of it', async () => {
      const control = await make({value: '123456'});
      control.focus();
      inner(control).setSelectionRange(2, 2);
      await type('9');
      expect(control.value).to.equal('129456');
      expect(inner(control).selectionStart).to.equal(3);
    });

    it('inserts a missing character where the caret is', async () => {
      const control = await make({value: '12456'});
      control.focus();
      inner(control).setSelectionRange(2, 2);
      await type('3');
      expect([control.value, inner(control).selectionStart]).to.deep.equal(['123456', 3]);
    });

    it('keeps the caret when a character in the middle is refused', async () => {
      const control = await make({value: '12456'});
      control.focus();
      inner(control).setSelectionRange(2, 2);
      await type('x');
      expect([control.value, inner(control).selectionStart]).to.deep.equal(['12456', 2]);
    });

    it('marks the box of the next character while it has the focus', async () => {
      const control = await make();
      const seen = [active(control)];
      control.focus();
      await type('12');
      await control.updateComplete;
      seen.push(active(control));
      await press('ArrowLeft');
      await until(() => active(control)[0] === 1);
      control.blur();
      await control.updateComplete;
      expect([...seen, active(control)]).to.deep.equal([[], [2], []]);
    });

    it('marks all boxes when the whole code is selected', async () => {
      const control = await make({value: '123456'});
      control.focus();
      control.select();
      await until(() => active(control).length === 6);
    });
  });

  describe('pointer', () => {
    it('selects the character of the pressed box, which typing replaces', async () => {
      const control = await make({value: '123456'});
      await clickOn(boxes(control)[3]!);
      await type('9');
      expect(control.value).to.equal('123956');
    });

    it('puts the caret after the last character when an empty box is pressed', async () => {
      const control = await make({value: '12'});
      await clickOn(boxes(control)[4]!);
      expect(inner(control).selectionStart).to.equal(2);
    });
  });

  describe('form', () => {
    it('submits its form with Enter', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-code-input label="Code" name="code" value="123456"></lc-code-input></form>`,
      );
      const submitted: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        submitted.push(new FormData(form).get('code'));
      });
      form.querySelector('lc-code-input')!.focus();
      await press('Enter');
      await until(() => submitted.length > 0);
      expect(submitted).to.deep.equal(['123456']);
    });
  });

  describe('layout', () => {
    it('has boxes from left to right in a page from right to left', async () => {
      const page = await fixture(
        html`<div dir="rtl"><lc-code-input label="Code" value="12"></lc-code-input></div>`,
      );
      const [first, second] = boxes(page.querySelector('lc-code-input')!);
      expect(first!.getBoundingClientRect().left).to.be.lessThan(second!.getBoundingClientRect().left);
    });

    it('fits 12 boxes in a narrow column', async () => {
      const column = await fixture(
        html`<div style="display: grid; inline-size: 280px">
          <lc-code-input label="Code" length="12"></lc-code-input>
        </div>`,
      );
      const row = column.querySelector('lc-code-input')!.shadowRoot!.querySelector('.boxes')!;
      expect([row.scrollWidth <= 280, column.scrollWidth]).to.deep.equal([true, 280]);
    });

    it('is as wide as its boxes in a row', async () => {
      const row = await fixture(
        html`<div style="display: inline-flex"><lc-code-input label="Code"></lc-code-input></div>`,
      );
      const [first, second] = boxes(row.querySelector('lc-code-input')!).map(box =>
        box.getBoundingClientRect(),
      );
      expect(first!.width).to.be.greaterThan(30);
      expect(second!.left).to.be.greaterThan(first!.right);
    });
  });
});
