import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {
  OPTIONS,
  inside,
  inputIn,
  rowsIn,
  notesIn,
  isOpen,
  activeIn,
  setUp,
  setUpWith,
  setUpTyped,
} from '../../testing/datalist-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import type {LcDatalist} from './datalist.define.js';
import './datalist.define.js';

const THOUSANDS = Array.from({length: 5000}, (_, index) => ({text: `Row ${index}`, value: String(index)}));

const children = html`
  <option value="python">PYTHON</option>
  <option value="c">C</option>
  <option value="java">JAVA</option>
`;

testFormControl<LcDatalist>({
  tag: 'lc-datalist',
  children,
  values: [
    {set: control => (control.value = 'python'), initValue: 'python', typed: 'python', submitted: 'python'},
    {set: control => (control.value = 'Rust'), initValue: 'Rust', typed: 'Rust', submitted: 'Rust'},
  ],
  emptyFormValue: '',
  inner: inputIn,
  edit: async control => {
    control.focus();
    await type('java');
  },
});

describe('lc-datalist', () => {
  describe('accessibility', () => {
    it('is a combobox with a closed list', async () => {
      const input = inputIn(await setUp());
      expect(input.role).to.equal('combobox');
      expect(input.ariaAutoComplete).to.equal('list');
      expect(input.ariaExpanded).to.equal('false');
    });

    it('exposes that it is open, and controls the listbox in its own root', async () => {
      const control = await setUpWith(['Alt+ArrowDown']);
      const id = inputIn(control).getAttribute('aria-controls')!;
      expect(inputIn(control).ariaExpanded).to.equal('true');
      expect(control.shadowRoot!.getElementById(id)!.role).to.equal('listbox');
    });

    it('says at its button what it opens, and whether it is open', async () => {
      const control = await setUp();
      const toggle = inside(control, '[part=toggle]');
      const seen = [toggle.ariaLabel, toggle.getAttribute('aria-controls'), toggle.ariaExpanded];
      inputIn(control).focus();
      await press('Alt+ArrowDown');
      await control.updateComplete;
      expect([...seen, toggle.ariaExpanded]).to.deep.equal(['Suggestions', 'listbox', 'false', 'true']);
    });

    it('names the list only while it is shown', async () => {
      const control = await setUp();
      const seen = [inside(control, '#listbox').ariaLabel];
      inputIn(control).focus();
      await press('Alt+ArrowDown');
      await control.updateComplete;
      seen.push(inside(control, '#listbox').ariaLabel);
      await press('Escape');
      await control.updateComplete;
      seen.push(inside(control, '#listbox').ariaLabel);
      expect(seen).to.deep.equal([null, 'Suggestions', null]);
    });

    it('selects only the active suggestion', async () => {
      const control = await setUpWith(['ArrowDown']);
      expect(rowsIn(control).map(row => row.ariaSelected)).to.deep.equal(['true', 'false', 'false']);
    });

    it('exposes the position of a suggestion among all matches', async () => {
      const control = await setUpTyped('row', {options: THOUSANDS});
      const row = rowsIn(control)[1]!;
      expect([row.ariaPosInSet, row.ariaSetSize]).to.deep.equal(['2', '5000']);
    });

    for (const [text, said] of [
      ['c', '1 suggestion'],
      ['a', '1 suggestion'],
      ['x', 'No suggestions'],
    ] as const) {
      it(`announces "${said}" after "${text}"`, async () => {
        const control = await setUpTyped(text);
        expect(inside(control, '[role="status"]').textContent).to.equal(said);
      });
    }

    for (const [state, properties, text] of [
      ['open', {}, ''],
      ['open and narrowed', {value: 'x'}, 'a'],
      ['open without matches', {}, 'zzz'],
      ['open with more matches than it shows', {options: THOUSANDS}, 'row'],
    ] as const) {
      it(`is accessible ${state}`, async () => {
        const control = await setUpTyped(text, properties);
        await press('ArrowDown');
        await expectAccessible(control);
      });
    }

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUpTyped('zzz', {lang: 'ar'});
      expect(notesIn(control)).to.deep.equal(['لا توجد اقتراحات']);
    });
  });

  describe('properties', () => {
    for (const property of ['initValue', 'value'] as const) {
      it(`removes line breaks from its ${property}, like a native input`, async () => {
        const control = await setUp({[property]: 'Visual\r\nBasic'});
        expect([control.value, inputIn(control).value]).to.deep.equal(['VisualBasic', 'VisualBasic']);
      });
    }

    it('shows the text of the option of its initial value', async () => {
      const control = await setUp({initValue: 'python'});
      expect([inputIn(control).value, control.value]).to.deep.equal(['PYTHON', 'python']);
    });

    for (const value of [null, undefined])
      it(`shows the text of the option of its initial value after ${value}, also if the typed one has it`, async () => {
        const control = await setUp({initValue: 'python'});
        control.focus();
        control.select();
        await type('python');
        const typed = inputIn(control).value;
        control.value = value;
        await control.updateComplete;
        expect([typed, inputIn(control).value]).to.deep.equal(['python', 'PYTHON']);
      });

    it('shows the text of the option of its value', async () => {
      expect(inputIn(await setUp({value: 'c'})).value).to.equal('C');
    });

    it('shows a value that is not an option as text', async () => {
      expect(inputIn(await setUp({value: 'rust'})).value).to.equal('rust');
    });

    it('shows the text once the option arrives', async () => {
      const control = await setUp({value: 'rust'});
      control.options = [{text: 'Rust, the language', value: 'rust'}];
      await control.updateComplete;
      expect(inputIn(control).value).to.equal('Rust, the language');
    });

    it('uses the value attribute as the initial value', async () => {
      const control = await fixture<LcDatalist>(html`<lc-datalist value="c">${children}</lc-datalist>`);
      expect([inputIn(control).value, control.value]).to.deep.equal(['C', 'c']);
    });

    it('starts with the option that is selected in plain HTML', async () => {
      const control = await fixture<LcDatalist>(
        html`<lc-datalist><option value="c" selected>C</option></lc-datalist>`,
      );
      expect([inputIn(control).value, control.value]).to.deep.equal(['C', 'c']);
    });

    it('accepts options as JSON', async () => {
      const control = await fixture<LcDatalist>(
        html`<lc-datalist options='[{"text":"C","value":"c"}]' init-value="c"></lc-datalist>`,
      );
      expect(inputIn(control).value).to.equal('C');
    });

    it('warns about invalid options', async () => {
      const control = await setUp();
      const warnings = await recordWarnings(() => (control.options = [5, ...OPTIONS] as never));
      expect(warnings[0]).to.contain('<lc-datalist>: an option must have a text and a value');
    });

    for (const none of [undefined, null]) {
      it(`resets to the initial value when its value is set to ${none}`, async () => {
        const control = await setUp({initValue: 'c', value: 'java'});
        control.value = none;
        await control.updateComplete;
        expect([control.value, inputIn(control).value]).to.deep.equal(['c', 'C']);
      });
    }
  });

  describe('keyboard', () => {
    for (const [keys, active] of [
      [['ArrowDown'], 'PYTHON'],
      [['ArrowUp'], 'JAVA'],
      [['ArrowDown', 'ArrowDown'], 'C'],
      [['ArrowDown', 'ArrowUp'], 'JAVA'],
      [['ArrowUp', 'ArrowDown'], 'PYTHON'],
      [['Alt+ArrowDown'], undefined],
      [['Alt+ArrowDown', 'ArrowDown'], 'PYTHON'],
      [['ArrowDown', 'ArrowLeft'], undefined],
      [['ArrowDown', 'ArrowRight'], undefined],
      [['ArrowDown', 'Home'], undefined],
      [['ArrowDown', 'End'], undefined],
    ] as const) {
      it(`has ${active ?? 'no suggestion'} active after ${keys.join(', ')}`, async () => {
        const control = await setUpWith(keys);
        expect([isOpen(control), activeIn(control)]).to.deep.equal([true, active]);
        expectFocus(inputIn(control));
      });
    }

    it('scrolls the active suggestion into view', async () => {
      const control = await setUpWith(['ArrowUp'], {options: THOUSANDS});
      const list = inside(control, '#listbox').getBoundingClientRect();
      const row = rowsIn(control)[99]!.getBoundingClientRect();
      expect(row.top).to.be.at.least(list.top - 1);
      expect(row.bottom).to.be.at.most(list.bottom + 1);
    });

    it('selects the active suggestion with Enter', async () => {
      const control = await setUpWith(['ArrowDown', 'Enter']);
      expect([control.value, inputIn(control).value, isOpen(control)]).to.deep.equal([
        'python',
        'PYTHON',
        false,
      ]);
    });

    it('keeps the text with Enter while no suggestion is active', async () => {
      const control = await setUpTyped('j');
      await press('Enter');
      expect([control.value, isOpen(control)]).to.deep.equal(['j', false]);
    });

    it('resets the active suggestion when the text changes', async () => {
      const control = await setUpWith(['ArrowDown']);
      await type('j');
      await control.updateComplete;
      expect(activeIn(control)).to.equal(undefined);
    });

    it('moves the caret with Home and End', async () => {
      const control = await setUpWith(['ArrowDown', 'Home'], {value: 'rust'});
      expect(inputIn(control).selectionStart).to.equal(0);
      await press('End');
      expect(inputIn(control).selectionStart).to.equal(4);
    });

    it('closes with Alt+ArrowUp without selecting', async () => {
      const control = await setUpWith(['ArrowDown', 'Alt+ArrowUp']);
      expect([isOpen(control), control.value]).to.deep.equal([false, '']);
    });

    it('closes with Escape, then clears the text', async () => {
      const control = await setUpTyped('j');
      await press('Escape');
      expect([isOpen(control), control.value]).to.deep.equal([false, 'j']);
      await press('Escape');
      await control.updateComplete;
      expect([control.value, inputIn(control).value]).to.deep.equal(['', '']);
    });

    it('does not close the dialog around it with the Escape that closes the list', async () => {
      const control = await setUp();
      const dialog = document.createElement('dialog');
      control.before(dialog);
      dialog.append(control);
      dialog.showModal();
      control.focus();
      await press('ArrowDown');
      await press('Escape');
      expect([isOpen(control), dialog.open]).to.deep.equal([false, true]);
      await press('Escape');
      expect(dialog.open).to.equal(false);
    });

    it('is one tab stop, and closes on leaving', async () => {
      const row = await fixture(html`
        <div>
          <lc-datalist label="One">${children}</lc-datalist><lc-datalist label="Two">${children}</lc-datalist>
        </div>
      `);
      const [one, two] = row.querySelectorAll('lc-datalist');
      one!.focus();
      await press('ArrowDown');
      await press('Tab');
      expect([document.activeElement, isOpen(one!), one!.value]).to.deep.equal([two, false, '']);
    });

    it('moves on with Tab from a list that scrolls', async () => {
      const control = await setUp({options: THOUSANDS});
      const next = document.createElement('button');
      control.after(next);
      control.focus();
      await press('ArrowDown');
      await press('Tab');
      expectFocus(next);
      expect(isOpen(control)).to.equal(false);
    });
  });

  describe('events', () => {
    it('sends input for each character, and change on leaving', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await type('ja');
      control.blur();
      expect(seen).to.deep.equal(['input', 'input', 'change']);
    });

    it('accepts a text that is set inside with change only, without opening the list', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      const input = control.shadowRoot!.querySelector('input')!;
      const {text, value} = control.options[0]!;
      input.value = text;
      input.dispatchEvent(new Event('change', {bubbles: true}));
      await control.updateComplete;
      expect([control.value, input.ariaExpanded, ...seen]).to.deep.equal([value, 'false', 'input', 'change']);
    });

    it('sends input and change once for a selected suggestion', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await press('ArrowDown');
      await press('Enter');
      control.blur();
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('has the new value when input is sent', async () => {
      const control = await setUp();
      const values: string[] = [];
      control.addEventListener('input', () => values.push(control.value));
      control.focus();
      await type('C');
      await press('ArrowDown');
      await press('Enter');
      expect(values).to.deep.equal(['c', 'c']);
    });

    it('sends input for Escape that clears it, and change on leaving', async () => {
      const control = await setUpWith([], {value: 'c'});
      const seen = recordEvents(control, 'input', 'change');
      await press('Escape');
      control.blur();
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('sends no events for opening, moving, and closing', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await press(key);
      control.blur();
      expect(seen).to.deep.equal([]);
    });

    it('sends no events when options arrive', async () => {
      const control = await setUp({options: null, initValue: 'c'});
      const seen = recordEvents(control, 'input', 'change');
      control.options = OPTIONS;
      await control.updateComplete;
      expect(seen).to.deep.equal([]);
    });

    it('reports the value that typed text got from later options, on leaving', async () => {
      const control = await setUp({options: null});
      control.focus();
      await type('Java');
      const seen = [] as string[][];
      for (const event of ['input', 'change'])
        control.addEventListener(event, ({type}) => seen.push([type, control.value]));
      control.options = OPTIONS;
      control.blur();
      expect(seen).to.deep.equal([
        ['input', 'java'],
        ['change', 'java'],
      ]);
    });

    it('sends no input for a value of the app, on leaving', async () => {
      const control = await setUpTyped('ja');
      const seen = recordEvents(control, 'input');
      control.value = 'c';
      control.blur();
      expect(seen).to.deep.equal([]);
    });

    it('sends nothing on leaving after a reset', async () => {
      const control = await setUpTyped('ja');
      const seen = recordEvents(control, 'input', 'change');
      control.formResetCallback();
      control.blur();
      expect(seen).to.deep.equal([]);
    });
  });

  describe('form', () => {
    async function submissionsAfter(...keys: string[]): Promise<unknown[]> {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-datalist label="Language" name="language">${children}</lc-datalist><button>Go</button>
        </form>
      `);
      const submissions: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        submissions.push(new FormData(form).get('language'));
      });
      form.querySelector('lc-datalist')!.focus();
      for (const key of keys) await press(key);
      await aTimeout(0);
      return submissions;
    }

    it('is not submitted with the Enter that selects a suggestion', async () => {
      expect(await submissionsAfter('ArrowDown', 'Enter')).to.deep.equal([]);
    });

    it('is submitted with Enter once the list is closed', async () => {
      expect(await submissionsAfter('ArrowDown', 'Enter', 'Enter')).to.deep.equal(['python']);
    });

    it('is submitted with Enter on typed text', async () => {
      expect(await submissionsAfter('j', 'Enter')).to.deep.equal(['j']);
    });

    it('shows the initial value again after a reset', async () => {
      const control = await setUpTyped('x', {initValue: 'c'});
      const form = document.createElement('form');
      control.before(form);
      form.append(control);
      form.reset();
      await control.updateComplete;
      expect([control.value, inputIn(control).value]).to.deep.equal(['c', 'C']);
    });

    it('passes the value of the option to the rules', async () => {
      const control = await setUp({rules: s.enums(['python', 'c'])});
      control.focus();
      await type('Python');
      expect(control.validity.valid).to.equal(true);
    });

    it('fails rules that require text while it is empty', async () => {
      const control = await setUp({rules: s.nonempty(s.string())});
      expect(control.validationMessage).to.equal('Language is required.');
    });
  });
});
