import {expect, fixture, html} from '@open-wc/testing';
import {columns, people, setUpDataTable as setUp} from '../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {TableHarness} from '../../testing/table-harness.js';
import type {LcDataTable, TableQuery} from './data-table.define.js';
import './data-table.define.js';

const byAge = {field: 'age', direction: 'asc'} as const;
const byName = {field: 'name', direction: 'desc'} as const;

/** Records the queries that a table sends from now on. */
function recordQueries(table: LcDataTable): TableQuery[] {
  const queries: TableQuery[] = [];
  table.addEventListener('lc-query-change', ({detail}) => queries.push(detail));
  return queries;
}

describe('lc-data-table query', () => {
  describe('properties', () => {
    it('is the whole query', async () => {
      const {table} = await setUp({page: 2, pageSize: 5, search: 'person', sort: byAge});
      expect(table.query).to.deep.equal({page: 2, pageSize: 5, sort: byAge, search: 'person'});
    });

    it('is the default query at first', () => {
      expect(document.createElement('lc-data-table').query).to.deep.equal({
        page: 1,
        pageSize: 10,
        sort: null,
        search: '',
      });
    });

    it('sets every part', async () => {
      const harness = await setUp();
      harness.table.query = {page: 2, pageSize: 5, sort: byAge, search: 'person'};
      await harness.table.updateComplete;
      expect(harness.info).to.equal('6 - 10 out of 42 entries');
      expect(harness.sorted).to.deep.equal({Age: 'ascending'});
      expect(harness.searchField.value).to.equal('person');
    });

    it('keeps the parts that are left out', async () => {
      const {table} = await setUp({pageSize: 5, sort: byAge});
      table.query = {search: 'person'};
      expect(table.query).to.deep.equal({page: 1, pageSize: 5, sort: byAge, search: 'person'});
    });

    it('returns to page 1 if another part changes', async () => {
      const {table} = await setUp({page: 3});
      table.query = {search: 'person'};
      expect(table.page).to.equal(1);
    });

    it('stays on the page if nothing changes', async () => {
      const {table} = await setUp({page: 3, sort: byAge});
      table.query = {sort: byAge, search: ''};
      expect(table.page).to.equal(3);
    });

    it('reads attributes', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table
          query='{"page":2,"search":"person"}'
          sort='{"field":"age","direction":"desc"}'
          page-sizes="[5, 25]"
          .columns=${columns}
          .rows=${people(42)}
        ></lc-data-table>
      `);
      expect(table.query).to.deep.equal({
        page: 2,
        pageSize: 10,
        sort: {field: 'age', direction: 'desc'},
        search: 'person',
      });
      expect(new TableHarness(table).pageSizes).to.deep.equal([5, 10, 25]);
    });

    it('ignores each invalid part with a warning', async () => {
      const {table} = await setUp();
      const warnings = await recordWarnings(() => {
        table.query = {page: 0, pageSize: 'x', sort: {field: 1}, search: 5, thenBy: 'x'} as never;
        table.query = {page: 2.5, pageSize: 20, search: {}} as never;
      });
      expect(table.query).to.deep.equal({page: 1, pageSize: 20, sort: null, search: ''});
      expect(warnings).to.deep.equal(
        ['page', 'pageSize', 'sort', 'thenBy', 'search'].map(
          name => `<lc-data-table>: the ${name} of query is not valid; it is ignored.`,
        ),
      );
    });

    for (const query of [null, undefined, {}, 'text', 5, []]) {
      it(`is not changed by ${JSON.stringify(query)}`, async () => {
        const {table} = await setUp({page: 2});
        table.query = query;
        await table.updateComplete;
        expect(table.query).to.deep.equal({page: 2, pageSize: 10, sort: null, search: ''});
      });
    }

    it('sorts by its sort property, and can be unsorted', async () => {
      const harness = await setUp({sort: byName, page: 2});
      expect(harness.sorted).to.deep.equal({Name: 'descending'});
      expect(harness.table.page).to.equal(2);
      harness.table.sort = null;
      await harness.table.updateComplete;
      expect(harness.sorted).to.deep.equal({});
      expect(harness.table.page).to.equal(1);
    });

    it('warns about an invalid sort', async () => {
      let table: LcDataTable;
      const warnings = await recordWarnings(async () => {
        ({table} = await setUp({sort: 'age' as never}));
      });
      expect(table!.sort).to.equal(null);
      expect(warnings).to.deep.equal([
        "<lc-data-table>: sort must be {field, direction: 'asc' | 'desc'} or null; the table is unsorted.",
      ]);
    });

    for (const [title, order] of [
      ['before', ['sort', 'columns']],
      ['after', ['columns', 'sort']],
    ] as const) {
      it(`prefers the sort property to the sort of the columns, if it is set ${title} them`, async () => {
        const {table} = await setUp();
        const values = {sort: null, columns: [{...columns[1]!, sort: 'desc' as const}]};
        for (const name of order) {
          Object.assign(table, {[name]: values[name]});
          await table.updateComplete;
        }
        expect(table.sort).to.equal(null);
      });
    }

    it('offers the page sizes of the app', async () => {
      const harness = await setUp({pageSizes: [25, 50], pageSize: 25});
      expect(harness.pageSizes).to.deep.equal([25, 50]);
    });

    it('leaves out invalid page sizes with a warning', async () => {
      let harness: TableHarness;
      const warnings = await recordWarnings(async () => {
        harness = await setUp({pageSizes: [25, 0, 'x'] as never, pageSize: 25});
      });
      expect(harness!.pageSizes).to.deep.equal([25]);
      expect(warnings).to.deep.equal([
        '<lc-data-table>: pageSizes must be a list of whole numbers of at least 1, such as [10, 25, 50]; other entries are ignored.',
      ]);
    });

    it('knows its totals', async () => {
      const {table} = await setUp({search: 'person 4'});
      expect([table.total, table.filteredTotal]).to.deep.equal([42, 4]);
    });

    it('has no totals before the first page', () => {
      const table = document.createElement('lc-data-table');
      expect([table.total, table.filteredTotal, table.loading, table.failure]).to.deep.equal([
        null,
        null,
        false,
        null,
      ]);
    });

    it('settles when a long search is shown', async () => {
      const harness = await setUp({rows: people(50_000)});
      harness.table.search = 'person 4999';
      await harness.table.settled;
      expect(harness.info).to.equal('1 - 10 out of 11 entries');
      expect(harness.table.loading).to.equal(false);
    });
  });

  describe('events', () => {
    it('sends lc-query-change with the whole query after each action of the user', async () => {
      const harness = await setUp();
      const queries = recordQueries(harness.table);
      await harness.press('Age');
      await harness.press('Page 3');
      await harness.search('person 1');
      expect(queries).to.deep.equal([
        {page: 1, pageSize: 10, sort: byAge, search: ''},
        {page: 3, pageSize: 10, sort: byAge, search: ''},
        ...[...'person 1'].map((_, index) => ({
          page: 1,
          pageSize: 10,
          sort: byAge,
          search: 'person 1'.slice(0, index + 1),
        })),
      ]);
    });

    it('sends lc-query-change after the event of the action', async () => {
      const harness = await setUp();
      const events = recordEvents(harness.table, 'lc-query-change', 'lc-sort-change');
      await harness.press('Age');
      expect(events).to.deep.equal(['lc-sort-change', 'lc-query-change']);
    });

    it('sends nothing when properties are set', async () => {
      const {table} = await setUp();
      const queries = recordQueries(table);
      table.query = {page: 2, pageSize: 5};
      await table.updateComplete;
      Object.assign(table, {sort: byAge, search: 'person', page: 2});
      table.columns = [{...columns[0]!, sort: 'desc'}];
      await table.settled;
      expect(queries).to.deep.equal([]);
    });

    it('sends lc-query-change when fewer rows move it to the last page', async () => {
      const {table} = await setUp({page: 5});
      const queries = recordQueries(table);
      table.rows = people(12);
      await table.settled;
      expect(queries.map(({page}) => page)).to.deep.equal([2]);
    });

    it('sends lc-query-change when the page that was set does not exist', async () => {
      const {table} = await setUp();
      const queries = recordQueries(table);
      table.page = 99;
      await table.settled;
      expect(queries.map(({page}) => page)).to.deep.equal([5]);
    });

    it('keeps an action of the user if the app sets the query that it knows', async () => {
      const harness = await setUp({rows: people(50_000)});
      const {table} = harness;
      let told = table.query;
      table.addEventListener('lc-query-change', ({detail}) => (told = detail));
      // Sorting that many names takes longer than what is done at once.
      harness.button('Name').click();
      expect(table.loading).to.equal(true);
      table.query = told;
      await table.settled;
      expect(table.sort).to.deep.equal({field: 'name', direction: 'asc'});
    });

    it('stops an action of the user if the app sets another query', async () => {
      const harness = await setUp({rows: people(50_000)});
      const {table} = harness;
      const queries = recordQueries(table);
      // Sorting that many names takes longer than what is done at once.
      harness.button('Name').click();
      table.query = {page: 7, sort: byAge};
      await table.settled;
      expect(table.query).to.deep.equal({page: 7, pageSize: 10, sort: byAge, search: ''});
      expect(queries).to.deep.equal([]);
    });
  });
});
