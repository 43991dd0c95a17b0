import {DataTable} from 'simple-datatables';
import 'simple-datatables/dist/style.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {nativeTable} from './shared/native-table.js';

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
      ...nativeTable(host, {
        info: '.datatable-info',
        row: 'tbody tr',
        search: '.datatable-input',
        sort: '.datatable-sorter',
        next: '.datatable-pagination-list-item-link[data-page="2"]',
        size: '.datatable-selector',
      }),
      rewind: () => table.page(1),
      destroy: () => {
        table.destroy();
        host.remove();
      },
    };
  },
};
