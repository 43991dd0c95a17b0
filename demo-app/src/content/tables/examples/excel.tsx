import '@life-changers/elements/table-excel';
import '@life-changers/elements/table-export';
import '@life-changers/elements/table-filters';
import type {ExcelOptions} from '@life-changers/elements/core/table';
import {DataTable, type Column} from '@life-changers/react';

const EURO = {style: 'currency', currency: 'EUR'} as const;
const euros = new Intl.NumberFormat('en', EURO);

const rows = [
  {number: 'R-0041', customer: 'Ada Lovelace', amount: 1249.5, due: '2026-12-15', paid: true},
  {number: 'R-0042', customer: 'Grace Hopper', amount: 89, due: '2026-12-20', paid: false},
  {number: 'R-0043', customer: 'Katherine Johnson', amount: 420.75, due: '2027-01-08', paid: false},
];

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Invoice', field: 'number'},
  {label: 'Customer', field: 'customer', filter: 'text'},
  {label: 'Amount', field: 'amount', type: 'number', render: amount => euros.format(amount)},
  {label: 'Due', field: 'due', type: 'date', filter: 'date'},
  {label: 'Paid', field: 'paid', render: isPaid => (isPaid ? 'Yes' : 'No')},
];

const excel: ExcelOptions = {
  sheetName: 'December',
  formats: {amount: EURO},
};

export default function Excel() {
  return (
    <DataTable label="Invoices" columns={columns} rows={rows} download="invoices" excelOptions={excel} />
  );
}
