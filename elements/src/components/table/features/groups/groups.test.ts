import {expect} from '@open-wc/testing';
import {html} from 'lit';
import type {LcDataTable, TableColumn, TableQuery, TableRow} from '../../../data-table/data-table.define.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import {until} from '../../../../testing/until.js';
import {recordWarnings} from '../../../../testing/events.js';
import '../columns/columns.define.js';
import '../detail/detail.define.js';
import {tableToCsv} from '../export/export.define.js';
import '../selection/selection.define.js';
import './groups.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Country', field: 'country'},
  {label: 'City', field: 'city'},
  {label: 'Amount', field: 'amount', total: 'sum'},
  {label: 'Score', field: 'score', total: 'avg'},
];

const rows: TableRow[] = [
  {id: 1, name: 'Ada', country: 'Italy', city: 'Rome', amount: 0.1, score: 1},
  {id: 2, name: 'Bea', country: 'Spain', city: 'Vigo', amount: 5, score: 2},
  {id: 3, name: 'Cem', country: 'Italy', city: 'Bari', amount: 0.2, score: 4},
  {id: 4, name: 'Dan', country: '', city: 'Oslo', amount: null, score: 8},
  {id: 5, name: 'Eve', country: 'Italy', city: 'Rome', amount: 1, score: 10},
];

type Properties = Partial<Omit<LcDataTable, 'query'>> & {readonly query?: Partial<TableQuery>};

async function setUp(properties: Properties = {}) {
  const harness = await setUpDataTable({
    columns,
    rows,
    rowKey: 'id',
    query: {group: ['country']},
    ...properties,
  } as Partial<LcDataTable>);
  const {table} = harness;
  const root = table.shadowRoot!;
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const toggle = (name: string) =>
    all('[part="group-toggle"]').find(button => textOf(button) === name) as HTMLButtonElement;
  return {
    ...harness,
    harness,
    table,
    all,
    toggle,
    /** The headers of groups, and the names in the rows. */
    get lines(): string[] {
      return all('tbody > tr').map(row =>
        row.matches('.rows-group')
          ? `${'-'.repeat(Number(row.dataset['level']))} ${textOf(row.querySelector('.group-cell')!)}`
          : textOf((row as HTMLTableRowElement).cells[harness.table.selection ? 1 : 0]!),
      );
    },
    totals: (part: string) => all(`[part="${part}"]`).map(textOf),
    open: async (name: string) => {
      toggle(name).click();
      await table.settled;
    },
    info: () => harness.info,
    announcement: () => harness.announcement,
    press: async (name: string) => {
      await harness.press(name);
      await table.settled;
    },
  };
}

describe('lc-data-table by group', () => {
  describe('accessibility', () => {
    it('is accessible, in light and dark', async () => {
      const {table} = await setUp({openGroups: 'all', selection: 'multiple'});
      await expectAccessible(table);
    });

    it('is a tbody for each group, with a header and a button', async () => {
      const {all, toggle} = await setUp({openGroups: [['Italy']]});
      const bodies = all('tbody:not([hidden])');
      expect(bodies.map(body => body.querySelectorAll('tr').length)).to.deep.equal([4, 1, 1]);
      const header = bodies[0]!.querySelector('th')!;
      expect([header.scope, header.colSpan]).to.deep.equal(['rowgroup', 3]);
      expect(toggle('Italy').getAttribute('aria-expanded')).to.equal('true');
      expect(toggle('Spain').getAttribute('aria-expanded')).to.equal('false');
    });

    it('opens and closes with the keyboard, and keeps the focus', async () => {
      const test = await setUp();
      test.toggle('Spain').focus();
      await press('Enter');
      await until(() => test.lines.includes('Bea'));
      expect(test.table.shadowRoot!.activeElement === test.toggle('Spain')).to.equal(true);
      await press('Space');
      await until(() => !test.lines.includes('Bea'));
      expect(test.table.shadowRoot!.activeElement === test.toggle('Spain')).to.equal(true);
    });
  });

  describe('selection', () => {
    const boxOf = ({all}: {readonly all: (selector: string) => HTMLElement[]}, name: string) =>
      all('.check').find(box => box.ariaLabel === `Select ${name}`) as HTMLInputElement;
    const stateOf = ({checked, indeterminate}: HTMLInputElement) => (indeterminate ? 'some' : checked);

    const queryOf = (values: Readonly<Record<string, string>>) => ({
      search: '',
      filters: Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, {type: 'options', values: [value]}]),
      ),
    });

    it('has a checkbox for each group, also for closed ones and those of other pages', async () => {
      const test = await setUp({selection: 'multiple', query: {group: ['country', 'city']}, pageSize: 1});
      const {table} = test;
      const italy = {mode: 'all', query: queryOf({country: 'Italy'}), except: []};
      boxOf(test, 'Italy').click();
      await table.settled;
      expect(table.selected).to.deep.equal(italy);
      expect(stateOf(boxOf(test, 'Italy'))).to.equal(true);
      expect(test.announcement()).to.equal('3 entries selected');
      await test.open('Italy');
      expect(stateOf(boxOf(test, 'Bari'))).to.equal(true);
      boxOf(test, 'Bari').click();
      await table.settled;
      const bari = {query: queryOf({country: 'Italy', city: 'Bari'}), selected: false};
      expect(table.selected).to.deep.equal({...italy, groups: [bari]});
      expect(stateOf(boxOf(test, 'Italy'))).to.equal('some');
      expect(test.announcement()).to.equal('2 entries selected');
      boxOf(test, 'Italy').click();
      await table.settled;
      expect(table.selected).to.deep.equal(italy);
      boxOf(test, 'Italy').click();
      await table.settled;
      expect(table.selected).to.deep.equal({mode: 'keys', keys: []});
    });

    it('follows the rows, the rule of all, and keys of the app', async () => {
      const test = await setUp({selection: 'multiple', openGroups: 'all'});
      const {table} = test;
      boxOf(test, 'Ada').click();
      await table.settled;
      expect(stateOf(boxOf(test, 'Italy'))).to.equal('some');
      table.selected = {mode: 'all', query: {search: ''}, except: [2]};
      await table.settled;
      expect(['Italy', 'Spain'].map(name => stateOf(boxOf(test, name)))).to.deep.equal([true, false]);
      table.rowKey = (row: TableRow) => `${String(row['id'])}!`;
      table.selected = ['2!'];
      await table.settled;
      expect(['Italy', 'Spain'].map(name => stateOf(boxOf(test, name)))).to.deep.equal([false, true]);
    });

    it('has exceptions and keys besides, which a group that is selected again takes back', async () => {
      const test = await setUp({selection: 'multiple', openGroups: 'all', selected: [2, 3]});
      const {table} = test;
      boxOf(test, 'Italy').click();
      await table.settled;
      boxOf(test, 'Ada').click();
      await table.settled;
      const italy = {mode: 'all', query: queryOf({country: 'Italy'})};
      expect(table.selected).to.deep.equal({...italy, except: [1], keys: [2]});
      expect(['Italy', 'Spain', '(empty)'].map(name => stateOf(boxOf(test, name)))).to.deep.equal([
        'some',
        true,
        false,
      ]);
      expect(test.announcement()).to.equal('3 entries selected');
      boxOf(test, 'Italy').click();
      await table.settled;
      expect(table.selected).to.deep.equal({...italy, except: [], keys: [2]});
      boxOf(test, '(empty)').click();
      await table.settled;
      expect(['Ada', 'Cem', 'Eve', 'Bea', 'Dan'].map(name => stateOf(boxOf(test, name)))).to.not.include(
        false,
      );
    });

    it('is one entry of a form', async () => {
      const {table, ...test} = await setUp({selection: 'multiple', name: 'sales'});
      const form = document.createElement('form');
      table.before(form);
      form.append(table);
      await table.settled;
      boxOf(test, 'Spain').click();
      await table.settled;
      expect(new FormData(form).getAll('sales')).to.deep.equal([JSON.stringify(table.selected)]);
    });

    it('writes the rows of groups, but for those of others', async () => {
      const {table} = await setUp({selection: 'multiple', openGroups: 'all'});
      table.selected = {
        mode: 'all',
        query: {search: ''},
        groups: [
          {query: queryOf({country: 'Italy'}), selected: false},
          {query: queryOf({country: 'Italy', city: 'Rome'}), selected: true},
        ] as never,
        except: [5],
        keys: [3],
      };
      await table.settled;
      const csv = await tableToCsv(table, {scope: 'selected', groups: false});
      expect(csv.split('\r\n').map(line => line.split(',')[0])).to.deep.equal([
        'Name',
        'Bea',
        'Dan',
        'Ada',
        'Cem',
        '',
      ]);
    });

    it('has none for single rows, and disabled ones in a disabled table', async () => {
      const test = await setUp({selection: 'single'});
      expect(test.all('.rows-group .check')).to.have.length(0);
      test.table.selection = 'multiple';
      test.table.disabled = true;
      await test.table.settled;
      expect(boxOf(test, 'Italy').disabled).to.equal(true);
    });
  });

  describe('groups', () => {
    it('are closed at first, in the order of their values', async () => {
      const test = await setUp();
      expect(test.lines).to.deep.equal(['- Italy 3 entries', '- Spain 1 entry', '- (empty) 1 entry']);
      expect(test.info()).to.equal('5 entries, grouped by Country');
      expect(test.table.filteredTotal).to.equal(5);
    });

    it('are called like the dates of their column, also if it is hidden', async () => {
      const days = ['2026-05-12', new Date(2026, 2, 1)].map((day, id) => ({id, day}));
      const day: TableColumn = {label: 'Day', field: 'day', type: 'date', total: 'max'};
      const test = await setUp({
        ...{rows: days, columns: [{label: 'Id', field: 'id'}, day], query: {group: ['day']}},
      });
      expect(test.lines).to.deep.equal(['- 03/01/2026 1 entry', '- 05/12/2026 1 entry']);
      expect(test.totals('group-total')).to.deep.equal(['Highest 03/01/2026', 'Highest 05/12/2026']);
      test.table.columnState = {hidden: ['day']};
      await test.table.settled;
      expect(test.lines).to.deep.equal(['- 03/01/2026 1 entry', '- 05/12/2026 1 entry']);
    });

    it('open one by one, and all at once', async () => {
      const test = await setUp();
      const events = recordEvents(test.table, 'lc-open-groups-change');
      await test.open('Italy');
      expect(test.lines).to.deep.equal([
        '- Italy 3 entries',
        'Ada',
        'Cem',
        'Eve',
        '- Spain 1 entry',
        '- (empty) 1 entry',
      ]);
      expect(test.table.openGroups).to.deep.equal({mode: 'none', except: [['Italy']]});
      await test.press('Open all');
      expect(test.lines).to.have.length(8);
      await test.open('(empty)');
      expect(test.table.openGroups).to.deep.equal({mode: 'all', except: [[null]]});
      await test.press('Close all');
      expect(test.lines).to.have.length(3);
      expect(events).to.have.length(4);
    });

    it('are open by an attribute, as a word or as JSON', async () => {
      const test = await setUp();
      test.table.setAttribute('open-groups', 'all');
      await test.table.settled;
      expect(test.lines).to.have.length(8);
      test.table.setAttribute('open-groups', '[["Spain"]]');
      await test.table.settled;
      expect(test.lines).to.have.length(4);
    });

    it('stay as they were if the event is canceled', async () => {
      const test = await setUp();
      test.table.addEventListener('lc-open-groups-change', event => event.preventDefault());
      await test.open('Italy');
      expect(test.lines).to.have.length(3);
    });

    it('are nested', async () => {
      const test = await setUp({query: {group: ['country', 'city']}, openGroups: 'all'});
      expect(test.lines).to.deep.equal([
        '- Italy 3 entries',
        '-- Bari 1 entry',
        'Cem',
        '-- Rome 2 entries',
        'Ada',
        'Eve',
        '- Spain 1 entry',
        '-- Vigo 1 entry',
        'Bea',
        '- (empty) 1 entry',
        '-- Oslo 1 entry',
        'Dan',
      ]);
    });

    it('repeat their header on the next page', async () => {
      const test = await setUp({openGroups: 'all', pageSize: 2});
      expect(test.lines).to.deep.equal(['- Italy 3 entries', 'Ada', 'Cem']);
      await test.press('Next page');
      expect(test.lines).to.deep.equal(['- Italy 3 entries continued', 'Eve', '- Spain 1 entry', 'Bea']);
    });

    it('go to the last page if closing leaves fewer', async () => {
      const test = await setUp({openGroups: 'all', query: {group: ['country'], pageSize: 2, page: 3}});
      expect(test.lines).to.deep.equal(['- (empty) 1 entry', 'Dan']);
      test.table.openGroups = 'none';
      await test.table.settled;
      expect([test.table.page, test.lines]).to.deep.equal([2, ['- (empty) 1 entry']]);
    });

    it('sort their rows, and themselves if their column is sorted', async () => {
      const test = await setUp({openGroups: 'all'});
      await test.press('Name');
      await test.press('Name');
      expect(test.lines.filter(line => !line.startsWith('-'))).to.deep.equal([
        'Eve',
        'Cem',
        'Ada',
        'Bea',
        'Dan',
      ]);
      await test.press('Country');
      await test.press('Country');
      expect(test.lines.filter(line => line.startsWith('-'))).to.deep.equal([
        '- Spain 1 entry',
        '- Italy 3 entries',
        '- (empty) 1 entry',
      ]);
    });

    it('have the rows that match a search', async () => {
      const test = await setUp({search: 'rome', openGroups: 'all'});
      expect(test.lines).to.deep.equal(['- Italy 2 entries', 'Ada', 'Eve']);
      test.table.search = 'nobody';
      await test.table.settled;
      expect([test.harness.empty, test.lines]).to.deep.equal(['No Entries Match the filter', []]);
    });

    it('are those of a hidden field, and of options with their labels', async () => {
      const filterOptions = [{value: 'Italy', label: 'Italia'}];
      const test = await setUp({
        columns: [columns[0]!, {label: 'Country', field: 'country', filterOptions}],
        query: {group: ['country', 'score']},
        openGroups: 'all',
      });
      expect(test.lines.slice(0, 3)).to.deep.equal(['- Italia 3 entries', '-- 1 1 entry', 'Ada']);
      expect(test.info()).to.equal('5 entries, grouped by Country, score');
    });

    it('keep details and nodes with their rows', async () => {
      const test = await setUp({
        openGroups: 'all',
        columns: [
          {label: 'Name', field: 'name', render: name => html`<b>${name}</b>`},
          {label: 'Country', field: 'country'},
        ],
        renderDetail: ({name}: {name?: unknown}) => `About ${String(name)}`,
        expanded: [3],
      });
      const row = test.all('.detail-row')[0]!;
      expect(row.textContent.trim()).to.equal('About Cem');
      expect(row.parentElement!.querySelector('.group-toggle')!.textContent.trim()).to.equal('Italy');
      await test.open('Italy');
      expect(test.all('.detail-row')).to.have.length(0);
      await test.open('Italy');
      expect(test.all('.detail-row')).to.have.length(1);
    });

    it('are chosen with the menu of a column, and taken back with a chip', async () => {
      const test = await setUp({query: {}, columnMenu: true});
      expect(test.all('[part="group-bar"]')).to.have.length(0);
      await test.press('City, column options');
      await test.press('Group by City');
      expect(test.table.query.group).to.deep.equal(['city']);
      expect(test.lines).to.have.length(4);
      expect(test.announcement()).to.equal('5 entries, grouped by City');
      await test.press('Do not group by City');
      expect('group' in test.table.query).to.equal(false);
      expect(test.lines).to.deep.equal(['Ada', 'Bea', 'Cem', 'Dan', 'Eve']);
    });

    it('are not offered by a column that is not groupable, but taken back', async () => {
      const given = columns.map(column => (column.field === 'city' ? {...column, groupable: false} : column));
      const test = await setUp({columns: given, query: {}, columnMenu: true});
      await test.press('City, column options');
      await until(() => test.all('.menu-item').length > 0);
      const items = (): string[] => test.all('.menu-item').map(item => item.textContent.trim());
      expect(items().some(text => text.includes('roup by City'))).to.equal(false);
      await press('Escape');
      test.table.query = {...test.table.query, group: ['city']};
      await test.table.settled;
      await test.press('City, column options');
      await until(() => items().includes('Do not group by City'));
    });

    it('are announced, and so are a sort and another page of them', async () => {
      const test = await setUp({openGroups: 'all', pageSize: 2});
      await test.press('Name');
      expect(test.announcement()).to.equal('Sorted by Name, ascending.');
      await test.press('Next page');
      expect(test.announcement()).to.equal('Page 2');
    });

    it('follow rows that the app sets', async () => {
      const test = await setUp({openGroups: 'all'});
      test.table.rows = rows.slice(1, 3);
      await test.table.settled;
      expect(test.lines).to.deep.equal(['- Italy 1 entry', 'Cem', '- Spain 1 entry', 'Bea']);
    });
  });

  describe('totals', () => {
    it('are those of all rows of a group, and of all that match', async () => {
      const test = await setUp({pageSize: 2});
      expect(test.totals('group-total')).to.deep.equal(['Sum 1.3', 'Average 5', 'Sum 5', 'Average 2']);
      expect(test.totals('total-cell')).to.deep.equal(['Total of 5 entries', 'Sum 6.3', 'Average 5']);
      test.table.search = 'italy';
      await test.table.settled;
      expect(test.totals('total-cell')).to.deep.equal(['Total of 3 entries', 'Sum 1.3', 'Average 5']);
    });

    it('are there without groups', async () => {
      const test = await setUp({query: {}, pageSize: 2});
      expect(test.lines).to.deep.equal(['Ada', 'Bea']);
      expect(test.totals('total-cell')).to.deep.equal(['Total of 5 entries', 'Sum 6.3', 'Average 5']);
      expect(test.info()).to.equal('1 - 2 out of 5 entries');
    });

    it('are there for columns that get one later', async () => {
      const test = await setUp({query: {}, columns: columns.slice(0, 3)});
      expect(test.totals('total-cell')).to.deep.equal([]);
      test.table.columns = columns;
      await test.table.settled;
      expect(test.totals('total-cell')).to.deep.equal(['Total of 5 entries', 'Sum 6.3', 'Average 5']);
    });

    it('are what the app writes', async () => {
      const renderTotal = (value: unknown, count: number) => `${String(value)} of ${count}`;
      const total = (values: readonly unknown[]) => values.length * 10;
      const test = await setUp({
        columns: [columns[0]!, {label: 'Score', field: 'score', total, renderTotal}],
      });
      expect(test.totals('group-total')).to.deep.equal(['30 of 3', '10 of 1', '10 of 1']);
    });
  });

  describe('bad input', () => {
    it('warns of values that have no sum, once, and of functions that throw', async () => {
      const fail = (): never => {
        throw new Error('no');
      };
      const given: TableColumn[] = [
        {label: 'Name', field: 'name', total: 'sum'},
        {label: 'City', field: 'city', total: fail},
        {label: 'Score', field: 'score', total: 'median' as 'sum'},
      ];
      let test!: Awaited<ReturnType<typeof setUp>>;
      const warnings = await recordWarnings(async () => {
        test = await setUp({columns: given, openGroups: 'all'});
      });
      expect(warnings.filter(text => text.includes('total'))).to.have.length(3);
      expect(test.lines).to.have.length(8);
      expect(test.totals('total-cell')).to.deep.equal(['Total of 5 entries', '', '']);
    });

    it('warns of openGroups that are not valid, and of a group that is not a list', async () => {
      let test!: Awaited<ReturnType<typeof setUp>>;
      const warnings = await recordWarnings(async () => {
        test = await setUp({openGroups: ['Italy'] as never});
        await test.open('Spain');
        test.table.query = {group: 'country' as never};
      });
      expect(warnings.some(text => text.includes('openGroups'))).to.equal(true);
      expect(warnings.some(text => text.includes('the group of query'))).to.equal(true);
      expect(test.lines).to.include('Bea');
    });

    it('groups rows that are not objects, and values that are not text', async () => {
      const test = await setUp({
        rows: [null, 5, {country: {a: 1}}, {country: NaN}, {country: 1}, {country: '1'}] as never,
        openGroups: 'none',
      });
      expect(test.lines).to.deep.equal(['- 1 2 entries', '- (empty) 4 entries']);
    });
  });
});
