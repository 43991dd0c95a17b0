import '@life-changers/elements/table-filter-bar';
import {DataTable, type Column} from '@life-changers/react';

const CITIES = ['Lisbon', 'Braga', 'Porto', 'Évora', 'Faro', 'Aveiro', 'Coimbra'];
const STATES = ['New', 'Paid', 'Shipped', 'Returned'];
const ONE_DAY = 86_400_000;
const today = Date.now();

const rows = Array.from({length: 1000}, (_, index) => ({
  id: index + 1,
  status: STATES[(index * 7) % STATES.length],
  city: CITIES[(index * 31) % CITIES.length],
  amount: ((index * 7919) % 100_000) / 100,
  day: new Date(today - (index % 365) * ONE_DAY).toISOString().slice(0, 10),
}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Order', field: 'id', filter: 'number'},
  {label: 'Status', field: 'status', filter: 'options'},
  {label: 'City', field: 'city', filter: 'options'},
  {label: 'Amount', field: 'amount', filter: 'number', render: amount => `€${amount.toFixed(2)}`},
  {label: 'Day', field: 'day', filter: 'date'},
];

export default function WithFilterBar() {
  return (
    <DataTable
      filterBar
      label="Orders with a filter bar"
      columns={columns}
      rows={rows}
      pageSize={5}
      query={{
        filters: {status: {type: 'options', values: ['New', 'Paid']}},
        where: {
          match: 'all',
          conditions: [
            {field: 'day', filter: {type: 'period', period: 'last-90-days'}},
            {
              match: 'any',
              conditions: [
                {field: 'city', filter: {type: 'options', values: ['Porto']}},
                {field: 'amount', filter: {type: 'number', from: 900}},
              ],
            },
          ],
        },
      }}
    />
  );
}
