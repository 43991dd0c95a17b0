import {expect, fixture, html} from '@open-wc/testing';
import {initialQuery, type Filters, type TableColumn} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {recordWarnings} from '../../../../testing/events.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {FilterHarness} from '../../../../testing/filter-harness.js';
import './filters.define.js';
import type {LcServerTable} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name', filter: 'text'},
  {label: 'Age', field: 'age', filter: 'number'},
  {
    label: 'City',
    field: 'city',
    filter: 'options',
    filterOptions: ['Faro', {value: 'OPO', label: 'Porto'}],
  },
];

/** A table with the first page of 42 rows loaded. */
async function setUp(properties: Partial<LcServerTable> = {}) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  Object.assign(table, {label: 'People', columns, endpoint: '/people', fetch: server.fetch}, properties);
  await fixture(html`${table}`);
  await server.last.answerPage();
  return {harness: new FilterHarness(table), table, server};
}

const paramsOf = ({searchParams}: URL) =>
  [...searchParams].filter(([name]) => !/^\$(limit|skip)$/.test(name));

describe('lc-server-table filters', () => {
  it('is accessible with open options, in light and dark', async () => {
    const {harness, table} = await setUp();
    await expectAccessible(table, () => harness.reopen('city'));
  });

  it('sends the filters with the query, from page 1', async () => {
    const {harness, server} = await setUp();
    await harness.press('Next page');
    await server.last.answerPage();
    await harness.open('age');
    await harness.enter('from', '18');
    expect(paramsOf(server.last.url)).to.deep.equal([['age[$gte]', '18']]);
    expect(server.last.url.searchParams.get('$skip')).to.equal('0');
    await server.last.answerPage(12);
    expect(harness.info).to.equal('1 - 10 out of 12 entries');
    expect(harness.announcement).to.equal('Filtered by Age. 1 - 10 out of 12 entries');
  });

  it('has the options of the app, without counts', async () => {
    const {harness, server} = await setUp();
    await harness.open('city');
    expect(harness.options).to.deep.equal(['Faro', 'Porto']);
    await harness.choose('Porto');
    expect(paramsOf(server.last.url)).to.deep.equal([['city[$in][]', 'OPO']]);
    expect(harness.chips).to.deep.equal(['City: Porto']);
  });

  it('warns if it has no options', async () => {
    const warnings = await recordWarnings(async () => {
      const {harness} = await setUp({columns: [{label: 'City', field: 'city', filter: 'options'}]});
      await harness.open('city');
      expect(harness.popup.textContent).to.contain('No options');
    });
    expect(warnings.join()).to.contain('needs filterOptions');
  });

  it('keeps the last page and its filters if the request fails', async () => {
    const {harness, table, server} = await setUp();
    const operations: string[] = [];
    table.addEventListener('lc-error', ({detail}) => operations.push(detail.operation));
    await harness.open('city');
    await harness.choose('Faro');
    await server.last.answer('', {status: 400});
    expect(operations).to.deep.equal(['filter']);
    expect(harness.chips).to.deep.equal([]);
    expect(harness.info).to.equal('1 - 10 out of 42 entries');
    await harness.press('Try again');
    await server.last.answerPage(3);
    expect(harness.chips).to.deep.equal(['City: Faro']);
  });

  it('counts only the latest of several filters', async () => {
    const {harness, server} = await setUp();
    await harness.open('city');
    await harness.choose('Faro');
    const first = server.last;
    await harness.choose('Porto');
    expect(first.signal.aborted).to.equal(true);
    await server.last.answerPage(7);
    await first.answerPage(3);
    expect(harness.info).to.equal('1 - 7 out of 7 entries');
  });

  it('says that no entries match', async () => {
    const {harness, server} = await setUp();
    await harness.open('city');
    await harness.choose('Faro');
    await server.last.answerPage(0);
    expect(harness.empty).to.equal('No Entries Match the filter');
  });

  it('shows how many entries came from a server that ignores filters', async () => {
    const {harness, server} = await setUp();
    await harness.open('city');
    await harness.choose('Faro');
    await server.last.answerPage(42);
    expect(harness.info).to.equal('1 - 10 out of 42 entries');
  });

  it('leaves out what is not a filter, and warns', async () => {
    const filters = {
      name: {type: 'options'},
      age: {type: 'number', from: 'x'},
      born: {type: 'date', from: 5},
      city: {type: 'text', operator: 'like', value: 'x'},
      code: {type: 'text', operator: 'equals', value: 5},
      good: {type: 'number', to: 5},
      nothing: null,
    } as unknown as Filters;
    let params: string[][] = [];
    const warnings = await recordWarnings(async () => {
      const {harness, server} = await setUp({query: {...initialQuery(), filters}});
      params = paramsOf(server.last.url);
      expect(harness.chips).to.deep.equal(['good: up to 5']);
    });
    expect(params).to.deep.equal([['good[$lte]', '5']]);
    expect(warnings).to.have.length(6);
  });
});
