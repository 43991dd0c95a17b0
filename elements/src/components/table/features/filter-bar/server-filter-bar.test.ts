import {expect, fixture, html} from '@open-wc/testing';
import {djangoRest} from '../../../../core/table/backends/django-rest.js';
import {plainFromDate} from '../../../../core/calendar/index.js';
import {
  initialQuery,
  resolvePeriod,
  type FilterTree,
  type TableColumn,
} from '../../../../core/table/index.js';
import {recordWarnings} from '../../../../testing/events.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {FilterBarHarness} from '../../../../testing/filter-bar-harness.js';
import {until} from '../../../../testing/until.js';
import './filter-bar.define.js';
import type {LcServerTable} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';

const columns: TableColumn[] = [
  {label: 'Age', field: 'age', filter: 'number'},
  {label: 'Born', field: 'born', filter: 'date'},
];

async function setUp(properties: Partial<LcServerTable> = {}) {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {label: 'People', columns, endpoint: '/people', fetch: server.fetch, filterBar: true};
  Object.assign(table, given, properties);
  await fixture(html`${table}`);
  // The code for conditions loads before the first request.
  await until(() => server.requests.length > 0 || table.failure !== null);
  return {table, server, bar: new FilterBarHarness(table)};
}

const paramsOf = ({searchParams}: URL) =>
  [...searchParams].filter(([name]) => !/^\$(limit|skip)$/.test(name));

const either: FilterTree = {
  match: 'any',
  conditions: [
    {field: 'age', filter: {type: 'number', to: 5}},
    {field: 'born', filter: {type: 'period', period: 'last-30-days'}},
  ],
};

describe('lc-server-table with filterBar', () => {
  it('sends the days of a period, and keeps the period in the query', async () => {
    const {table, server} = await setUp({query: {...initialQuery(), where: either}});
    const {from, to} = resolvePeriod('last-30-days', plainFromDate(new Date())!.date);
    expect(paramsOf(server.last.url)).to.deep.equal([
      ['$or[0][age][$lte]', '5'],
      ['$or[1][born][$gte]', from],
      ['$or[1][born][$lte]', to],
    ]);
    await server.last.answerPage(3);
    expect(table.query.where).to.deep.equal(either);
  });

  it('sends what the user adds, from page 1', async () => {
    const {server, bar} = await setUp({query: {...initialQuery(), where: either}});
    await server.last.answerPage();
    await bar.add('Age');
    await bar.enter('from', '60');
    expect(paramsOf(server.last.url).at(-1)).to.deep.equal(['$or[2][age][$gte]', '60']);
    await server.last.answerPage(12);
    expect(bar.announcement).to.equal('Filtered by Age, Born. 1 - 10 out of 12 entries');
  });

  it('offers only conditions that must all hold if the backend can say no more', async () => {
    const {server, bar} = await setUp({...djangoRest()});
    await server.last.answer({results: [], count: 0});
    await bar.add('Age');
    await bar.enter('from', '60');
    expect(bar.tools).to.deep.equal(['Add filter']);
    expect(server.last.url.searchParams.get('age__gte')).to.equal('60');
  });

  it('fails and warns for a query that the backend cannot say', async () => {
    const warnings = await recordWarnings(async () => {
      const {table} = await setUp({...djangoRest(), query: {...initialQuery(), where: either}});
      await table.settled;
      expect(String(table.failure!.cause)).to.contain('djangoRest cannot match any of several conditions.');
    });
    expect(warnings.filter(text => text.includes('cannot match any of several conditions'))).to.have.length(
      1,
    );
  });
});
