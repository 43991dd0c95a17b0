import {expect} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {initialQuery} from '../../../../core/table/index.js';
import {setUpColumns, type ColumnsHarness} from '../../../../testing/columns-harness.js';
import type {LcDataTable, TableColumn} from '../../../data-table/data-table.define.js';
import {tableToCsv} from '../export/export.define.js';
import '../filters/filters.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Born', field: 'born', type: 'date'},
];

const rows = [
  {name: 'Ada', born: '2026-12-05'},
  {name: 'Grace', born: {value: '2026-05-12T14:30', className: 'late'}},
  {name: 'Alan', born: new Date(2026, 5, 1)},
  {name: 'Radia', born: 'soon'},
];

const setUp = (properties: Partial<LcDataTable> = {}) =>
  setUpColumns({columns, rows, lang: 'en-GB', ...properties});

const dates = (harness: ColumnsHarness) => harness.column(1).map(text => text.replace(/\p{Cf}/gu, ''));

describe('A column of dates', () => {
  it('shows them in the format of typed dates, and other values unchanged', async () => {
    expect(dates(await setUp())).to.deep.equal(['05/12/2026', '12/05/2026 14:30', '01/06/2026', 'soon']);
  });

  it('follows the language of the page', async () => {
    registerTranslation(ar);
    const harness = await setUp();
    harness.table.lang = 'ar-EG';
    harness.table.dir = 'rtl';
    await new Promise(requestAnimationFrame);
    await harness.table.updateComplete;
    expect(dates(harness)[0]).to.equal('٠٥/١٢/٢٠٢٦');
  });

  it('shows what render returns', async () => {
    const harness = await setUp({
      columns: [columns[0]!, {...columns[1]!, render: value => `on ${String(value)}`} as TableColumn],
    });
    expect(dates(harness)[0]).to.equal('on 2026-12-05');
  });

  it('is sorted and searched by the values of the rows', async () => {
    const sorted = await setUp({sort: {field: 'born', direction: 'asc'}, rows: rows.slice(0, 2)});
    const found = await setUp({query: {...initialQuery(5), search: '2026-12-05'}});
    expect([sorted.column(0), found.column(0)]).to.deep.equal([['Grace', 'Ada'], ['Ada']]);
  });

  it('has the values of the rows in CSV', async () => {
    const {table} = await setUp({rows: rows.slice(0, 1)});
    expect(await tableToCsv(table)).to.equal('Name,Born\r\nAda,2026-12-05\r\n');
  });

  it('keeps its cells while the user arranges the columns', async () => {
    const harness = await setUp({columnMenu: true});
    await harness.choose('Born', 'Move left');
    expect(harness.column(0)[0]).to.equal('05/12/2026');
  });

  it('has the dates of its options in the same format', async () => {
    const {table} = await setUp({
      columns: [columns[0]!, {...columns[1]!, filter: 'options'} as TableColumn],
      rows: rows.slice(0, 1),
      query: {...initialQuery(5), filters: {born: {type: 'options', values: ['2026-12-05']}}},
    });
    expect(table.shadowRoot!.querySelector('.chip')!.textContent.trim()).to.equal('Born: 05/12/2026');
  });
});
