import {expect, fixture, html} from '@open-wc/testing';
import {feathers} from '../../../../core/table/backends/feathers.js';
import {readZipDirectory} from '../../../../core/table/workbook/zip-directory.js';
import type {TableColumn, TableQuery, TableRow} from '../../../../core/table/index.js';
import {GroupingServer} from '../../../../testing/grouping-server.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import '../../../data-table/data-table.define.js';
import {inflated} from '../../../import/excel/inflate.js';
import {DEFAULT_LIMITS, readWorkbook} from '../../../import/excel/read-workbook.js';
import '../../../server-table/server-table.define.js';
import '../columns/columns.define.js';
import {tableToExcel} from '../excel/excel.define.js';
import {tableToCsv} from '../export/export.define.js';
import './groups.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'City', field: 'city'},
  {label: 'Amount', field: 'amount', total: 'sum'},
];

const rows: TableRow[] = [
  {name: 'Ada', country: 'Italy', city: 'Rome', amount: 0.1},
  {name: 'Bea', country: 'Spain', city: 'Vigo', amount: 5},
  {name: 'Cem', country: 'Italy', city: 'Bari', amount: 0.2},
  {name: 'Dan', country: '', city: 'Oslo', amount: null},
];

type Properties = Omit<Partial<LcDataTable>, 'query'> & {readonly query?: Partial<TableQuery>};

async function setUp(properties: Properties = {}) {
  const table = document.createElement('lc-data-table');
  const query = {group: ['country', 'city']};
  Object.assign(table, {label: 'Sales', columns, rows, query, pageSize: 2, ...properties});
  await fixture(html`${table}`);
  return table;
}

const lines = (csv: string): string[] => csv.trim().split('\r\n');

const NESTED = [
  'Name,City,Amount',
  'Italy (2),,0.3',
  'Italy › Bari (1),,0.2',
  'Cem,Bari,0.2',
  'Italy › Rome (1),,0.1',
  'Ada,Rome,0.1',
  'Spain (1),,5',
  'Spain › Vigo (1),,5',
  'Bea,Vigo,5',
  'Empty (1),,',
  'Empty › Oslo (1),,',
  'Dan,Oslo,',
  'Total of 4 entries,,5.3',
].map(line => line.replace('Empty', '(empty)'));

/** The level of each row of a sheet, and its bold rows. */
async function levelsOf(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const [path, {data}] of readZipDirectory(bytes, name => new TextDecoder().decode(name))) {
    if (path !== 'xl/worksheets/sheet1.xml') continue;
    const pieces: BlobPart[] = [];
    for await (const piece of inflated(data)) pieces.push(piece as BlobPart);
    const xml = await new Blob(pieces).text();
    return [...xml.matchAll(/<row r="\d+"([^>]*)>/g)].map(
      ([, attributes]) => /outlineLevel="(\d)"/.exec(attributes!)?.[1] ?? '0',
    );
  }
  return [];
}

describe('the files of a table by group', () => {
  it('have a line before the rows of each group, and the totals', async () => {
    expect(lines(await tableToCsv(await setUp()))).to.deep.equal(NESTED);
  });

  it('have the rows only if the app wants that', async () => {
    const csv = await tableToCsv(await setUp(), {groups: false});
    expect(lines(csv).slice(1)).to.deep.equal(['Cem,Bari,0.2', 'Ada,Rome,0.1', 'Bea,Vigo,5', 'Dan,Oslo,']);
  });

  it('have the rows only of a page, of a selection, and of a table without groups', async () => {
    const table = await setUp({openGroups: 'all'});
    expect(lines(await tableToCsv(table, {scope: 'page'}))).to.have.length(3);
    expect(lines(await tableToCsv(table, {scope: 'selected'}))).to.have.length(1);
    table.query = {...table.query, group: []};
    await table.settled;
    expect(lines(await tableToCsv(table))).to.have.length(5);
  });

  it('write the texts of the app for rows only', async () => {
    const text = (value: unknown, {field}: {readonly field: string}, row: TableRow) =>
      field === 'city' ? `${String(value)} of ${String(row['name'])}` : undefined;
    const csv = lines(await tableToCsv(await setUp({query: {group: ['city']}}), {text}));
    expect(csv.slice(1, 3)).to.deep.equal(['Bari (1),,0.2', 'Cem,Bari of Cem,0.2']);
    expect(csv.at(-1)).to.equal('Total of 4 entries,,5.3');
  });

  it('defuse the names of groups', async () => {
    const given = [{name: 'Ada', city: '=1+1'}];
    const csv = await tableToCsv(await setUp({rows: given, query: {group: ['city']}}));
    expect(lines(csv)[1]).to.equal("'=1+1 (1),,");
  });

  it('have levels in Excel, and the totals as numbers', async () => {
    const file = await tableToExcel(await setUp(), {value: value => value});
    const [sheet] = await readWorkbook(file, DEFAULT_LIMITS);
    const expected = NESTED.map(line => line.split(','));
    expect(sheet!.rows.map(cells => [0, 1, 2].map(place => cells[place] ?? ''))).to.deep.equal(expected);
    expect((await levelsOf(file)).join('')).to.equal('0012120120120');
  });

  it('have no levels in Excel without groups', async () => {
    const file = await tableToExcel(await setUp(), {groups: false});
    expect(new Set(await levelsOf(file))).to.deep.equal(new Set(['0']));
  });

  it('have the same lines for a server table, which loads all rows', async () => {
    const server = new GroupingServer(rows, ['name', 'country', 'city', 'amount']);
    const table = document.createElement('lc-server-table');
    Object.assign(table, feathers({groups: true}), {columns, endpoint: '/sales', fetch: server.fetch});
    Object.assign(table, {query: {group: ['country', 'city']}, pageSize: 2, pageSizes: [2]});
    await fixture(html`${table}`);
    await table.settled;
    expect(lines(await tableToCsv(table))).to.deep.equal(NESTED);
  });
});
