import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-filter-bar';
import '@life-changers/elements/table-groups';
import '@life-changers/elements/table-views';
import {DataTable, type Column, type TableView, type ViewStorage} from '@life-changers/react';

const CITIES = ['Lisbon', 'Braga', 'Porto', 'Faro'];
const STATES = ['New', 'Paid', 'Shipped', 'Returned'];
const ONE_DAY = 86_400_000;
const today = Date.now();

const rows = Array.from({length: 400}, (_, index) => ({
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

/** In your app, they come from your server. They are lost when this page loads again. */
let stored: readonly TableView[] = [
  {
    id: 'to-ship',
    name: 'To ship',
    query: {pageSize: 5, filters: {status: {type: 'options', values: ['Paid']}}},
    columnState: {hidden: ['status']},
    isDefault: true,
  },
  {
    id: 'last-month',
    name: 'Last 30 days by city',
    shared: true,
    query: {
      pageSize: 5,
      group: ['city'],
      where: {
        match: 'all',
        conditions: [{field: 'day', filter: {type: 'period', period: 'last-30-days'}}],
      },
    },
  },
];

const views: ViewStorage = {
  load: () => stored,
  save: (_, all) => {
    stored = all;
  },
};

export default function WithSavedViews() {
  return (
    <DataTable
      columnMenu
      filterBar
      label="Orders with views"
      columns={columns}
      rows={rows}
      pageSize={5}
      views={views}
    />
  );
}
