import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  PaginationModule,
  RowApiModule,
  TextEditorModule,
} from 'ag-grid-community';
import {COLUMNS} from '../../page/table-data.js';
import {HEIGHT, rowsOf, textsByColumn} from '../table/ag-grid/rows.js';

ModuleRegistry.registerModules([
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  PaginationModule,
  RowApiModule,
  TextEditorModule,
]);

/** @type {import('./contender.js').EditingContender} */
export default {
  title: 'AG Grid Community',
  note: 'A transaction replaces rows: the app merges the changed fields. It renders only the rows in view.',
  missing: {paste: 'Its paid edition pastes into cells.'},
  mount(host, rows) {
    host.style.height = HEIGHT;
    const api = createGrid(host, {
      columnDefs: COLUMNS.map(({field, label, isNumber}) => ({
        field,
        headerName: label,
        editable: field !== 'id',
        cellEditor: 'agTextCellEditor',
        ...(isNumber && {valueParser: ({newValue}) => Number(newValue)}),
      })),
      // Edits change the rows.
      rowData: rows.map(row => ({...row})),
      getRowId: ({data}) => String(data.id),
      pagination: true,
      paginationPageSize: 10,
      paginationPageSizeSelector: [10, 20],
      animateRows: false,
      ensureDomOrder: true,
    });
    const rowOf = id => api.getRowNode(String(id)).data;
    return {
      rowElements: () => rowsOf(host),
      cellTexts: textsByColumn,
      cell: (row, field) => row.querySelector(`[col-id=${field}]`),
      rowOf,
      change: changes =>
        api.applyTransaction({update: changes.map(change => ({...rowOf(change.id), ...change}))}),
      destroy: () => {
        api.destroy();
        host.remove();
      },
    };
  },
};
