import {
  columnFilteringFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createPaginatedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import {createElement as h} from 'react';
import {COLUMNS, WORD} from '../../page/table-data.js';
import {TREE_FIELDS} from '../../page/tree-data.js';
import {renderReact} from '../shared/render-react.js';
import {textsOfCells} from '../table/contender.js';
import '../table/floor/table.css';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  expandedRowModel: createExpandedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: {includesString: filterFn_includesString},
});

const columns = TREE_FIELDS.map(name => ({
  accessorKey: name,
  header: COLUMNS.find(({field}) => field === name).label,
}));

const options = {
  getSubRows: ({children}) => children,
  filterFromLeafRows: true,
  globalFilterFn: 'includesString',
};

function contentOf(table, row, cell) {
  const content = h(table.FlexRender, {cell});
  if (cell.column.id !== TREE_FIELDS[0]) return content;
  const toggle = row.getCanExpand()
    ? h('button', {type: 'button', 'aria-label': 'Rows below', onClick: row.getToggleExpandedHandler()})
    : null;
  return h('div', {style: {paddingInlineStart: `${row.depth * 20}px`}}, toggle, content);
}

function lineOf(table, row) {
  const cells = row.getAllCells().map(cell => h('td', {key: cell.id}, contentOf(table, row, cell)));
  return h('tr', {key: row.id, 'aria-level': row.depth + 1}, cells);
}

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'TanStack Table (React)',
  note: 'It has no user interface: the app writes the markup, here that of the floor. The app opens all rows for a search.',
  mount(host, data) {
    let shown = null;
    function App() {
      const table = useTable({features, columns, data, ...options});
      shown = table;
      const heads = table.getHeaderGroups().map(({id, headers}) =>
        h(
          'tr',
          {key: id},
          headers.map(header => h('th', {key: header.id}, h(table.FlexRender, {header}))),
        ),
      );
      const lines = table.getRowModel().rows.map(row => lineOf(table, row));
      return h('table', {className: 'floor'}, h('thead', null, heads), h('tbody', null, lines));
    }
    const destroy = renderReact(host, App);
    return {
      rowElements: () => host.querySelectorAll('tbody > tr'),
      cellTexts: textsOfCells,
      levelOf: row => Number(row.ariaLevel) - 1,
      toggle: () => host.querySelector('tbody button').click(),
      openAll: () => shown.toggleAllRowsExpanded(true),
      closeAll: () => shown.toggleAllRowsExpanded(false),
      search() {
        shown.setGlobalFilter(WORD);
        shown.toggleAllRowsExpanded(true);
      },
      destroy,
    };
  },
};
