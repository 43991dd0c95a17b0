import {expect, fixture, html} from '@open-wc/testing';
import {columns} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {
  keyedPeople as rows,
  LiveHarness,
  namesOf,
  setUpLive as setUp,
} from '../../../../testing/live-harness.js';
import {until} from '../../../../testing/until.js';
import '../filters/filters.define.js';
import './live.define.js';

describe('lc-data-table with changes', () => {
  describe('rows', () => {
    it('shows changed, removed, and added rows', async () => {
      const harness = await setUp({pageSize: 20});
      await harness.change({
        update: [{id: 2, name: 'Person Two'}],
        remove: [1],
        add: [{id: 13, name: 'Person 13', age: 1}],
      });
      expect(harness.names.slice(0, 2)).to.deep.equal(['Person Two', 'Person 3']);
      expect(harness.names.at(-1)).to.equal('Person 13');
      expect([harness.table.total, harness.table.filteredTotal]).to.deep.equal([12, 12]);
    });

    it('keeps the rows of the app, and is the new list', async () => {
      const given = rows(3);
      const harness = await setUp({rows: given});
      const {table} = harness;
      await harness.change({update: [{id: 1, name: 'Person One'}], remove: [2]});
      expect(namesOf(table)).to.deep.equal(['Person One', 'Person 3']);
      expect(table.rows === table.rows, 'the same list').to.equal(true);
      const before = table.rows;
      table.rows = before;
      await harness.change({remove: [3]});
      expect(namesOf(table)).to.deep.equal(['Person One']);
      expect(before).to.have.length(2);
      expect(given).to.deep.equal(rows(3));
    });

    it('shows changes with the next frame', async () => {
      const harness = await setUp();
      harness.table.applyChanges({remove: [1]});
      await until(() => harness.names[0] === 'Person 2');
    });

    it('is replaced by other rows of the app', async () => {
      const given = rows(3);
      const harness = await setUp({rows: given});
      await harness.change({remove: [1]});
      harness.table.applyChanges({remove: [2]});
      harness.table.rows = given;
      await harness.table.settled;
      expect(harness.names).to.deep.equal(['Person 1', 'Person 2', 'Person 3']);
      await harness.change({remove: [3]});
      expect(harness.names).to.deep.equal(['Person 1', 'Person 2']);
    });

    it('applies changes to rows that were set just before', async () => {
      const harness = await setUp();
      harness.table.rows = rows(2);
      await harness.change({add: [{id: 3, name: 'Person 3'}]});
      expect(harness.names).to.deep.equal(['Person 1', 'Person 2', 'Person 3']);
    });

    it('keeps the changes with other columns, another language, and after a reload', async () => {
      const harness = await setUp();
      await harness.change({remove: [1]});
      harness.table.columns = columns.slice(0, 1);
      await harness.change({remove: [2]});
      harness.table.lang = 'de';
      await harness.change({remove: [3]});
      harness.table.reload();
      await harness.change({remove: [4]});
      expect(harness.names[0]).to.equal('Person 5');
      expect(harness.table.rows).to.have.length(8);
    });

    it('applies what was changed before the first update, and while the table is not in the page', async () => {
      const table = document.createElement('lc-data-table');
      Object.assign(table, {columns, rows: rows(3)});
      table.applyChanges({remove: [1]});
      await fixture(html`${table}`);
      const harness = new LiveHarness(table);
      await table.settled;
      expect(harness.names).to.deep.equal(['Person 2', 'Person 3']);
      const parent = table.parentElement!;
      table.remove();
      table.applyChanges({remove: [2]});
      expect(table.rows).to.have.length(1);
      parent.append(table);
      await table.settled;
      expect(harness.names).to.deep.equal(['Person 3']);
    });

    it('adds to an empty table', async () => {
      const harness = await setUp({rows: []});
      await harness.change({add: rows(1)});
      expect(harness.names).to.deep.equal(['Person 1']);
      await harness.change({remove: [1]});
      expect(harness.table.rows).to.deep.equal([]);
    });

    it('adds to an empty table that loads, once it has loaded', async () => {
      const harness = await setUp({rows: [], loading: true});
      harness.table.applyChanges({add: rows(1)});
      harness.table.loading = false;
      await harness.table.settled;
      expect(harness.names).to.deep.equal(['Person 1']);
    });

    it('keeps memory when rows come and go', async () => {
      const harness = await setUp({rows: rows(5)});
      for (let id = 6; id < 3006; id += 500) {
        const added = Array.from({length: 500}, (_, index) => ({
          id: id + index,
          name: `Person ${id + index}`,
        }));
        await harness.change({add: added});
        await harness.change({remove: added.map(({id}) => id)});
      }
      expect(harness.names).to.deep.equal([1, 2, 3, 4, 5].map(id => `Person ${id}`));
      await harness.change({update: [{id: 2, name: 'Person Two'}]});
      expect(harness.names[1]).to.equal('Person Two');
    });

    it('warns without rows, and about bad input, and applies the rest', async () => {
      const harness = await setUp({rows: null});
      const warnings = await recordWarnings(async () => {
        await harness.change({add: rows(1)});
        harness.table.rows = rows(2);
        await harness.change({remove: [7]});
        await harness.change({remove: [8], add: [{id: 2}, {id: 3, name: 'Person 3'}]});
        await harness.change(7 as never);
        await harness.change({update: 'all' as never});
      });
      expect(harness.names).to.deep.equal(['Person 1', 'Person 2', 'Person 3']);
      expect(warnings.map(text => text.replace('<lc-data-table>: ', ''))).to.deep.equal([
        'applyChanges changes rows; set rows first, even to an empty array.',
        'applyChanges has the key of a row that does not exist; that change is ignored.',
        'a row in add has no key, or that of another row; it is not added. rowKey must be unique.',
        'applyChanges needs {add, update, remove} with lists; other values are ignored.',
      ]);
    });

    it('waits with the updates of a row that a feature holds', async () => {
      const harness = await setUp();
      const held = new Set<unknown>([2]);
      harness.hold(key => held.has(key));
      await harness.change({
        update: [
          {id: 1, name: 'Person One'},
          {id: 2, name: 'Person Two'},
        ],
      });
      expect(harness.names.slice(0, 2)).to.deep.equal(['Person One', 'Person 2']);
      held.clear();
      harness.table.requestUpdate();
      await harness.table.settled;
      expect(harness.names[1]).to.equal('Person Two');
    });

    it('finds rows by the function in rowKey', async () => {
      const harness = await setUp({rowKey: ({name}: {name: string}) => name});
      await harness.change({update: [{name: 'Person 1', age: 99}], remove: ['Person 2']});
      expect(harness.rows[0]).to.deep.equal(['Person 1', '99', 'n1']);
      expect(harness.names[1]).to.equal('Person 3');
    });
  });

  describe('query', () => {
    it('moves rows in their sort', async () => {
      const harness = await setUp({sort: {field: 'age', direction: 'desc'}});
      await harness.change({update: [{id: 3, age: 1000}], add: [{id: 13, name: 'Person 13', age: 999}]});
      expect(harness.names.slice(0, 2)).to.deep.equal(['Person 3', 'Person 13']);
    });

    it('finds what has the searched text now', async () => {
      const harness = await setUp({search: 'Person 1', pageSize: 10});
      await harness.change({
        update: [
          {id: 1, name: 'Person 7'},
          {id: 2, name: 'Person 100'},
        ],
      });
      expect(harness.names).to.deep.equal(['Person 100', 'Person 10', 'Person 11', 'Person 12']);
      expect([harness.table.total, harness.table.filteredTotal]).to.deep.equal([12, 4]);
    });

    it('filters changed rows', async () => {
      const filters = {age: {type: 'number', from: 80}} as const;
      const query = {page: 1, pageSize: 20, sort: null, search: '', filters};
      const harness = await setUp({query});
      const before = harness.names;
      await harness.change({update: [{id: 1, age: 85}]});
      expect(harness.names).to.deep.equal(['Person 1', ...before]);
    });

    it('keeps its page, and tells of the last one if the page is gone', async () => {
      const harness = await setUp({page: 3});
      const events = recordEvents(harness.table, 'lc-query-change', 'lc-page-change');
      await harness.change({remove: [1]});
      expect([harness.names, harness.table.page]).to.deep.equal([['Person 12'], 3]);
      expect(events).to.deep.equal([]);
      await harness.change({remove: [2]});
      expect([harness.names.at(-1), harness.table.page]).to.deep.equal(['Person 12', 2]);
      expect(events).to.deep.equal(['lc-query-change']);
    });

    it('sorts and searches many rows again after many changes', async () => {
      const all = rows(5000);
      const harness = await setUp({rows: all, sort: {field: 'age', direction: 'asc'}});
      await harness.table.settled;
      for (let start = 0; start < 5000; start += 1000)
        harness.table.applyChanges({
          update: all.slice(start, start + 1000).map(({id}) => ({id, age: 5000 - id})),
        });
      harness.table.applyChanges({remove: [4999], add: [{id: 6000, name: 'Person 6000', age: 2.5}]});
      await harness.table.settled;
      expect(harness.names.slice(0, 4)).to.deep.equal([
        'Person 5000',
        'Person 4998',
        'Person 6000',
        'Person 4997',
      ]);
      harness.table.search = '6000';
      await harness.table.settled;
      expect(harness.names).to.deep.equal(['Person 6000']);
      await harness.change({update: [{id: 1, note: 'like 6000'}]});
      expect(harness.names).to.deep.equal(['Person 6000', 'Person 1']);
    });

    it('answers a search that runs while rows change', async () => {
      const harness = await setUp({rows: rows(5000)});
      harness.table.search = 'Person 49';
      harness.table.sort = {field: 'name', direction: 'asc'};
      harness.table.requestUpdate();
      await Promise.resolve();
      harness.table.applyChanges({
        update: [
          {id: 4900, name: 'Person 1'},
          {id: 1, name: 'Person 490'},
        ],
      });
      await harness.table.settled;
      expect(harness.names.slice(0, 3)).to.deep.equal(['Person 49', 'Person 490', 'Person 490']);
      expect(harness.table.filteredTotal).to.equal(111);
    });
  });
});
