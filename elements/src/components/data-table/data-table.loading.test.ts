import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {columns, people, setUpDataTable as setUp} from '../../testing/data-table-fixture.js';
import {recordEvents} from '../../testing/events.js';
import '../table/features/long-pages/long-pages.define.js';
import type {LcDataTable} from './data-table.define.js';

/** What the table says about its rows. */
function stateOf(table: LcDataTable) {
  const root = table.shadowRoot!;
  return {
    outlines: root.querySelectorAll('.outline-row').length,
    rows: root.querySelectorAll('[part~="row"]').length,
    empty: root.querySelector('[part="empty"]')?.textContent.trim() ?? '',
    isBusy: root.querySelector('table')!.ariaBusy,
    hasProgress: root.querySelector('[part="progress"]') !== null,
  };
}

const WAITING = {outlines: 10, rows: 0, empty: '', isBusy: 'true', hasProgress: false};
const EMPTY = {outlines: 0, rows: 0, empty: 'No Entries to Display', isBusy: 'false', hasProgress: false};
const LOADED = {outlines: 0, rows: 10, empty: '', isBusy: 'false', hasProgress: false};

describe('lc-data-table that waits for its rows', () => {
  for (const [state, properties] of [
    ['before its rows are set', {rows: null}],
    ['with rows that load again', {loading: true}],
  ] as const)
    it(`is accessible ${state}, in light and dark`, async () => {
      await expectAccessible((await setUp(properties)).table);
    });

  it('shows outlines until its rows are set', async () => {
    const table = await fixture<LcDataTable>(html`<lc-data-table .columns=${columns}></lc-data-table>`);
    expect(stateOf(table)).to.deep.equal(WAITING);
    table.rows = people(42);
    await table.updateComplete;
    expect(stateOf(table)).to.deep.equal(LOADED);
  });

  it('shows a message if its rows are an empty list', async () => {
    const {table} = await setUp({rows: null});
    table.rows = [];
    await table.updateComplete;
    expect(stateOf(table)).to.deep.equal(EMPTY);
  });

  it('shows outlines again, and keeps its page, if its rows are set to null', async () => {
    const harness = await setUp({page: 3});
    harness.table.rows = null;
    await harness.table.updateComplete;
    expect(stateOf(harness.table)).to.deep.equal(WAITING);
    harness.table.rows = people(42);
    await harness.table.updateComplete;
    expect(harness.info).to.equal('21 - 30 out of 42 entries');
  });

  it('sorts by the column that the user chose meanwhile, and then sends the event', async () => {
    const harness = await setUp({rows: null});
    const events = recordEvents(harness.table, 'lc-sort-change');
    await harness.press('Age');
    expect(harness.sorted).to.deep.equal({Age: 'ascending'});
    expect(events).to.have.length(0);
    harness.table.rows = people(42);
    await harness.table.updateComplete;
    const ages = harness.column(1).map(Number);
    expect(ages).to.deep.equal([...ages].sort((a, b) => a - b));
    expect(events).to.have.length(1);
  });

  it('has settled, because it does not know whether rows will come', async () => {
    const {table} = await setUp({rows: null});
    await table.settled;
    expect([table.loading, table.total]).to.deep.equal([false, null]);
  });

  describe('loading', () => {
    it('shows outlines if there are no rows yet', async () => {
      const {table} = await setUp({rows: [], loading: true});
      expect(stateOf(table)).to.deep.equal({...WAITING, hasProgress: true});
      table.loading = false;
      await table.updateComplete;
      expect(stateOf(table)).to.deep.equal(EMPTY);
    });

    it('keeps the rows visible', async () => {
      const {table} = await setUp();
      table.loading = true;
      await table.updateComplete;
      expect(stateOf(table)).to.deep.equal({...LOADED, isBusy: 'true', hasProgress: true});
      expect(table.matches(':state(loading)')).to.equal(true);
      table.loading = false;
      await table.updateComplete;
      expect(stateOf(table)).to.deep.equal(LOADED);
      expect(table.matches(':state(loading)')).to.equal(false);
    });

    it('is an attribute', async () => {
      const table = await fixture<LcDataTable>(html`<lc-data-table loading></lc-data-table>`);
      expect(table.loading).to.equal(true);
      table.removeAttribute('loading');
      expect(table.loading).to.equal(false);
    });

    it('does not keep the user from sorting', async () => {
      const harness = await setUp({loading: true});
      const events = recordEvents(harness.table, 'lc-sort-change');
      await harness.press('Age');
      expect(events).to.have.length(1);
    });

    it('keeps a long page busy', async () => {
      const {table} = await setUp({rows: people(300), pageSize: 300, loading: true});
      await table.settled;
      expect(stateOf(table).isBusy).to.equal('true');
    });
  });
});
