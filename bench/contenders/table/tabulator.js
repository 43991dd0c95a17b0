import {TabulatorFull} from 'tabulator-tables';
import 'tabulator-tables/dist/css/tabulator.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {choose, lastNumber} from './contender.js';

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'Tabulator',
  note: 'It has no search field: the app sets a filter over all columns.',
  mount(host, rows) {
    const table = new TabulatorFull(host.appendChild(document.createElement('div')), {
      columns: COLUMNS.map(({field, label, isNumber}) => ({
        field,
        title: label,
        sorter: isNumber ? 'number' : 'string',
      })),
      data: rows,
      layout: 'fitColumns',
      pagination: true,
      paginationSize: 10,
      paginationSizeSelector: [10, 20, 50, 100, 1000],
      paginationCounter: 'rows',
    });
    const search = text =>
      text === ''
        ? table.clearFilter()
        : table.setFilter([FIELDS.map(field => ({field, type: 'like', value: text}))]);
    return {
      count: () => lastNumber(host.querySelector('.tabulator-page-counter')?.textContent),
      rowElements: () => host.querySelectorAll('.tabulator-table > .tabulator-row'),
      cellTexts: row => [...row.querySelectorAll('.tabulator-cell')].map(cell => cell.textContent),
      search,
      sort: field => host.querySelector(`.tabulator-col[tabulator-field=${field}]`).click(),
      nextPage: () => host.querySelector('.tabulator-page[data-page=next]').click(),
      setPageSize: size => choose(host.querySelector('.tabulator-page-size'), String(size)),
      destroy: () => {
        table.destroy();
        host.remove();
      },
    };
  },
};
