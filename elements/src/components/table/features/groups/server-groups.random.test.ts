import {expect, fixture, html} from '@open-wc/testing';
import {feathers} from '../../../../core/table/backends/feathers.js';
import type {TableColumn, TableQuery, TableRow} from '../../../../core/table/index.js';
import {GroupingServer, type Fault} from '../../../../testing/grouping-server.js';
import {GroupsHarness} from '../../../../testing/groups-harness.js';
import {TableHarness} from '../../../../testing/table-harness.js';
import {Chance} from '../../../../testing/walks/chance.js';
import type {TableElement} from '../../table-element.js';
import '../../../data-table/data-table.define.js';
import '../../../server-table/server-table.define.js';
import '../filters/filters.define.js';
import './groups.define.js';

const FIELDS = ['name', 'country', 'city', 'amount', 'isNew'];

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Country', field: 'country'},
  {label: 'City', field: 'city'},
  {label: 'Amount', field: 'amount', total: 'sum'},
  {label: 'New', field: 'isNew', total: 'count'},
];

const rowsOf = (chance: Chance): TableRow[] =>
  Array.from({length: 40}, (_, index) => ({
    name: `Person ${index}`,
    country: chance.pick(['Italy', 'Spain', 'a "b", c', 'é & 100%', '', null, 7]),
    city: chance.pick(['Rome', 'Bari', 'Vigo', 'constructor', undefined]),
    amount: chance.pick([0.1, 0.2, 1000.5, null, -3]),
    isNew: chance.pick([true, false]),
  }));

const GROUPS = [['country'], ['country', 'city'], ['city', 'isNew', 'country'], ['amount'], []];

/** Changes the query as an app or a user does. */
function nextQuery(chance: Chance): Partial<TableQuery> {
  return chance.pick<() => Partial<TableQuery>>([
    () => ({page: chance.below(4) + 1}),
    () => ({page: 99}),
    () => ({page: 1, pageSize: chance.pick([2, 3, 5, 10, 100])}),
    () => ({page: 1, group: chance.pick(GROUPS)}),
    () => ({page: 1, search: chance.pick(['', 'rome', 'person 1', 'nobody'])}),
    () => ({page: 1, filters: chance.pick([{}, {city: {type: 'options', values: ['Rome', '']}} as const])}),
    () => ({page: 1, filters: {country: {type: 'text', operator: 'contains', value: 'a'}}}),
    () => ({
      page: 1,
      sort: {
        field: chance.pick(['name', 'amount', 'city', 'country']),
        direction: chance.pick(['asc', 'desc']),
      },
    }),
  ])();
}

/** Answers late, or not at all. */
const unsteady =
  (chance: Chance): Fault =>
  async answer => {
    await new Promise(resolve => setTimeout(resolve, chance.below(4)));
    if (chance.is(0.2)) throw new TypeError('Failed to fetch');
    return answer;
  };

/** Resolves when a table shows what was requested, also if requests have failed. */
async function shown(table: TableElement): Promise<void> {
  await table.settled;
  while (table.failure !== null) {
    await new TableHarness(table).press('Try again');
    await table.settled;
  }
}

async function run(seed: number, isSteady: boolean): Promise<void> {
  const chance = new Chance(seed);
  const rows = rowsOf(chance);
  const server = new GroupingServer(rows, FIELDS, chance.is(0.5) ? {maxGroups: 2, maxLimit: 100} : {});
  const tables = (['lc-data-table', 'lc-server-table'] as const).map(tag => document.createElement(tag));
  const query = {group: ['country', 'city']};
  Object.assign(tables[0]!, {label: 'Client', columns, rows, query});
  Object.assign(tables[1]!, feathers({groups: true}), {endpoint: '/people', fetch: server.fetch});
  Object.assign(tables[1]!, {label: 'Server', columns, query});
  await fixture(html`${tables}`);
  await Promise.all(tables.map(shown));
  if (!isSteady) server.fault = unsteady(new Chance(seed));
  const harnesses = tables.map(table => new GroupsHarness(table as TableElement));
  for (let step = 0; step < 40; step++) {
    const {toggles} = harnesses[0]!;
    const place = chance.below(toggles.length);
    const action = chance.below(10);
    const change = nextQuery(chance);
    for (const {table, ...harness} of harnesses.map(one => ({table: one.table, toggles: one.toggles}))) {
      if (action < 4 && toggles.length > 0) harness.toggles[place]!.click();
      else if (action === 4) table.openGroups = 'all';
      else if (action === 5) table.openGroups = {mode: 'all', except: [['Italy'], ['Spain', 'Rome']]};
      else table.query = {...table.query, ...change};
    }
    await Promise.all(tables.map(shown));
    const [client, found] = harnesses.map(one => ({
      lines: one.lines,
      foot: one.table.query.group === undefined ? '' : one.foot,
      info: one.info,
      pages: one.pageNumbers,
      page: one.table.page,
      total: one.table.filteredTotal,
    }));
    expect(found, `seed ${seed}, step ${step}`).to.deep.equal(client);
  }
}

describe('lc-server-table by group', () => {
  for (const seed of [1, 2, 3, 4])
    for (const isSteady of [true, false])
      it(`shows the same as a data table ${isSteady ? '' : 'with an unsteady server '}(random steps ${seed})`, () =>
        run(seed, isSteady));
});
