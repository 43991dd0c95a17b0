import {ClientSideRowModelModule, createGrid, ModuleRegistry} from 'ag-grid-community';
import {COLUMNS} from '../../page/table-data.js';
import {rowsOf, textsByColumn} from '../table/ag-grid/rows.js';
import {HEIGHT} from './contender.js';

ModuleRegistry.registerModules([ClientSideRowModelModule]);

/** @type {import('./contender.js').ScrollContender} */
export default {
  title: 'AG Grid Community',
  note: 'All rows have the height of its theme.',
  mount(host, rowData) {
    host.style.height = `${HEIGHT}px`;
    const api = createGrid(host, {
      columnDefs: COLUMNS.map(({field, label}) => ({field, headerName: label})),
      rowData,
    });
    return {
      scroller: () => host.querySelector('.ag-grid-viewport'),
      header: () => host.querySelector('.ag-header'),
      rowElements: () => rowsOf(host),
      cellTexts: textsByColumn,
      destroy: () => {
        api.destroy();
        host.remove();
      },
    };
  },
};
