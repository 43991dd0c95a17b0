import {expect, fixture, html} from '@open-wc/testing';
import {feathers} from '../../../../core/table/backends/feathers.js';
import {graphqlConnections} from '../../../../core/table/backends/graphql-connections.js';
import type {TableColumn, TableRow} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {recordWarnings} from '../../../../testing/events.js';
import {GroupingServer} from '../../../../testing/grouping-server.js';
import {GroupsHarness} from '../../../../testing/groups-harness.js';
import {press} from '../../../../testing/keyboard.js';
import {until} from '../../../../testing/until.js';
import type {LcServerTable, TableErrorDetail} from '../../../server-table/server-table.define.js';
import '../../../server-table/server-table.define.js';
import '../columns/columns.define.js';
import '../prefetch/prefetch.define.js';
import '../selection/selection.define.js';
import './groups.define.js';

const FIELDS = ['name', 'country', 'city', 'amount', 'score'];

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Country', field: 'country'},
  {label: 'City', field: 'city'},
  {label: 'Amount', field: 'amount', total: 'sum'},
  {label: 'Score', field: 'score', total: 'avg'},
];

const ROWS: readonly TableRow[] = [
  {name: 'Ada', country: 'Italy', city: 'Rome', amount: 0.1, score: 1},
  {name: 'Bea', country: 'Spain', city: 'Vigo', amount: 5, score: 2},
  {name: 'Cem', country: 'Italy', city: 'Bari', amount: 0.2, score: 4},
  {name: 'Dan', country: null, city: 'Oslo', amount: null, score: 8},
  {name: 'Eve', country: 'Italy', city: 'Rome', amount: 1, score: 10},
];

type Properties = Omit<Partial<LcServerTable>, 'query'> & {readonly query?: Partial<LcServerTable['query']>};

async function setUp(properties: Properties = {}, server = new GroupingServer(ROWS, FIELDS)) {
  const table = document.createElement('lc-server-table');
  const given = {label: 'Sales', columns, endpoint: '/sales', fetch: server.fetch};
  const query = {group: ['country']};
  const errors: TableErrorDetail[] = [];
  table.addEventListener('lc-error', ({detail}) => errors.push(detail));
  Object.assign(table, {...feathers({groups: true}), ...given, query, ...properties});
  await fixture(html`${table}`);
  if (server.fault === null) await table.settled;
  const harness = new GroupsHarness(table);
  return {
    table,
    server,
    harness,
    errors,
    /** The names of the groups and rows. */
    names: () => harness.lines.map(line => line.replace(/ (?:entr|\d).*/, '').replace(/^(\w+) .*/, '$1')),
  };
}

type Test = Awaited<ReturnType<typeof setUp>>;

/** Holds the answers back until the test lets them go. */
function holdAnswers(server: GroupingServer): (() => void)[] {
  const waiting: (() => void)[] = [];
  server.fault = answer => new Promise(resolve => waiting.push(() => resolve(answer)));
  return waiting;
}

describe('lc-server-table by group', () => {
  describe('accessibility', () => {
    it('is accessible, in light and dark', async () => {
      const {table} = await setUp({openGroups: 'all'});
      await expectAccessible(table);
    });

    it('opens with the keyboard, and keeps the focus', async () => {
      const {table, harness, names} = await setUp();
      const [italy] = harness.toggles;
      italy!.focus();
      await press('Enter');
      await until(() => names().includes('Ada'));
      expect(table.shadowRoot!.activeElement === italy).to.equal(true);
    });
  });

  describe('requests', () => {
    it('ask for the groups and their totals, with one request', async () => {
      const {harness, server} = await setUp();
      expect(server.asked).to.deep.equal([
        '$group=country&$total[amount]=sum&$total[score]=avg&$limit=1000&$skip=0&$sort[country]=1',
      ]);
      expect(harness.lines).to.deep.equal([
        '- Italy 3 entries Sum 1.3 Average 5',
        '- Spain 1 entry Sum 5 Average 2',
        '- (empty) 1 entry  Average 8',
      ]);
      expect(harness.foot).to.equal('Total of 5 entries Sum 6.3 Average 5');
      expect(harness.info).to.equal('5 entries, grouped by Country');
    });

    it('ask for the rows of an open group, and for nothing again', async () => {
      const {harness, server, names} = await setUp();
      server.asked.length = 0;
      await harness.toggle('Italy');
      expect(names()).to.deep.equal(['- Italy', 'Ada', 'Cem', 'Eve', '- Spain', '- (empty)']);
      await harness.toggle('(empty)');
      expect(server.asked).to.deep.equal([
        '$limit=10&$skip=0&country[$in][]=Italy',
        '$limit=10&$skip=0&country=',
      ]);
      server.asked.length = 0;
      await harness.toggle('Italy');
      expect(server.asked).to.deep.equal([]);
    });

    it('ask for the groups inside of an open one', async () => {
      const {server, names, harness} = await setUp({query: {group: ['country', 'city']}});
      server.asked.length = 0;
      await harness.toggle('Italy');
      expect(names()).to.deep.equal(['- Italy', '-- Bari', '-- Rome', '- Spain', '- (empty)']);
      await harness.toggle('Rome');
      expect(server.asked).to.deep.equal([
        '$group=city&$total[amount]=sum&$total[score]=avg&$limit=1000&$skip=0&$sort[city]=1&country[$in][]=Italy',
        '$limit=10&$skip=0&country[$in][]=Italy&city[$in][]=Rome',
      ]);
      expect(names()).to.include.members(['Ada', 'Eve']);
    });

    it('ask only for what the page shows if all groups are open', async () => {
      const query = {group: ['country', 'city'], pageSize: 2};
      const {server, names, harness} = await setUp({query, openGroups: 'all'});
      expect(names()).to.deep.equal(['- Italy', '-- Bari', 'Cem', '-- Rome', 'Ada']);
      expect(server.asked.filter(text => text.includes('$group=city'))).to.have.length(1);
      await harness.press('Page 3');
      await until(() => names().includes('Dan'));
      expect(names()).to.deep.equal(['- (empty)', '-- Oslo', 'Dan']);
    });

    it('ask for more groups than the server answers at once', async () => {
      const {harness, server} = await setUp({}, new GroupingServer(ROWS, FIELDS, {maxGroups: 2}));
      expect(harness.toggles).to.have.length(3);
      expect(server.asked.map(text => /\$limit=\d+&\$skip=\d+/.exec(text)?.[0])).to.deep.equal([
        '$limit=1000&$skip=0',
        '$limit=2&$skip=2',
      ]);
    });

    it('ask for all again with reload()', async () => {
      const {table, server, harness, names} = await setUp({openGroups: [['Italy']]});
      server.rows = ROWS.slice(1);
      server.asked.length = 0;
      table.reload();
      await table.settled;
      expect(server.asked).to.have.length(2);
      expect(names().slice(0, 3)).to.deep.equal(['- Italy', 'Cem', 'Eve']);
      expect(harness.foot).to.contain('Total of 4 entries');
    });

    it('ask for all again if the rows of a group are others than it says', async () => {
      const {server, harness, names} = await setUp();
      server.rows = ROWS.slice(1);
      await harness.toggle('Italy');
      expect(names().slice(0, 3)).to.deep.equal(['- Italy', 'Cem', 'Eve']);
      expect(harness.lines[0]).to.contain('2 entries');
    });

    it('do not load a page ahead', async () => {
      const {server} = await setUp({prefetch: true, query: {group: ['country'], pageSize: 2}});
      expect(server.asked).to.have.length(1);
    });

    it('have a smaller page size if the server lowers it', async () => {
      await recordWarnings(async () => {
        const {table, names} = await setUp(
          {openGroups: 'all', pageSize: 5},
          new GroupingServer(ROWS, FIELDS, {maxLimit: 2}),
        );
        expect([table.pageSize, names()]).to.deep.equal([2, ['- Italy', 'Ada', 'Cem']]);
      });
    });

    it('go through the pages of a group with cursors', async () => {
      const backend = graphqlConnections({
        query: '',
        connection: 'rows',
        groups: {query: '', groups: 'groups', variables: () => ({})},
      });
      const rows = Array.from({length: 6}, (_, index) => ({name: `Row ${index}`}));
      const {table, names} = await setUp({
        ...backend,
        columns: columns.slice(0, 2),
        openGroups: 'all',
        query: {group: ['country'], pageSize: 2, page: 3},
        fetch: (_, init) => {
          const {variables} = JSON.parse(String(init!.body)) as {variables: Record<string, number>};
          const start = Number(variables.after ?? 0);
          const pageInfo = {hasNextPage: start < 4, endCursor: `${start + 2}`};
          const page = {nodes: rows.slice(start, start + 2), pageInfo};
          const groups = {total: 1, nodes: [{value: 'Italy', count: 6, totals: []}]};
          return Promise.resolve(
            new Response(JSON.stringify({data: 'by' in variables ? {groups} : {rows: page}})),
          );
        },
      });
      expect([table.page, names()]).to.deep.equal([3, ['- Italy', 'Row', 'Row']]);
      expect(table.shadowRoot!.textContent).to.contain('Row 5');
    });
  });

  describe('openGroups', () => {
    it('asks for nothing again if it is set to what it is', async () => {
      const {table, server, names} = await setUp();
      server.asked.length = 0;
      table.addEventListener('lc-open-groups-change', ({detail}) => (table.openGroups = {...detail}));
      table.shadowRoot!.querySelector<HTMLElement>('[part="group-toggle"]')!.click();
      await table.settled;
      expect([names().length, server.asked.length]).to.deep.equal([6, 1]);
      table.openGroups = {...(table.openGroups as object)} as never;
      await table.settled;
      expect(server.asked).to.have.length(1);
    });

    it('counts while the first groups load', async () => {
      const server = new GroupingServer(ROWS, FIELDS);
      const waiting = holdAnswers(server);
      const {table, names} = await setUp({}, server);
      await until(() => waiting.length === 1);
      server.fault = null;
      table.openGroups = 'all';
      await table.settled;
      expect(names()).to.have.length(8);
    });

    it('asks again if the user presses a group that has failed', async () => {
      const {server, harness, names} = await setUp();
      server.fault = () => Promise.reject(new TypeError('Failed to fetch'));
      await harness.toggle('Italy');
      server.fault = null;
      await harness.toggle('Italy');
      expect([harness.alert, names().length]).to.deep.equal(['', 6]);
    });
  });

  describe('answers', () => {
    it('of the newest action count, and the earlier request is aborted', async () => {
      const {table, server, names} = await setUp();
      const waiting = holdAnswers(server);
      table.openGroups = [['Italy']];
      await until(() => waiting.length === 1);
      table.openGroups = [['Spain']];
      await until(() => waiting.length === 2);
      expect(server.signals.at(-2)!.aborted).to.equal(true);
      waiting[1]!();
      waiting[0]!();
      await table.settled;
      expect(names()).to.deep.equal(['- Italy', '- Spain', 'Bea', '- (empty)']);
    });

    it('of an earlier group are not shown in another one', async () => {
      const {table, server, names} = await setUp();
      const waiting = holdAnswers(server);
      table.openGroups = [['Italy'], ['Spain']];
      await until(() => waiting.length === 2);
      waiting[1]!();
      waiting[0]!();
      await table.settled;
      expect(names()).to.deep.equal(['- Italy', 'Ada', 'Cem', 'Eve', '- Spain', 'Bea', '- (empty)']);
    });

    it('that fail keep the page, and can be tried again', async () => {
      const {table, server, harness, names, errors} = await setUp();
      server.fault = () => Promise.reject(new TypeError('Failed to fetch'));
      await harness.toggle('Italy');
      expect([harness.alert !== '', errors.length, names()]).to.deep.equal([
        true,
        1,
        ['- Italy', '- Spain', '- (empty)'],
      ]);
      server.fault = null;
      await harness.press('Try again');
      await table.settled;
      expect([harness.alert, names().length]).to.deep.equal(['', 6]);
    });

    it('that are slow show the page before', async () => {
      const {table, server, harness, names} = await setUp();
      const waiting = holdAnswers(server);
      harness.toggles[0]!.click();
      await until(() => waiting.length === 1);
      expect([table.loading, names().length]).to.deep.equal([true, 3]);
      waiting[0]!();
      await table.settled;
      expect(names()).to.have.length(6);
    });
  });

  describe('bad input', () => {
    /** Opens Italy with a fault. Returns the warnings, once the failure is shown. */
    async function warningsOf(test: Test, fault: GroupingServer['fault']): Promise<readonly string[]> {
      return recordWarnings(async () => {
        test.server.fault = fault;
        await test.harness.toggle('Italy');
      });
    }

    const refused: [title: string, fault: GroupingServer['fault'], message: RegExp][] = [
      ['groups of another field', answer => ({...answer, of: {field: 'shop'}}), /groups by "shop"/],
      ['groups of another path', answer => ({...answer, of: {path: []}}), /was requested/],
      ['a total that was not asked for', answer => ({...answer, totals: {price: 1}}), /not requested/],
      ['a count that is not a number', () => ({data: [{value: 'Rome', count: '2'}]}), /whole number/],
      ['an object as value', () => ({data: [{value: {}, count: 1}]}), /has an object/],
      ['too few groups', () => ({total: 3, data: []}), /3 groups, but only 0/],
      ['too many groups', answer => ({...answer, total: 10_001}), /more than 10000 groups by "city"/],
    ];
    for (const [title, fault, message] of refused)
      it(`refuses ${title}, and keeps the page`, async () => {
        const test = await setUp({query: {group: ['country', 'city']}});
        const warnings = await warningsOf(test, fault);
        expect(warnings.filter(text => message.test(text))).to.have.length(1);
        expect([test.harness.alert !== '', test.names()]).to.deep.equal([
          true,
          ['- Italy', '- Spain', '- (empty)'],
        ]);
      });

    it('says what is wrong if groups are others than those around them', async () => {
      const test = await setUp({query: {group: ['country', 'city']}});
      const warnings = await warningsOf(test, (answer, url) =>
        url.searchParams.get('$group') === 'city' ? {data: [{value: 'Rome', count: 9}]} : answer,
      );
      expect(warnings.join()).to.contain('have 9 rows, but it has');
      expect(test.names()).to.deep.equal(['- Italy', '-- Rome', '- Spain', '- (empty)']);
    });

    it('refuses no groups inside of one with rows', async () => {
      const test = await setUp({query: {group: ['country', 'city']}});
      await warningsOf(test, (answer, url) =>
        url.searchParams.get('$group') === 'city' ? {data: []} : answer,
      );
      expect(String(test.errors[0]!.cause)).to.contain('"Italy" has 3 rows, but no groups were answered');
      expect(test.names()).to.deep.equal(['- Italy', '- Spain', '- (empty)']);
    });

    it('shows groups with an empty text and without a value, and no groups without rows', async () => {
      const server = new GroupingServer(ROWS, FIELDS);
      server.fault = () => ({
        data: [
          {value: '', count: 1},
          {value: null, count: 2},
          {value: 0, count: 3},
          {value: 'Rome', count: 0},
        ],
      });
      const {table, harness} = await setUp({}, server);
      await table.settled;
      expect(harness.lines).to.deep.equal(['- (empty) 1 entry', '- (empty) 2 entries', '- 0 3 entries']);
    });

    it('adds totals up if the server does not, but not averages', async () => {
      const server = new GroupingServer(ROWS, FIELDS);
      server.fault = answer => ({...answer, totals: undefined});
      const {table, harness} = await setUp({}, server);
      await table.settled;
      expect(harness.foot).to.equal('Total of 5 entries Sum 6.3');
    });

    it('warns of a total that a server cannot call', async () => {
      const own = [columns[0]!, {label: 'Amount', field: 'amount', total: () => 1}];
      const warnings = await recordWarnings(() => setUp({columns: own}));
      expect(warnings.join()).to.contain('the total of "amount" is a function');
    });

    it('says that the server cannot group, and shows the rows', async () => {
      let test!: Test;
      const warnings = await recordWarnings(async () => {
        test = await setUp({writeGroups: null, columnMenu: true});
      });
      expect(warnings.filter(text => text.includes('group needs writeGroups'))).to.have.length(1);
      expect(warnings.filter(text => text.includes('total needs writeGroups'))).to.have.length(1);
      expect(test.names()).to.deep.equal(['Ada', 'Bea', 'Cem', 'Dan', 'Eve']);
      await test.harness.press('City, column options');
      expect(test.harness.button('Group by City')).to.equal(undefined);
    });

    it('warns of functions that are none', async () => {
      const given = {writeGroups: 'yes', readGroups: 5} as never;
      const warnings = await recordWarnings(() => setUp(given));
      expect(warnings.join()).to.contain('writeGroups must be a function').and.contain('readGroups must be');
    });
  });

  describe('selection', () => {
    const queryOf = (values: Readonly<Record<string, string>>) => ({
      search: '',
      filters: Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, {type: 'options', values: [value]}]),
      ),
    });

    async function setUpSelection(properties: Properties = {}) {
      const test = await setUp({
        ...{selection: 'multiple', rowKey: 'name', query: {group: ['country', 'city']}},
        ...properties,
      });
      const {table} = test;
      const boxOf = (name: string) =>
        [...table.shadowRoot!.querySelectorAll<HTMLInputElement>('.check')].find(
          box => box.ariaLabel === `Select ${name}`,
        )!;
      return {
        ...test,
        count: () => test.harness.part('selection-count')!.textContent,
        stateOf: (name: string) => (boxOf(name).indeterminate ? 'some' : boxOf(name).checked),
        select: async (name: string) => {
          boxOf(name).click();
          await table.settled;
        },
      };
    }

    it('selects a group by its query, without a request, and shows it in what is loaded later', async () => {
      const test = await setUpSelection();
      const {table, harness, server, stateOf} = test;
      server.asked.length = 0;
      await test.select('Italy');
      expect(server.asked).to.deep.equal([]);
      expect(table.selected).to.deep.equal({mode: 'all', query: queryOf({country: 'Italy'}), except: []});
      expect(test.count()).to.equal('3 entries selected');
      expect(['Italy', 'Spain', '(empty)'].map(stateOf)).to.deep.equal([true, false, false]);
      await harness.toggle('Italy');
      await harness.toggle('Rome');
      expect(['Rome', 'Ada', 'Eve', 'Bari'].map(stateOf)).to.deep.equal([true, true, true, true]);
    });

    it('deselects a group and a row inside of one', async () => {
      const test = await setUpSelection({openGroups: [['Italy'], ['Italy', 'Rome']]});
      const {table, stateOf} = test;
      await test.select('Italy');
      await test.select('Bari');
      await test.select('Ada');
      const bari = {query: queryOf({country: 'Italy', city: 'Bari'}), selected: false};
      const value = {mode: 'all', query: queryOf({country: 'Italy'}), groups: [bari], except: ['Ada']};
      expect(table.selected).to.deep.equal(value);
      expect(test.count()).to.equal('1 entry selected');
      expect(['Italy', 'Bari', 'Rome', 'Ada', 'Eve'].map(stateOf)).to.deep.equal([
        'some',
        false,
        'some',
        false,
        true,
      ]);
      await test.select('Eve');
      expect(test.count()).to.equal('No entries selected');
      expect(['Italy', 'Rome'].map(stateOf)).to.deep.equal([false, false]);
    });

    it('takes back single rows of a group that it has shown', async () => {
      const test = await setUpSelection({openGroups: [['Italy'], ['Italy', 'Bari']], selected: ['Bea']});
      const {table} = test;
      await test.select('Cem');
      expect(test.stateOf('Bari')).to.equal(true);
      await test.harness.toggle('Bari');
      await test.select('Italy');
      expect(table.selected).to.deep.equal({
        ...{mode: 'all', query: queryOf({country: 'Italy'}), except: [], keys: ['Bea']},
      });
      expect(test.count()).to.equal('4 entries selected');
      await test.select('Italy');
      expect(table.selected).to.deep.equal({mode: 'keys', keys: ['Bea']});
    });

    it('selects the group without a value, and groups of all that match', async () => {
      const test = await setUpSelection({selected: {mode: 'all', query: {search: ''}, except: []}});
      await test.select('(empty)');
      expect(test.count()).to.equal('4 entries selected');
      expect(['Italy', '(empty)'].map(test.stateOf)).to.deep.equal([true, false]);
      const empty = {search: '', filters: {country: {type: 'text', operator: 'empty'}}};
      expect(test.table.selected).to.deep.equal({
        ...{mode: 'all', query: {search: ''}, groups: [{query: empty, selected: false}], except: []},
      });
    });

    it('counts a selection of the app once its groups are shown', async () => {
      const test = await setUpSelection({
        selected: {mode: 'all', query: queryOf({country: 'Italy', city: 'Rome'}), except: []} as never,
      });
      expect(test.count()).to.equal('All matching entries selected');
      expect(['Italy', 'Spain'].map(test.stateOf)).to.deep.equal(['some', false]);
      await test.harness.toggle('Italy');
      expect(test.count()).to.equal('2 entries selected');
    });
  });

  describe('the menu of a column', () => {
    it('groups, and takes it back', async () => {
      const {table, harness, names} = await setUp({query: {}, columnMenu: true});
      await harness.press('City, column options');
      await harness.press('Group by City');
      await table.settled;
      expect(names()).to.deep.equal(['- Bari', '- Oslo', '- Rome', '- Vigo']);
      await harness.press('Do not group by City');
      await table.settled;
      expect(names()).to.deep.equal(['Ada', 'Bea', 'Cem', 'Dan', 'Eve']);
    });

    it('does not ask again for columns that are the same', async () => {
      const {table, server} = await setUp();
      table.columns = columns.map(column => ({...column}));
      await table.settled;
      expect(server.asked).to.have.length(1);
      table.columns = columns.slice(0, 4);
      await table.settled;
      expect(server.asked).to.have.length(2);
    });
  });
});
