import {
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  PaginationModule,
  QuickFilterModule,
} from 'ag-grid-community';
import {COLUMNS} from '../../page/table-data.js';
import {HEIGHT, rowsOf, textsByColumn} from './ag-grid/rows.js';
import {lastNumber} from './contender.js';

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, QuickFilterModule]);

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'AG Grid Community',
  note: 'It has no search field: the app sets the quick filter. It renders only the rows in view.',
  mount(host, rowData) {
    host.style.height = HEIGHT;
    const api = createGrid(host, {
      columnDefs: COLUMNS.map(({field, label}) => ({field, headerName: label})),
      rowData,
      pagination: true,
      paginationPageSize: 10,
      paginationPageSizeSelector: [10, 20, 50, 100, 1000],
      animateRows: false,
      ensureDomOrder: true,
    });
    const reference = name => host.querySelector(`[data-ref=${name}]`);
    return {
      isVirtual: true,
      count: () => lastNumber(reference('lbRecordCount')?.textContent),
      rowElements: () => rowsOf(host),
      cellTexts: textsByColumn,
      search: text => api.setGridOption('quickFilterText', text),
      sort: field => host.querySelector(`.ag-header-cell[col-id=${field}] .ag-header-cell-label`).click(),
      nextPage: () => reference('btNext').click(),
      setPageSize: size => api.setGridOption('paginationPageSize', size),
      destroy: () => {
        api.destroy();
        host.remove();
      },
    };
  },
};
