import {
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  NumberFilterModule,
  PaginationModule,
  RowApiModule,
  RowSelectionModule,
  TextFilterModule,
} from 'ag-grid-community';
import {COLUMNS} from '../../page/table-data.js';
import {element} from '../shared/element.js';
import {lastNumber} from '../table/contender.js';
import {HEIGHT, rowsOf, textsByColumn} from '../table/ag-grid/rows.js';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  NumberFilterModule,
  PaginationModule,
  RowApiModule,
  RowSelectionModule,
  TextFilterModule,
]);

const FILTERS = {
  amount: {filter: 'agNumberColumnFilter', filterParams: {inRangeInclusive: true}},
  name: {filter: 'agTextColumnFilter'},
};

const modelOf = ({number, text}) => ({
  ...(number && {
    amount: {filterType: 'number', type: 'inRange', filter: number.from, filterTo: number.to},
  }),
  ...(text && {name: {filterType: 'text', type: 'contains', filter: text.text}}),
});

/** @type {import('./contender.js').FeaturesContender} */
export default {
  title: 'AG Grid Community',
  note: 'It shows no number of selected rows, and cannot invert a selection: the app does both with its API. It renders only the rows in view.',
  mount(host, rowData) {
    const bar = element('div');
    const frame = element('div');
    frame.style.height = HEIGHT;
    host.append(bar, frame);
    const showCount = count => (bar.textContent = `${count} selected`);
    showCount(0);
    const api = createGrid(frame, {
      columnDefs: COLUMNS.map(({field, label}) => ({field, headerName: label, ...FILTERS[field]})),
      rowData,
      getRowId: ({data}) => String(data.id),
      rowSelection: {mode: 'multiRow', selectAll: 'filtered'},
      onSelectionChanged: ({selectedNodes, api: grid}) =>
        showCount((selectedNodes ?? grid.getSelectedNodes()).length),
      pagination: true,
      paginationPageSize: 10,
      paginationPageSizeSelector: [10, 20],
      animateRows: false,
      ensureDomOrder: true,
    });
    const setSelected = (nodes, newValue) => api.setNodesSelected({nodes, newValue});
    return {
      count: () => lastNumber(frame.querySelector('[data-ref=lbRecordCount]')?.textContent),
      selectedCount: () => lastNumber(bar.textContent),
      rowElements: () => rowsOf(frame),
      cellTexts: textsByColumn,
      isSelected: row => row.querySelector('input').checked,
      filter: filters => api.setFilterModel(modelOf(filters)),
      selectAll: () => frame.querySelector('.ag-header-select-all input').click(),
      select(keys) {
        api.deselectAll();
        setSelected(
          keys.map(key => api.getRowNode(String(key))),
          true,
        );
      },
      invert() {
        const nodes = [];
        const others = [];
        api.forEachNode(node => (node.isSelected() ? nodes : others).push(node));
        setSelected(nodes, false);
        setSelected(others, true);
      },
      destroy() {
        api.destroy();
        host.remove();
      },
    };
  },
};
