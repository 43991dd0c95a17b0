import {expect, fixture, html} from '@open-wc/testing';
import {requiredText} from '../../../../core/validation/index.js';
import {press, type} from '../../../../testing/keyboard.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import '../../../data-table/data-table.define.js';
import {connectForm} from '../../../form/connect-form.js';
import {connectionOf} from '../../../form/form-connection.js';
import {keepDraft, type FormDraft} from '../../../form/form-draft.js';
import {guardLeaving} from '../../../form/form-guard.js';
import '../selection/selection.define.js';
import './editing.define.js';

const COLUMNS: LcDataTable['columns'] = [
  {label: 'Name', field: 'name', edit: true, rules: requiredText({max: 10})},
  {label: 'Price', field: 'price', edit: 'number'},
  {label: 'Day', field: 'day', edit: 'date'},
];

const BREAD = {id: 1, name: 'Bread', price: 4.5, day: null};

describe('keepDraft with the edits of a table', () => {
  let texts: Map<string, string>;
  let drafts: FormDraft[] = [];

  beforeEach(() => {
    texts = new Map();
  });

  afterEach(() => {
    for (const draft of drafts) draft.disconnect();
    drafts = [];
  });

  /** Shows a form with a table like a page that is loaded. */
  async function load(properties: Partial<LcDataTable> = {}) {
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    const table = document.createElement('lc-data-table');
    Object.assign(table, {
      ...{name: 'prices', label: 'Prices', columns: COLUMNS, rows: [BREAD], saveBy: 'all'},
      ...properties,
    });
    form.append(table);
    connectForm(form);
    await table.settled;
    const storage = {
      getItem: (key: string) => texts.get(key),
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
    const draft = keepDraft(form, {key: 'prices', storage});
    drafts.push(draft);
    await table.settled;
    const cell = (index: number) =>
      table.shadowRoot!.querySelector<HTMLTableRowElement>('tbody > [part~="row"]')!.cells[index]!;
    const enter = async (index: number, text: string) => {
      cell(index).dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
      cell(index).focus();
      await type(text);
      await press('Enter');
      await table.settled;
    };
    return {form, table, draft, cell, enter};
  }

  /** Edits the price, and leaves the page. */
  async function leave(index = 1, text = '5'): Promise<void> {
    const {form, draft, enter} = await load();
    await enter(index, text);
    draft.disconnect();
    form.remove();
  }

  const PRICE = {key: 1, field: 'price', old: 4.5, new: 5, state: 'changed'};

  it('restores them after a reload, as changes of the user', async () => {
    await leave();
    const sent: unknown[] = [];
    const listen = (event: Event) => sent.push((event as CustomEvent).detail);
    addEventListener('lc-edits-change', listen);
    const {form, table, cell} = await load();
    removeEventListener('lc-edits-change', listen);
    expect(table.edits).to.deep.equal([PRICE]);
    expect(sent).to.deep.equal([[PRICE]]);
    expect(cell(1).textContent).to.contain('5');
    expect(connectionOf(form)!.dirty).to.equal(true);
  });

  it('is saved without leaving the page', async () => {
    const {enter} = await load();
    await enter(1, '5');
    await until(() => texts.size > 0);
  });

  it('restores what the rules reject, and a text that cannot be read', async () => {
    await leave(0, 'A name that is too long');
    const {table} = await load();
    expect(table.edits!.map(({new: now, state}) => [now, state])).to.deep.equal([
      ['A name that is too long', 'invalid'],
    ]);
    texts.clear();
    await leave(1, 'x');
    const {table: other} = await load();
    expect(other.edits!.map(({text, state}) => [text, state])).to.deep.equal([['x', 'invalid']]);
  });

  it('restores dates', async () => {
    const day = new Date(2026, 4, 12);
    const {table, draft} = await load();
    table.edits = [{key: 1, field: 'day', old: null, new: day, state: 'changed'}];
    table.dispatchEvent(new CustomEvent('lc-edits-change', {bubbles: true}));
    draft.disconnect();
    expect((await load()).table.edits!.map(edit => edit.new)).to.deep.equal([day]);
  });

  it('shows a conflict if a row has got another value meanwhile', async () => {
    await leave();
    const {table, cell} = await load({rows: [{...BREAD, price: 6}]});
    expect(table.edits!.map(({state, server}) => [state, server])).to.deep.equal([['conflict', 6]]);
    expect(cell(1).textContent).to.contain('The value is now 6.');
  });

  it('is removed once the edits are saved or discarded', async () => {
    await leave();
    for (const end of ['save', 'discard'] as const) {
      const {table} = await load();
      expect(table.edits).to.have.length(1);
      const kept = texts.get('prices')!;
      table.addEventListener('lc-edit', event => event.waitUntil(Promise.resolve()));
      table[end]();
      await until(() => texts.size === 0);
      texts.set('prices', kept);
    }
  });

  it('is discarded with discard(), while the edits stay', async () => {
    await leave();
    const {table, draft} = await load();
    draft.disconnect();
    draft.discard();
    expect(texts.size).to.equal(0);
    expect(table.edits).to.have.length(1);
  });

  it('is not restored over edits that the app has set', async () => {
    await leave();
    const edits = [{key: 1, field: 'name', old: 'Bread', new: 'Roll', state: 'changed'}] as const;
    const {table} = await load({edits});
    expect(table.edits!.map(({field}) => field)).to.deep.equal(['name']);
  });

  it('keeps the draft of a table whose columns come later', async () => {
    await leave();
    const {table, draft} = await load({columns: []});
    expect(table).to.not.have.property('value');
    table.columns = COLUMNS;
    await table.settled;
    draft.restore();
    expect(table.edits).to.deep.equal([PRICE]);
  });
});

describe('a connected form with a table to edit', () => {
  async function load(properties: Partial<LcDataTable> = {}, isEarly = false) {
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    const table = document.createElement('lc-data-table');
    const own = {name: 'prices', columns: COLUMNS, rows: [BREAD], saveBy: 'all', ...properties};
    Object.assign(table, own);
    form.append(table);
    const connected = connectForm(form);
    // The fields are looked up before the table is rendered.
    if (isEarly) void connected.values;
    await table.settled;
    return {form, table, connected};
  }

  const PRICE = {key: 1, field: 'price', old: 4.5, new: 5, state: 'changed'} as const;

  for (const isEarly of [false, true])
    it(`has the edits as a value, ${isEarly ? 'also if it was asked' : 'if it was not asked'} before`, async () => {
      const {table, connected} = await load({selection: 'multiple', selected: [1]}, isEarly);
      expect(connected.values).to.deep.equal({prices: []});
      table.edits = [PRICE];
      expect(connected.values).to.deep.equal({prices: [PRICE]});
    });

  it('has the selection again once no column can be edited', async () => {
    const {table, connected} = await load({selection: 'multiple', selected: [1], edits: [PRICE]});
    table.columns = COLUMNS.map(({label, field}) => ({label, field}));
    await table.settled;
    expect(connected.values).to.deep.equal({prices: [1]});
    table.columns = COLUMNS;
    await table.settled;
    expect(connected.values).to.deep.equal({prices: [PRICE]});
  });

  it('asks before the page is left while there are edits', async () => {
    const {form, table} = await load();
    const guard = guardLeaving(form);
    expect(guard.isBlocking).to.equal(false);
    const cell = table.shadowRoot!.querySelector('tbody td')!;
    (cell as HTMLElement).focus();
    await press('Delete');
    expect(guard.isBlocking).to.equal(true);
    const asks = () => !window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
    await until(asks);
    table.discard();
    await until(() => !asks());
    guard.disconnect();
  });
});
