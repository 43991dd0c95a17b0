import {DataTable} from '@life-changers/react';
import {createElement, useState} from 'react';
import {COLUMNS} from '../../page/table-data.js';
import {instanceOf} from './life-changers/data-table.js';
import {renderReact} from '../shared/render-react.js';

const columns = COLUMNS.map(({field, label}) => ({field, label}));

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'Life Changers, React',
  mount(host, rows) {
    /** @type {{setPageSize: (size: number) => void}} */
    const table = {setPageSize() {}};
    function App() {
      const [pageSize, setPageSize] = useState(10);
      table.setPageSize = setPageSize;
      return createElement(DataTable, {columns, rows, pageSize});
    }
    const destroy = renderReact(host, App);
    const element = {
      get shadowRoot() {
        return host.querySelector('lc-data-table')?.shadowRoot ?? null;
      },
    };
    return {...instanceOf(element, size => table.setPageSize(size)), destroy};
  },
};
