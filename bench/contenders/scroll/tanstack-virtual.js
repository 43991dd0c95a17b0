import {tableFeatures, useTable} from '@tanstack/react-table';
import {useVirtualizer} from '@tanstack/react-virtual';
import {createElement as h, useState} from 'react';
import {COLUMNS} from '../../page/table-data.js';
import {renderReact} from '../shared/render-react.js';
import {textsOfCells} from '../table/contender.js';
import {ROW_HEIGHT} from './contender.js';
import './floor/scroll.css';

const features = tableFeatures({});

const columns = COLUMNS.map(({field, label}) => ({accessorKey: field, header: label}));

/** The virtualizer is in the lowest component, so that a movement renders the rows only. */
function Body({table, scroller}) {
  const {rows} = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => scroller,
    overscan: 5,
  });
  return h(
    'tbody',
    {style: {height: `${virtualizer.getTotalSize()}px`}},
    virtualizer.getVirtualItems().map(({index, start}) => {
      const row = rows[index];
      return h(
        'tr',
        {key: row.id, style: {transform: `translateY(${start}px)`}},
        row.getAllCells().map(cell => h('td', {key: cell.id}, h(table.FlexRender, {cell}))),
      );
    }),
  );
}

/** @type {import('./contender.js').ScrollContender} */
export default {
  title: 'TanStack Table and Virtual (React)',
  note: 'They have no user interface: the app writes the markup, here that of the floor, with rows of one height.',
  mount(host, data) {
    function App() {
      const [scroller, setScroller] = useState(null);
      const table = useTable({features, columns, data});
      const heads = table.getHeaderGroups().map(({id, headers}) =>
        h(
          'tr',
          {key: id},
          headers.map(header => h('th', {key: header.id}, h(table.FlexRender, {header}))),
        ),
      );
      return h(
        'div',
        {className: 'scroll-floor', ref: setScroller, tabIndex: 0},
        h('table', null, h('thead', null, heads), h(Body, {table, scroller})),
      );
    }
    const destroy = renderReact(host, App);
    return {
      scroller: () => host.querySelector('.scroll-floor'),
      header: () => host.querySelector('thead'),
      rowElements: () => host.querySelectorAll('tbody > tr'),
      cellTexts: textsOfCells,
      destroy,
    };
  },
};
