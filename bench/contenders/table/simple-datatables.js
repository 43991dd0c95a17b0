import {DataTable} from 'simple-datatables';
import 'simple-datatables/dist/style.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {choose, lastNumber, textsOfCells, type} from './contender.js';

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'simple-datatables',
  mount(host, rows) {
    const element = host.appendChild(document.createElement('table'));
    const table = new DataTable(element, {
      data: {
        headings: COLUMNS.map(({label}) => label),
        data: rows.map(row => FIELDS.map(field => row[field])),
      },
      columns: COLUMNS.map(({isNumber}, select) => ({select, type: isNumber ? 'number' : 'string'})),
      perPage: 10,
      perPageSelect: [10, 20, 50, 100, 1000],
    });
    return {
      count: () => lastNumber(host.querySelector('.datatable-info')?.textContent),
      rowElements: () => host.querySelectorAll('tbody tr'),
      cellTexts: textsOfCells,
      search: text => type(host.querySelector('.datatable-input'), text),
      sort: field => host.querySelectorAll('.datatable-sorter')[FIELDS.indexOf(field)].click(),
      nextPage: () => host.querySelector('.datatable-pagination-list-item-link[data-page="2"]').click(),
      setPageSize: size => choose(host.querySelector('.datatable-selector'), String(size)),
      rewind: () => table.page(1),
      destroy: () => {
        table.destroy();
        host.remove();
      },
    };
  },
};
