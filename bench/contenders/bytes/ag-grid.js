/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'AG Grid Community',

  entries: {
    table: `export {ClientSideRowModelModule, createGrid, ModuleRegistry, PaginationModule, QuickFilterModule} from 'ag-grid-community';`,
  },
};
