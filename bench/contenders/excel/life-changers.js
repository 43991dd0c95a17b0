import '@life-changers/elements/data-table';
import {tableToExcel} from '@life-changers/elements/table-excel';
import {COLUMNS} from '../../page/table-data.js';
import {DAY} from './contender.js';

/** @type {import('./contender.js').ExcelContender} */
export default {
  title: 'Life Changers',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    const columns = COLUMNS.map(({field, label}) => ({
      field,
      label,
      type: field === DAY ? 'date' : undefined,
    }));
    // Without a search, no task reads the rows for it.
    Object.assign(table, {columns, rows, searchHidden: true});
    host.append(table);
    return {write: () => tableToExcel(table), destroy: () => host.remove()};
  },
};
