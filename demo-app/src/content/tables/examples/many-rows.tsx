import '@life-changers/elements/table-long-pages';
import {DataTable, type Column} from '@life-changers/react';

const CITIES = ['Lisbon', 'Braga', 'Porto', 'Évora', 'Faro', 'Aveiro', 'Coimbra'];
const FIRST_DAY = Date.UTC(2019, 5, 1);
const ONE_HOUR = 3_600_000;

const rows = Array.from({length: 100_000}, (_, index) => ({
  order: index + 1,
  city: CITIES[(index * 31) % CITIES.length],
  amount: ((index * 7919) % 100_000) / 100,
  day: new Date(FIRST_DAY + index * ONE_HOUR),
}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Order', field: 'order', width: '7rem'},
  {label: 'City', field: 'city'},
  {label: 'Amount', field: 'amount', render: amount => `€${amount.toFixed(2)}`},
  {
    label: 'Day',
    field: 'day',
    columnClass: 'one-line',
    render: day => day.toISOString().slice(0, 10),
  },
];

export default function ManyRows() {
  return <DataTable label="Orders" columns={columns} rows={rows} pageSizes={[10, 100, 1000, 10_000]} />;
}
