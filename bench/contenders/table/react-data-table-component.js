import {createElement as h, useMemo, useState} from 'react';
import DataTable from 'react-data-table-component';
import 'react-data-table-component/css';
import {COLUMNS} from '../../page/table-data.js';
import {filterRows} from './shared/filter-rows.js';
import {nativeTable} from './shared/native-table.js';
import {renderReact} from '../shared/render-react.js';

const columns = COLUMNS.map(({field, label}) => ({
  id: field,
  name: label,
  selector: row => row[field],
  sortable: true,
}));

const SELECTORS = {
  info: '.rdt_Pagination',
  row: '.rdt_TableRow',
  search: '.app-search',
  sort: '.rdt_TableCol_Sortable',
  next: '#pagination-next-page',
  size: '.rdt_Pagination select',
};

const SIZES = [10, 20, 50, 100, 1000];

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'react-data-table-component',
  note: 'It has no search field: the app filters the rows.',
  mount(host, rows) {
    function App() {
      const [text, setText] = useState('');
      const data = useMemo(() => filterRows(rows, text), [text]);
      return h(
        'div',
        null,
        h('input', {
          type: 'search',
          className: 'app-search',
          value: text,
          onChange: event => setText(event.target.value),
        }),
        h(DataTable, {
          columns,
          data,
          pagination: true,
          paginationPerPage: 10,
          paginationRowsPerPageOptions: SIZES,
        }),
      );
    }
    const destroy = renderReact(host, App);
    return {...nativeTable(host, SELECTORS), destroy};
  },
};
