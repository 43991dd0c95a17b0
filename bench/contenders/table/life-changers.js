import '@life-changers/elements/data-table';
import {COLUMNS} from '../../page/table-data.js';
import {instanceOf} from './life-changers/data-table.js';

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'Life Changers',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    table.columns = COLUMNS.map(({field, label}) => ({field, label}));
    table.rows = rows;
    host.append(table);
    return {...instanceOf(table, size => (table.pageSize = size)), destroy: () => host.remove()};
  },
};
