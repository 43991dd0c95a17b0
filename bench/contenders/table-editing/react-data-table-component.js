import {createElement as h, useMemo, useState} from 'react';
import DataTable from 'react-data-table-component';
import 'react-data-table-component/css';
import {COLUMNS} from '../../page/table-data.js';
import {renderReact} from '../shared/render-react.js';
import {RowStore} from './shared/row-store.js';

/** @type {import('./contender.js').EditingContender} */
export default {
  title: 'react-data-table-component',
  note: 'The first click starts an edit. The app makes a new list of rows with each change.',
  missing: {paste: 'It does not paste into cells.'},
  mount(host, rows) {
    const store = new RowStore(rows);
    function App() {
      const [data, setData] = useState(store.rows);
      store.show = setData;
      const columns = useMemo(
        () =>
          COLUMNS.map(({field, label}) => ({
            id: field,
            name: label,
            selector: row => row[field],
            editable: field !== 'id',
            onCellEdit: ({id}, value) => store.change([{id, [field]: value}]),
          })),
        [],
      );
      return h(DataTable, {columns, data, pagination: true, paginationPerPage: 10});
    }
    const destroy = renderReact(host, App);
    return {
      rowElements: () => host.querySelectorAll('.rdt_TableRow'),
      cellTexts: row => [...row.querySelectorAll('.rdt_TableCell')].map(cell => cell.textContent.trim()),
      cell: (row, field) => row.querySelector(`[data-column-id=${field}]`),
      rowOf: id => store.rowOf(id),
      change: changes => store.change(changes),
      destroy,
    };
  },
};
