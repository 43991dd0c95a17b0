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

/** Keeps the queries of `lc-search`. */
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

    it('is named by its label where it has one', async () => {
      expect(inner(await make({label: 'People'})).labels![0]!.textContent.trim()).to.equal('People');
    });

    it('is no landmark by default', async () => {
      expect(box(await make()).hasAttribute('role')).to.equal(false);
    });

    it('is a search landmark when it is told to', async () => {
      const {role, ariaLabel} = box(await make({landmark: true}));
      expect([role, ariaLabel]).to.deep.equal(['search', 'Search people']);
    });

    it('names the button that clears it', async () => {
      expect(clear(await make({value: 'Ada'}))!.ariaLabel).to.equal('Clear the search');
    });

    it('names itself in its messages', async () => {
      expect((await make({required: true})).validationMessage).to.equal('Search people is required.');
    });
  });

  describe('properties', () => {
    for (const property of ['initValue', 'value'] as const) {
      it(`keeps no line breaks of its ${property}, like a native input`, async () => {
        const control = await make({[property]: 'Ada\r\nLovelace'});
        expect([control.value, inner(control).value]).to.deep.equal(['AdaLovelace', 'AdaLovelace']);
      });
    }

    it('shows its text while it is empty', async () => {
      expect(inner(await make()).placeholder).to.equal('Search people');
    });

    it('warns when nothing names it', async () => {
      const warnings = await recordWarnings(() => endGracePeriods(() => make({text: ''})));
      expect(warnings).to.deep.equal(['<lc-search-input>: text is missing; it says what can be searched.']);
    });

    it('reads the value attribute as the start value, as HTML does', async () => {
      const control = await fixture<LcSearchInput>(
        html`<lc-search-input text="Search" value="Ada"></lc-search-input>`,
      );
      expect(control.value).to.equal('Ada');
    });

    it('can be cleared only when there is something', async () => {
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

    it('takes the focus from a press on its icon', async () => {
      const control = await make();
      await clickOn(control.shadowRoot!.querySelector('svg')!);
      expect(control.shadowRoot!.activeElement === inner(control)).to.equal(true);
    });

    it('sends nothing when its value is set', async () => {
      const control = await make();
      const seen = recordEvents(control, 'input', 'change', 'lc-search');
      control.value = 'Ada';
      await control.updateComplete;
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('sends what to search for with Enter, without white space around it', async () => {
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

    it('keeps the Escape that clears it from what is around', async () => {
      const control = await make({value: 'Ada'});
      const seen = recordEvents(control.parentElement!, 'keydown');
      control.focus();
      await press('Escape');
      expect(seen).to.deep.equal([]);
    });

    it('leaves Escape to what is around while it is empty', async () => {
      const control = await make();
      const seen = recordEvents(control.parentElement!, 'keydown');
      control.focus();
      await press('Escape');
      expect(seen).to.deep.equal(['keydown']);
    });

    it('is one stop, with something to clear too', async () => {
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

    it('sends its form with Enter', async () => {
      const {submitted, control} = await makeForm();
      control.focus();
      await type('Ada');
      await press('Enter');
      await until(() => submitted.length > 0);
      expect(submitted).to.deep.equal(['Ada']);
    });

    it('does not send its form when lc-search is cancelled', async () => {
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

// After the case of a missing name, of which an element warns only once.
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
