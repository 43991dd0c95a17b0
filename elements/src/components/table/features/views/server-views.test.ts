import {expect} from '@open-wc/testing';
import type {TableView} from '../../../../core/table/views/saved-view.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {recordEvents} from '../../../../testing/events.js';
import {requestedQuery, setUpServerTable} from '../../../../testing/server-table-fixture.js';
import {until} from '../../../../testing/until.js';
import {FakeViews, ViewsHarness} from '../../../../testing/views-harness.js';
import type {LcServerTable} from '../../../server-table/server-table.define.js';
import './views.define.js';

const VIEW: Partial<TableView> = {
  id: 'old',
  name: 'Old people',
  query: {pageSize: 20, sort: {field: 'age', direction: 'desc'}},
};

async function setUp(properties: Partial<LcServerTable> = {}) {
  const {table, server} = await setUpServerTable(properties);
  return {table, server, test: new ViewsHarness(table)};
}

describe('lc-server-table with saved views', () => {
  it('is accessible, in light and dark', async () => {
    const {table, server} = await setUp({views: new FakeViews(VIEW), view: 'old'});
    await server.last.answerPage();
    await expectAccessible(table);
  });

  it('first requests the default of the user', async () => {
    const {server, test} = await setUp({views: new FakeViews({...VIEW, isDefault: true})});
    expect(server.requests).to.have.length(1);
    expect(requestedQuery(server)).to.deep.include({$limit: '20', '$sort[age]': '-1'});
    await server.last.answerPage();
    expect(test.shown).to.equal('Views Old people');
  });

  it('requests a view once, and announces its name with its rows', async () => {
    const {server, table, test} = await setUp({views: new FakeViews(VIEW)});
    await server.last.answerPage();
    const events = recordEvents(table, 'lc-view-change', 'lc-query-change');
    await test.open();
    expect(getComputedStyle(test.items[0]!).display).to.equal('flex');
    test.items[1]!.click();
    await until(() => server.requests.length === 2);
    expect(requestedQuery(server)).to.deep.include({$limit: '20', '$sort[age]': '-1'});
    expect(events).to.deep.equal(['lc-view-change']);
    await server.last.answerPage();
    expect(events).to.deep.equal(['lc-view-change', 'lc-query-change']);
    expect(test.announcement).to.equal('Old people');
    expect(test.rows).to.have.length(20);
  });

  it('is marked as changed if the rows of a view fail, and shows them after trying again', async () => {
    const {server, test} = await setUp({views: new FakeViews(VIEW)});
    await server.last.answerPage();
    await test.open();
    test.items[1]!.click();
    await until(() => server.requests.length === 2);
    await server.last.refuse();
    await until(() => test.alert !== '');
    expect(test.shown).to.equal('Views Old people changed');
    await test.press('Try again');
    await server.last.answerPage();
    expect(test.shown).to.equal('Views Old people');
  });

  it('requests only the newest of several views', async () => {
    const other = {id: 'young', name: 'Young people', query: {pageSize: 5}};
    const {server, test} = await setUp({views: new FakeViews(VIEW, other)});
    await server.last.answerPage();
    for (const index of [1, 2]) {
      await test.open();
      test.items[index]!.click();
      await until(() => server.requests.length === index + 1);
    }
    expect(server.requests[1]!.signal.aborted).to.equal(true);
    await server.last.answerPage();
    expect(test.shown).to.equal('Views Young people');
    expect(test.rows).to.have.length(5);
  });

  it('shows a view that arrives late with one more request', async () => {
    let answer!: (views: readonly TableView[]) => void;
    const promise = new Promise<readonly TableView[]>(resolve => (answer = resolve));
    const {server, test} = await setUp({views: {load: () => promise}});
    await server.last.answerPage();
    answer(new FakeViews({...VIEW, isDefault: true}).list);
    await until(() => server.requests.length === 2);
    await server.last.answerPage();
    expect(test.shown).to.equal('Views Old people');
    expect(server.requests).to.have.length(2);
  });
});
