import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import * as s from 'superstruct';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import type {TableSelection} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {columns, people} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {press} from '../../../../testing/keyboard.js';
import {recordKeptState} from '../../../../testing/kept-state.js';
import {expectFocus, expectSame} from '../../../../testing/same-element.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import type {LcDataTable} from '../../../data-table/data-table.js';
import '../../../data-table/data-table.define.js';
import {connectForm} from '../../../form/connect-form.js';
import type {LcServerTable} from '../../../server-table/server-table.js';
import '../../../server-table/server-table.define.js';
import './selection.define.js';

type Table = LcDataTable | LcServerTable;

const ROWS = people(42).map((person, index) => ({id: index + 1, ...person}));
const ALL: TableSelection = {mode: 'all', query: {search: ''}, except: [3]};
const atMostTwo = s.size(s.array(s.number()), 0, 2);
const refuseAll = s.define<unknown>('refused', () => 'Not <b>this</b> one.');

/** A Standard Schema with the given function. */
const schemaOf = (validate: () => unknown) =>
  ({'~standard': {version: 1, vendor: 'test', validate}}) as never;

/** Both tables, with the same rows. The server answers page 1 by itself. */
const KINDS: Readonly<Record<string, () => object>> = {
  'lc-data-table': () => ({rows: ROWS}),
  'lc-server-table': () => {
    const server = new FakeServer();
    const answer: typeof fetch = (input, init) => {
      const response = server.fetch(input, init);
      void server.last.answer({data: ROWS.slice(0, 5), total: 42});
      return response;
    };
    return {endpoint: '/people', fetch: answer};
  },
};

for (const [tag, propertiesOf] of Object.entries(KINDS)) {
  /** A table in a form, with its rows. */
  async function setUp(properties: Partial<LcDataTable> = {}) {
    const table = document.createElement(tag) as Table;
    const own = {label: 'People', columns, pageSize: 5, name: 'people', selection: 'multiple'};
    Object.assign(table, propertiesOf(), own, properties);
    const form = await fixture<HTMLFormElement>(html`<form>${table}</form>`);
    await table.settled;
    return {form, table, harness: new SelectionHarness(table)};
  }

  const submitted = (form: HTMLFormElement) => new FormData(form).getAll('people');
  const messageOf = (table: Table) =>
    table.shadowRoot!.querySelector('[part=message]')?.textContent.trim() ?? '';

  describe(`${tag} with a name`, () => {
    describe('accessibility', () => {
      for (const [state, properties] of [
        ['disabled', {disabled: true, selected: [1]}],
        ['required', {required: true}],
        ['invalid', {rules: refuseAll, showValidation: true}],
        ['valid', {showValidation: true, selected: [1]}],
      ] as [string, Partial<LcDataTable>][]) {
        it(`is accessible ${state}, in light and dark`, async () => {
          await expectAccessible((await setUp(properties)).form);
        });
      }

      it('is accessible in a disabled fieldset', async () => {
        const {form, table} = await setUp({selected: [1]});
        const fieldset = document.createElement('fieldset');
        fieldset.disabled = true;
        form.append(fieldset);
        fieldset.append(table);
        await table.settled;
        await expectAccessible(form);
      });

      it('ties the message to the first checkbox, only while it is shown', async () => {
        const {table, harness} = await setUp({rules: refuseAll, showValidation: true});
        const described = () =>
          [...table.shadowRoot!.querySelectorAll('[aria-describedby="message"]')].map(
            ({ariaLabel}) => ariaLabel,
          );
        expect(described()).to.deep.equal([harness.header!.ariaLabel]);
        table.rules = null;
        await table.updateComplete;
        expect(described()).to.deep.equal([]);
      });

      it('uses the language of the page', async () => {
        registerTranslation(ar);
        const {table} = await setUp({lang: 'ar', dir: 'rtl', required: true, showValidation: true});
        expect(messageOf(table)).to.contain('People').and.to.not.contain('required');
      });
    });

    describe('form', () => {
      it('belongs to the form around it', async () => {
        const {form, table} = await setUp();
        expectSame(table.form, form);
      });

      it('submits one entry for each selected key, also of other pages', async () => {
        const {form} = await setUp({selected: [1, 40]});
        expect(submitted(form)).to.deep.equal(['1', '40']);
      });

      it('submits all rows that match a query as one entry of JSON', async () => {
        const {form} = await setUp({selected: ALL});
        expect(submitted(form).map(text => JSON.parse(String(text)) as unknown)).to.deep.equal([ALL]);
      });

      for (const [when, properties] of [
        ['nothing is selected', {}],
        ['it has no name', {name: '', selected: [1]}],
        ['rows cannot be selected', {selection: null, selected: [1]}],
        ['it is disabled', {disabled: true, selected: [1]}],
      ] as [string, Partial<LcDataTable>][]) {
        it(`submits nothing if ${when}`, async () => {
          const {form} = await setUp(properties);
          expect([...new FormData(form)]).to.deep.equal([]);
        });
      }

      it('submits a selection right after it was set', async () => {
        const {form, table} = await setUp();
        table.selected = [2];
        expect(submitted(form)).to.deep.equal(['2']);
      });

      it('submits under another name right after it was set', async () => {
        const {form, table} = await setUp({selected: [2]});
        table.name = 'others';
        expect([...new FormData(form)]).to.deep.equal([['others', '2']]);
      });

      it('submits what the user has selected right in the event', async () => {
        const {form, table, harness} = await setUp();
        const seen: unknown[] = [];
        table.addEventListener('lc-selection-change', () => seen.push(submitted(form)));
        await harness.toggle(1);
        expect(seen).to.deep.equal([['2']]);
      });

      it('submits what it was before if a listener cancels the change', async () => {
        const {form, table, harness} = await setUp({selected: [1]});
        table.addEventListener('lc-selection-change', event => event.preventDefault());
        await harness.toggle(1);
        expect(submitted(form)).to.deep.equal(['1']);
      });

      it('submits the one row of a single selection', async () => {
        const {form, harness} = await setUp({selection: 'single'});
        await harness.toggle(0);
        await harness.toggle(2);
        expect(submitted(form)).to.deep.equal(['3']);
      });

      it('submits the attributes of a page without script', async () => {
        const {form, table} = await setUp({name: ''});
        table.setAttribute('name', 'people');
        table.setAttribute('selected', '[4, 5]');
        expect(submitted(form)).to.deep.equal(['4', '5']);
      });

      it('is disabled by a fieldset: it submits nothing, and nothing can be selected', async () => {
        const {form, table, harness} = await setUp({selected: [1], required: true, selectOnClick: true});
        const fieldset = document.createElement('fieldset');
        fieldset.disabled = true;
        form.append(fieldset);
        fieldset.append(table);
        await table.settled;
        expect(submitted(form)).to.deep.equal([]);
        expect([harness.header!, ...harness.checkboxes].every(({disabled}) => disabled)).to.equal(true);
        harness.cell(1, 1).click();
        harness.button('Clear').click();
        await table.updateComplete;
        expect(harness.states.slice(0, 2)).to.deep.equal(['on', 'off']);
        fieldset.disabled = false;
        await table.updateComplete;
        expect([submitted(form), harness.checkboxes[0]!.disabled]).to.deep.equal([['1'], false]);
      });

      for (const [how, disable] of [
        ['its property', (table: Table, isDisabled: boolean) => (table.disabled = isDisabled)],
        [
          'its attribute',
          (table: Table, isDisabled: boolean) => table.toggleAttribute('disabled', isDisabled),
        ],
      ] as const) {
        it(`is disabled by ${how}, right after it was set`, async () => {
          const {form, table, harness} = await setUp({selected: [1], required: true});
          disable(table, true);
          expect([submitted(form), table.willValidate, table.disabled]).to.deep.equal([[], false, true]);
          await table.updateComplete;
          expect([harness.header!, ...harness.checkboxes].every(({disabled}) => disabled)).to.equal(true);
          disable(table, false);
          expect([submitted(form), table.willValidate, table.disabled]).to.deep.equal([['1'], true, false]);
          await table.updateComplete;
          expect(harness.checkboxes[0]!.disabled).to.equal(false);
        });
      }

      it('can be sorted while it is disabled', async () => {
        const {harness} = await setUp({disabled: true});
        expect(harness.button('Name').disabled).to.equal(false);
      });

      it('resets to what the app has set, without an event', async () => {
        const {form, table, harness} = await setUp({selected: [1]});
        await harness.toggle(1);
        const seen = recordEvents(table, 'lc-selection-change');
        form.reset();
        expect(submitted(form)).to.deep.equal(['1']);
        await table.updateComplete;
        expect([harness.states.slice(0, 2), seen]).to.deep.equal([['on', 'off'], []]);
      });

      it('resets to nothing if the app has set nothing', async () => {
        const {form, harness} = await setUp();
        await harness.toggle(1);
        form.reset();
        expect(submitted(form)).to.deep.equal([]);
      });

      for (const [what, selection] of [
        ['keys', {mode: 'keys', keys: [2, 'b']}],
        ['all rows that match', ALL],
      ] as [string, TableSelection][]) {
        it(`restores ${what} that the browser saved`, async () => {
          const {table: earlier} = await setUp();
          const state = recordKeptState(() => (earlier.selected = selection));
          const {form, table} = await setUp();
          table.formStateRestoreCallback(state as string);
          expect(table.selected).to.deep.equal(selection);
          expect(submitted(form)).to.have.length(selection.mode === 'keys' ? 2 : 1);
        });
      }

      it('restores before its first render', async () => {
        const table = document.createElement(tag) as Table;
        Object.assign(table, propertiesOf(), {columns, name: 'people', selection: 'multiple'});
        const form = document.createElement('form');
        form.append(table);
        await fixture(html`${form}`);
        table.formStateRestoreCallback('{"mode":"keys","keys":[7]}');
        expect(submitted(form)).to.deep.equal(['7']);
      });
    });

    describe('validity', () => {
      it('is invalid while it is required and nothing is selected', async () => {
        const {form, table, harness} = await setUp({required: true});
        expect([table.validity.valueMissing, form.checkValidity()]).to.deep.equal([true, false]);
        expect(table.validationMessage).to.equal('People is required.');
        await harness.toggle(0);
        expect([table.validity.valid, form.checkValidity()]).to.deep.equal([true, true]);
      });

      it('is valid with all rows that match', async () => {
        expect((await setUp({required: true, selected: ALL})).table.checkValidity()).to.equal(true);
      });

      it('is invalid right after the selection was cleared', async () => {
        const {table} = await setUp({required: true, selected: [1]});
        table.selected = null;
        expect(table.checkValidity()).to.equal(false);
      });

      it('checks the list of keys with its rules', async () => {
        const {table, harness} = await setUp({rules: atMostTwo, showValidation: true, selected: [1, 2]});
        expect(table.validity.valid).to.equal(true);
        await harness.toggle(2);
        expect([table.validity.valid, messageOf(table) === '']).to.deep.equal([false, false]);
      });

      it('is invalid right after the schema of its form refuses the selection', async () => {
        const {form, table} = await setUp();
        const connection = connectForm(form, {schema: s.object({people: atMostTwo})});
        table.selected = [1, 2, 3];
        expect(table.validity.valid).to.equal(false);
        table.selected = [1];
        expect(table.checkValidity()).to.equal(true);
        connection.disconnect();
      });

      it('shows the message below the table, as text, only with showValidation', async () => {
        const {table} = await setUp({rules: refuseAll});
        expect([messageOf(table), table.matches(':state(invalid)')]).to.deep.equal(['', false]);
        table.showValidation = true;
        await table.updateComplete;
        expect(messageOf(table)).to.equal('Not <b>this</b> one.');
        expect(table.matches(':state(invalid)')).to.equal(true);
        const message = table.shadowRoot!.querySelector('[part=message]')!.getBoundingClientRect();
        const frame = table.shadowRoot!.querySelector('[part=frame]')!.getBoundingClientRect();
        expect(message.top).to.be.at.least(frame.bottom);
      });

      it('shows the message from the first attempt to submit until a reset, if requested', async () => {
        const {form, table} = await setUp({required: true, showValidation: 'submit'});
        expect(messageOf(table)).to.equal('');
        form.requestSubmit();
        await table.updateComplete;
        expect(messageOf(table)).to.equal('People is required.');
        form.reset();
        await table.updateComplete;
        expect(messageOf(table)).to.equal('');
      });

      it('moves the focus to a checkbox when the form cannot be submitted', async () => {
        const {form, harness} = await setUp({required: true, showValidation: 'submit'});
        form.requestSubmit();
        await nextFrame();
        expectFocus(harness.header);
        await press('Space');
        expect(form.checkValidity()).to.equal(true);
      });

      it('shows an error from elsewhere, without blocking the form', async () => {
        const {form, table} = await setUp({error: 'The server says no.'});
        expect([messageOf(table), form.checkValidity()]).to.deep.equal(['The server says no.', true]);
      });

      it('is invalid while an asynchronous rule is pending', async () => {
        const answers: ((result: object) => void)[] = [];
        const rules = schemaOf(() => new Promise(resolve => answers.push(resolve)));
        const {table} = await setUp({rules});
        expect([table.checkValidity(), table.matches(':state(pending)')]).to.deep.equal([false, true]);
        for (const answer of answers) answer({value: []});
        await new Promise(resolve => setTimeout(resolve));
        expect(table.checkValidity()).to.equal(true);
      });

      it('warns about rules that are not a schema, and stays invalid', async () => {
        const {table} = await setUp();
        const warnings = await recordWarnings(() => (table.rules = {} as never));
        expect([table.validity.valid, warnings.join().includes(`<${tag}>`)]).to.deep.equal([false, true]);
      });

      it('is invalid with a message of the app, until that is empty', async () => {
        const {form, table} = await setUp({selected: [1], showValidation: true});
        table.setCustomValidity('Not today.');
        expect([table.validity.customError, table.validationMessage]).to.deep.equal([true, 'Not today.']);
        expect(form.checkValidity()).to.equal(false);
        await table.updateComplete;
        expect(messageOf(table)).to.equal('Not today.');
        table.setCustomValidity('');
        expect(form.checkValidity()).to.equal(true);
      });

      it('accepts a message of the app before its first render', () => {
        const table = document.createElement(tag) as Table;
        Object.assign(table, propertiesOf(), {columns, name: 'people', selection: 'multiple'});
        table.setCustomValidity('Not today.');
        expect([table.checkValidity(), table.validationMessage]).to.deep.equal([false, 'Not today.']);
      });

      it('reports its validity right after it was added, and moves the focus to a checkbox', async () => {
        const {form, table, harness} = await setUp();
        table.remove();
        form.append(table);
        table.required = true;
        expect(table.reportValidity()).to.equal(false);
        await nextFrame();
        expectFocus(harness.header);
      });

      it('shows no message while it is disabled', async () => {
        const {table} = await setUp({rules: refuseAll, showValidation: true, disabled: true});
        expect([messageOf(table), table.matches(':state(invalid)')]).to.deep.equal(['', false]);
        table.disabled = false;
        await table.updateComplete;
        expect(messageOf(table)).to.equal('Not <b>this</b> one.');
      });

      it('does not block a form without rules or in a disabled fieldset', async () => {
        const {form, table} = await setUp();
        expect(form.checkValidity()).to.equal(true);
        table.required = true;
        const fieldset = document.createElement('fieldset');
        fieldset.disabled = true;
        form.append(fieldset);
        fieldset.append(table);
        expect(form.checkValidity()).to.equal(true);
      });
    });
  });
}
