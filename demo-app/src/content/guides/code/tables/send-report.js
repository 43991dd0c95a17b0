import '@life-changers/elements/data-table';
import {tableToExcel} from '@life-changers/elements/table-excel';

const table = document.querySelector('lc-data-table');
const report = new FormData();
report.append(
  'file',
  await tableToExcel(table, {scope: 'selected'}),
  'orders.xlsx',
);
await fetch('/reports', {method: 'POST', body: report});
