import {createElement as h} from 'react';
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import {COLUMNS} from '../../page/table-data.js';
import {renderReact} from '../shared/render-react.js';
import {textsOfCells} from '../table/contender.js';
import {HEIGHT, ROW_HEIGHT} from './contender.js';

const columns = COLUMNS.map(({field, label}) => ({id: field, label}));
const layoutOptions = {rowHeight: ROW_HEIGHT, headingHeight: ROW_HEIGHT};

/** @type {import('./contender.js').ScrollContender} */
export default {
  title: 'React Aria Components',
  note: 'It has no styles: the app sets the height of rows.',
  mount(host, rows) {
    const App = () =>
      h(
        Virtualizer,
        {layout: TableLayout, layoutOptions},
        h(
          Table,
          {
            'aria-label': 'Rows',
            style: {height: `${HEIGHT}px`, overflow: 'auto', scrollPaddingTop: ROW_HEIGHT},
          },
          h(
            TableHeader,
            {columns, style: {background: '#fff', height: '100%', width: '100%'}},
            ({id, label}) => h(Column, {isRowHeader: id === 'name'}, label),
          ),
          h(TableBody, {items: rows}, row =>
            h(Row, {columns, style: {height: '100%'}}, ({id}) => h(Cell, null, row[id])),
          ),
        ),
      );
    const destroy = renderReact(host, App);
    const table = () => host.querySelector('[role=grid]');
    return {
      scroller: table,
      header: () => table()?.querySelector('.react-aria-TableHeader'),
      rowElements: () => table()?.querySelectorAll('.react-aria-Row') ?? [],
      cellTexts: textsOfCells,
      destroy,
    };
  },
};
