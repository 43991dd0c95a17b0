import {DataGrid} from '@mui/x-data-grid';
import {createElement as h, useState} from 'react';
import {COLUMNS} from '../../page/table-data.js';
import {renderReact} from '../shared/render-react.js';
import {HEIGHT} from '../table/ag-grid/rows.js';
import {RowStore} from './shared/row-store.js';

const columns = COLUMNS.map(({field, label, isNumber}) => ({
  field,
  headerName: label,
  editable: field !== 'id',
  flex: 1,
  // Numbers have no separators, as in the other tables.
  ...(isNumber && {valueFormatter: value => String(value), valueParser: Number}),
}));

/** @type {import('./contender.js').EditingContender} */
export default {
  title: 'MUI X Data Grid Community',
  note: 'Its free edition updates one row at a time, so the app gives it all rows again. It renders only the rows in view.',
  missing: {paste: 'Its paid edition pastes into cells.'},
  mount(host, rows) {
    const store = new RowStore(rows);
    function App() {
      const [shown, setShown] = useState(store.rows);
      store.show = setShown;
      return h(
        'div',
        {style: {height: HEIGHT}},
        h(DataGrid, {
          columns,
          rows: shown,
          processRowUpdate(row) {
            store.change([row]);
            return row;
          },
          initialState: {pagination: {paginationModel: {pageSize: 10}}},
          pageSizeOptions: [10],
        }),
      );
    }
    const destroy = renderReact(host, App);
    return {
      rowElements: () => host.querySelectorAll('.MuiDataGrid-row'),
      cellTexts: row => [...row.querySelectorAll('[data-field]')].map(cell => cell.textContent.trim()),
      cell: (row, field) => row.querySelector(`[data-field=${field}]`),
      rowOf: id => store.rowOf(id),
      change: changes => store.change(changes),
      destroy,
    };
  },
};
