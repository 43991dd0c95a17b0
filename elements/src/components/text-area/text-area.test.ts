import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import type {LcTextArea} from './text-area.define.js';
import './text-area.define.js';

const inner = (control: LcTextArea) => control.shadowRoot!.querySelector('textarea')!;

testFormControl<LcTextArea>({
  tag: 'lc-text-area',
  values: [
    {
      set: control => (control.value = 'one\r\ntwo'),
      initValue: 'one\ntwo',
      typed: 'one\ntwo',
      submitted: 'one\ntwo',
    },
    {set: control => (control.value = 'Grace'), initValue: 'Grace', typed: 'Grace', submitted: 'Grace'},
  ],
  emptyFormValue: '',
  inner,
  edit: async control => {
    control.focus();
    await type('Typed');
  },
});

const setUp = async (properties: Partial<LcTextArea> = {}) => {
  const control = await fixture<LcTextArea>(html`<lc-text-area label="Note"></lc-text-area>`);
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
};

describe('lc-text-area', () => {
  describe('properties', () => {
    it('uses the value attribute as the initial value', async () => {
      const control = await fixture<LcTextArea>(html`<lc-text-area value="Ada"></lc-text-area>`);
      expect([control.value, inner(control).value]).to.deep.equal(['Ada', 'Ada']);
    });

    it('passes its attributes to the control inside', async () => {
      const control = await fixture<LcTextArea>(html`
        <lc-text-area
          name="note"
          placeholder="Write"
          autocomplete="street-address"
          autocapitalize="none"
          inputmode="url"
          spellcheck="false"
          wrap="off"
          minlength="3"
          maxlength="9"
          readonly
          required
        ></lc-text-area>
      `);
      const names = ['name', 'placeholder', 'autocomplete', 'autocapitalize', 'inputmode', 'spellcheck'];
      const others = ['wrap', 'minlength', 'maxlength', 'readonly', 'required'];
      expect([...names, ...others].map(name => inner(control).getAttribute(name))).to.deep.equal([
        ...['note', 'Write', 'street-address', 'none', 'url', 'false'],
        ...['off', '3', '9', '', ''],
      ]);
    });

    it('checks the spelling by default', async () => {
      const control = await setUp();
      expect([control.spellcheck, inner(control).hasAttribute('spellcheck')]).to.deep.equal([true, false]);
    });

    for (const [name, value, used] of [
      ['resize', 'diagonal', 'vertical'],
      ['wrap', 'hard', 'soft'],
    ] as const) {
      it(`warns about an unknown ${name} and falls back to ${used}`, async () => {
        const control = await setUp();
        const warnings = await recordWarnings(async () => {
          Object.assign(control, {[name]: value});
          await control.updateComplete;
        });
        expect(warnings[0]).to.contain(`<lc-text-area>: ${name} must be one of`);
        expect(warnings[0]).to.contain(`${used} is used.`);
      });
    }

    for (const resize of ['none', 'vertical', 'horizontal', 'both'] as const) {
      it(`can be resized by the user: ${resize}`, async () => {
        expect(getComputedStyle(inner(await setUp({resize}))).resize).to.equal(resize);
      });
    }
  });

  describe('height', () => {
    const lines = (count: number) => Array.from({length: count}, (_, index) => `Line ${index}`).join('\n');
    const rowsOf = (control: LcTextArea) => {
      const {offsetHeight} = inner(control);
      const {lineHeight, paddingBlock} = getComputedStyle(inner(control));
      return Math.round((offsetHeight - 2 * parseFloat(paddingBlock)) / parseFloat(lineHeight));
    };
    const wide = 'word '.repeat(200).trim();

    for (const [title, properties, rows] of [
      ['2 rows by default', {}, 2],
      ['as many rows as its text has lines', {value: lines(7)}, 7],
      ['its rows, although its text has more lines', {rows: 3, value: lines(7)}, 3],
      ['its rows, although its text has fewer lines', {rows: 4, value: lines(1)}, 4],
      ['its least rows', {minRows: 5, value: lines(2)}, 5],
      ['its most rows', {maxRows: 6, value: lines(20)}, 6],
      ['more rows than its least', {minRows: 2, maxRows: 6, value: lines(4)}, 4],
      ['a row for a line break at the end', {value: `${lines(4)}\n`}, 5],
      ['1 row', {rows: 1}, 1],
    ] as const) {
      it(`has ${title}`, async () => {
        expect(rowsOf(await setUp(properties))).to.equal(rows);
      });
    }

    it('grows with lines that wrap, and shrinks again when it is wider', async () => {
      const control = await setUp({value: wide});
      control.style.inlineSize = '300px';
      await nextFrame();
      const narrow = rowsOf(control);
      control.style.inlineSize = '600px';
      await nextFrame();
      expect(narrow).to.be.greaterThan(rowsOf(control));
      expect(inner(control).scrollHeight).to.be.most(inner(control).clientHeight + 1);
    });

    it('does not grow with lines that do not wrap', async () => {
      const control = await setUp({value: wide, wrap: 'off'});
      expect(rowsOf(control)).to.equal(2);
      expect(control.scrollWidth).to.equal(control.clientWidth);
    });

    it('stays as wide as its place with a long word', async () => {
      const control = await setUp({value: 'x'.repeat(2000)});
      expect(inner(control).getBoundingClientRect().right).to.be.most(control.getBoundingClientRect().right);
    });

    it('grows and shrinks as the user types', async () => {
      const control = await setUp();
      control.focus();
      const seen = [rowsOf(control)];
      for (const key of ['Enter', 'Enter', 'Enter', 'Backspace']) {
        await press(key);
        await control.updateComplete;
        seen.push(rowsOf(control));
      }
      expect(seen).to.deep.equal([2, 2, 3, 4, 3]);
    });

    it('does not scroll the page while the user types at its end', async () => {
      const page = await fixture<HTMLElement>(html`
        <div>
          <p style="block-size: 3000px">Long</p>
          <lc-text-area label="Note" value=${lines(12)}></lc-text-area>
          <p style="block-size: 300px">More</p>
        </div>
      `);
      const control = page.querySelector('lc-text-area')!;
      control.focus();
      control.scrollIntoView({block: 'center'});
      const start = scrollY;
      for (const key of ['x', 'y', 'z']) await type(key);
      await nextFrame();
      expect(start).to.be.greaterThan(1000);
      expect(scrollY).to.be.closeTo(start, 1);
    });
  });

  describe('events', () => {
    it('sends input for each key, and change when the user leaves it', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await type('ab');
      control.blur();
      expect(seen).to.deep.equal(['input', 'input', 'change']);
    });
  });

  describe('keyboard', () => {
    it('inserts a line with Enter, and does not submit', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form><lc-text-area label="Note"></lc-text-area><button>Send</button></form>
      `);
      form.addEventListener('submit', event => event.preventDefault());
      const seen = recordEvents(form, 'submit');
      const control = form.querySelector('lc-text-area')!;
      control.focus();
      await type('a');
      await press('Enter');
      await type('b');
      await aTimeout(20);
      expect([control.value, seen]).to.deep.equal(['a\nb', []]);
    });

    it('moves on with Tab', async () => {
      const place = await fixture(
        html`<div><lc-text-area label="Note"></lc-text-area><input aria-label="Next" /></div>`,
      );
      place.querySelector('lc-text-area')!.focus();
      await press('Tab');
      expectFocus(place.querySelector('input'));
    });
  });

  describe('maxlength', () => {
    it('ends what the user types', async () => {
      const control = await setUp({maxLength: 3});
      control.focus();
      await type('abcde');
      expect(control.value).to.equal('abc');
    });

    it('does not end it with a soft limit, but makes the field invalid', async () => {
      const control = await setUp({maxLength: 3, softLimit: true});
      control.focus();
      await type('abcde');
      expect([control.value, control.validationMessage]).to.deep.equal([
        'abcde',
        'Note must have no more than 3 characters.',
      ]);
    });
  });

  describe('slots', () => {
    it('shows no children', async () => {
      const control = await fixture<LcTextArea>(html`<lc-text-area label="Note">Text</lc-text-area>`);
      expect(control.shadowRoot!.querySelector('slot')).to.equal(null);
    });
  });
});
