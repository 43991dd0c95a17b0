import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {endGracePeriods} from '../../testing/grace-period.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcSearchInput} from './search-input.define.js';
import './search-input.define.js';

const inner = (control: LcSearchInput) => control.shadowRoot!.querySelector('input')!;
const clear = (control: LcSearchInput) => control.shadowRoot!.querySelector<HTMLElement>('.clear');
const box = (control: LcSearchInput) => control.shadowRoot!.querySelector('.box')!;

const make = (attributes: Partial<LcSearchInput> = {}) =>
  fixture<LcSearchInput>(
    html`${Object.assign(document.createElement('lc-search-input'), {text: 'Search people'}, attributes)}`,
  );

/** Records the queries of `lc-search`. */
function recordQueries(control: LcSearchInput): string[] {
  const queries: string[] = [];
  control.addEventListener('lc-search', event => queries.push(event.detail.query));
  return queries;
}

describe('lc-search-input', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['empty', {}],
      ['filled', {value: 'Ada'}],
      ['as a landmark', {landmark: true}],
      ['with a label', {label: 'People'}],
      ['disabled', {value: 'Ada', disabled: true}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('is named by its text', async () => {
      expect(inner(await make()).ariaLabel).to.equal('Search people');
    });

    it('is named by its label if it has one', async () => {
      expect(inner(await make({label: 'People'})).labels![0]!.textContent.trim()).to.equal('People');
    });

    it('is not a landmark by default', async () => {
      expect(box(await make()).hasAttribute('role')).to.equal(false);
    });

    it('is a search landmark if landmark is set', async () => {
      const {role, ariaLabel} = box(await make({landmark: true}));
      expect([role, ariaLabel]).to.deep.equal(['search', 'Search people']);
    });

    it('names the button that clears it', async () => {
      const {ariaLabel, title} = clear(await make({value: 'Ada'}))!;
      expect([ariaLabel, title]).to.deep.equal([null, 'Clear the search']);
    });

    it('is named by its new text in its message immediately', async () => {
      const control = await make({required: true});
      expect(control.validationMessage).to.contain('Search people');
      control.text = 'Search cities';
      expect(control.validationMessage).to.contain('Search cities');
    });

    it('is named in its messages', async () => {
      expect((await make({required: true})).validationMessage).to.equal('Search people is required.');
    });
  });

  describe('properties', () => {
    for (const property of ['initValue', 'value'] as const) {
      it(`removes line breaks from its ${property}, like a native input`, async () => {
        const control = await make({[property]: 'Ada\r\nLovelace'});
        expect([control.value, inner(control).value]).to.deep.equal(['AdaLovelace', 'AdaLovelace']);
      });
    }

    it('shows its placeholder while it is empty', async () => {
      expect(inner(await make()).placeholder).to.equal('Search people');
    });

    it('warns when it has no name', async () => {
      const warnings = await recordWarnings(() => endGracePeriods(() => make({text: ''})));
      expect(warnings).to.deep.equal(['<lc-search-input>: text is missing; it names the search field.']);
    });

    it('uses the value attribute as the initial value, like HTML', async () => {
      const control = await fixture<LcSearchInput>(
        html`<lc-search-input text="Search" value="Ada"></lc-search-input>`,
      );
      expect(control.value).to.equal('Ada');
    });

    it('can be cleared only when it has text', async () => {
      expect(clear(await make())).to.equal(null);
    });

    it('cannot be cleared while disabled', async () => {
      expect(clear(await make({value: 'Ada', disabled: true}))).to.equal(null);
    });
  });

  describe('events', () => {
    it('sends input and change when it is cleared', async () => {
      const control = await make({value: 'Ada'});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(clear(control)!);
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('accepts a text that is set inside with change only', async () => {
      const control = await make();
      const seen = recordEvents(control, 'input', 'change');
      const input = control.shadowRoot!.querySelector('input')!;
      input.value = 'Ada';
      input.dispatchEvent(new Event('change', {bubbles: true}));
      expect([control.value, ...seen]).to.deep.equal(['Ada', 'input', 'change']);
    });

    it('is empty when input is sent', async () => {
      const control = await make({value: 'Ada'});
      let value = '';
      control.addEventListener('input', () => (value = control.value));
      await clickOn(clear(control)!);
      expect(value).to.equal('');
    });

    it('keeps the focus when it is cleared', async () => {
      const control = await make({value: 'Ada'});
      await clickOn(clear(control)!);
      expect(control.shadowRoot!.activeElement === inner(control)).to.equal(true);
    });

    it('gets the focus from a press on its icon', async () => {
      const control = await make();
      await clickOn(control.shadowRoot!.querySelector('svg')!);
      expect(control.shadowRoot!.activeElement === inner(control)).to.equal(true);
    });

    it('sends no event when its value is set', async () => {
      const control = await make();
      const seen = recordEvents(control, 'input', 'change', 'lc-search');
      control.value = 'Ada';
      await control.updateComplete;
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('sends the query with Enter, without white space around it', async () => {
      const control = await make();
      const queries = recordQueries(control);
      control.focus();
      await type(' Ada ');
      await press('Enter');
      expect(queries).to.deep.equal(['Ada']);
    });

    it('sends change with Enter once', async () => {
      const control = await make();
      const seen = recordEvents(control, 'change');
      control.focus();
      await type('Ada');
      await press('Enter');
      control.blur();
      expect(seen).to.deep.equal(['change']);
    });

    it('is cleared by Escape', async () => {
      const control = await make({value: 'Ada'});
      control.focus();
      await press('Escape');
      expect(control.value).to.equal('');
    });

    it('sends input and change once when Escape clears it', async () => {
      const control = await make({value: 'Ada'});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await press('Escape');
      control.blur();
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('does not pass on the Escape that clears it', async () => {
      const control = await make({value: 'Ada'});
      const seen = recordEvents(control.parentElement!, 'keydown');
      control.focus();
      await press('Escape');
      expect(seen).to.deep.equal([]);
    });

    it('passes on Escape while it is empty', async () => {
      const control = await make();
      const seen = recordEvents(control.parentElement!, 'keydown');
      control.focus();
      await press('Escape');
      expect(seen).to.deep.equal(['keydown']);
    });

    it('is one tab stop, even with text to clear', async () => {
      const control = await make({value: 'Ada'});
      const next = document.createElement('button');
      control.after(next);
      control.focus();
      await press('Tab');
      expect(document.activeElement === next).to.equal(true);
    });
  });

  describe('form', () => {
    const makeForm = async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-search-input name="q" text="Search"></lc-search-input></form>`,
      );
      const submitted: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        submitted.push(new FormData(form).get('q'));
      });
      return {form, submitted, control: form.querySelector('lc-search-input')!};
    };

    it('submits its form with Enter', async () => {
      const {submitted, control} = await makeForm();
      control.focus();
      await type('Ada');
      await press('Enter');
      await until(() => submitted.length > 0);
      expect(submitted).to.deep.equal(['Ada']);
    });

    it('does not submit its form when lc-search is canceled', async () => {
      const {submitted, control} = await makeForm();
      control.addEventListener('lc-search', event => event.preventDefault());
      control.focus();
      await type('Ada');
      await press('Enter');
      await nextFrame();
      expect(submitted).to.deep.equal([]);
    });
  });
});

// Last, because an element warns about a missing name only once.
testFormControl<LcSearchInput>({
  tag: 'lc-search-input',
  values: [
    {set: control => (control.value = 'Ada'), initValue: 'Ada', typed: 'Ada', submitted: 'Ada'},
    {set: control => (control.value = 'Grace'), initValue: 'Grace', typed: 'Grace', submitted: 'Grace'},
  ],
  emptyFormValue: '',
  inner,
  edit: async control => {
    control.focus();
    await type('Typed');
  },
});
