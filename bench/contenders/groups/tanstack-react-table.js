import {
  aggregationFn_sum,
  columnGroupingFeature,
  createExpandedRowModel,
  createGroupedRowModel,
  createPaginatedRowModel,
  rowAggregationFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import {createElement as h} from 'react';
import {GROUP_COLUMNS, GROUP_FIELD, SUM_FIELD} from '../../page/group-data.js';
import {renderReact} from '../shared/render-react.js';
import '../table/floor/table.css';
import {linesOf} from './contender.js';

const features = tableFeatures({
  columnGroupingFeature,
  rowAggregationFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  groupedRowModel: createGroupedRowModel(),
  expandedRowModel: createExpandedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  aggregationFns: {sum: aggregationFn_sum},
});

const columns = GROUP_COLUMNS.map(({field, label}) => ({
  accessorKey: field,
  header: label,
  ...(field === SUM_FIELD && {aggregationFn: 'sum', aggregatedCell: ({getValue}) => getValue()}),
}));

function contentOf(table, row, cell) {
  if (!row.getIsGrouped()) return h(table.FlexRender, {cell});
  if (cell.getIsGrouped())
    return h(
      'span',
      null,
      h('button', {type: 'button', onClick: row.getToggleExpandedHandler()}, h(table.FlexRender, {cell})),
      ` (${row.subRows.length})`,
    );
  return cell.column.id === SUM_FIELD ? h(table.FlexRender, {cell}) : null;
}

function lineOf(table, row) {
  const cells = row.getAllCells().map(cell => h('td', {key: cell.id}, contentOf(table, row, cell)));
  return h('tr', {key: row.id, 'data-group': row.getIsGrouped() ? '' : undefined}, cells);
}

/** @type {import('./contender.js').GroupsContender} */
export default {
  title: 'TanStack Table (React)',
  note: 'It has no user interface: the app writes the markup, here that of the floor. It adds up the groups on the page. Groups are in the order of the rows.',
  mount(host, data) {
    let shown = null;
    function App() {
      const table = useTable({features, columns, data});
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
      lines: () => linesOf(host.querySelectorAll('tbody > tr'), '[data-group]'),
      group: () => shown.setGrouping([GROUP_FIELD]),
      ungroup: () => shown.setGrouping([]),
      toggle: () => host.querySelector('tbody button').click(),
      destroy,
    };
  },
};
