import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import {createElement as h} from 'react';
import {COLUMNS} from '../../page/table-data.js';
import './floor/table.css';
import {nativeTable} from './shared/native-table.js';
import {renderReact} from '../shared/render-react.js';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: {includesString: filterFn_includesString},
  sortFns: {text: sortFn_text},
});

const columns = COLUMNS.map(({field, label, isNumber}) => ({
  accessorKey: field,
  header: label,
  sortDescFirst: false,
  sortFn: isNumber ? 'basic' : 'text',
}));

const SELECTORS = {
  info: 'p',
  row: 'tbody tr',
  search: 'input',
  sort: 'th button',
  next: '.next',
  size: 'select',
};

const SIZES = [10, 20, 50, 100, 1000];

function head(table) {
  return table.getHeaderGroups().map(group =>
    h(
      'tr',
      {key: group.id},
      group.headers.map(header =>
        h(
          'th',
          {key: header.id},
          h(
            'button',
            {type: 'button', onClick: header.column.getToggleSortingHandler()},
            h(table.FlexRender, {header}),
          ),
        ),
      ),
    ),
  );
}

function body(table) {
  return table.getRowModel().rows.map(row =>
    h(
      'tr',
      {key: row.id},
      row.getAllCells().map(cell => h('td', {key: cell.id}, h(table.FlexRender, {cell}))),
    ),
  );
}

function footer(table) {
  const {pageIndex, pageSize} = table.state.pagination;
  const start = pageIndex * pageSize;
  const count = table.getPrePaginatedRowModel().rows.length;
  return h(
    'div',
    null,
    h(
      'select',
      {value: pageSize, onChange: event => table.setPageSize(Number(event.target.value))},
      SIZES.map(size => h('option', {key: size, value: size}, size)),
    ),
    h('p', null, `${start + 1} - ${Math.min(start + pageSize, count)} out of ${count}`),
    h('button', {type: 'button', className: 'next', onClick: () => table.nextPage()}, 'Next'),
  );
}

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'TanStack Table (React)',
  note: 'It has no user interface: the app writes the markup, here that of the floor.',
  mount(host, data) {
    function App() {
      const table = useTable({
        features,
        columns,
        data,
        globalFilterFn: 'includesString',
        enableSortingRemoval: false,
      });
      return h(
        'div',
        null,
        h('input', {
          type: 'search',
          value: table.state.globalFilter ?? '',
          onChange: event => table.setGlobalFilter(event.target.value),
        }),
        h('table', {className: 'floor'}, h('thead', null, head(table)), h('tbody', null, body(table))),
        footer(table),
      );
    }
    const destroy = renderReact(host, App);
    return {...nativeTable(host, SELECTORS), destroy};
  },
};
