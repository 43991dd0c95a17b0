import writeExcelFile from 'write-excel-file/browser';
import {FIELDS} from '../../page/table-data.js';
import {DAY, LABELS, valueOf} from './contender.js';

const cellOf = (row, field) =>
  field === DAY ? {value: valueOf(row, field), format: 'yyyy-mm-dd'} : valueOf(row, field);

/** @type {import('./contender.js').ExcelContender} */
export default {
  title: 'write-excel-file',
  note: 'Without filters. A worker compresses the file.',
  mount(host, rows) {
    return {
      write: () => {
        const header = LABELS.map(value => ({value, fontWeight: 'bold'}));
        const data = [header, ...rows.map(row => FIELDS.map(field => cellOf(row, field)))];
        return writeExcelFile(data, {stickyRowsCount: 1}).toBlob();
      },
      destroy: () => host.remove(),
    };
  },
};
