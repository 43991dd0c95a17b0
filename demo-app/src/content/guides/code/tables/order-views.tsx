import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-views';
import {
  DataTable,
  type Column,
  type TableView,
  type ViewStorage,
} from '@life-changers/react';

interface Order {
  id: number;
  customer: string;
  status: string;
  total: number;
}

const rows: Order[] = [
  {id: 1, customer: 'Ada', status: 'Paid', total: 62.4},
  {id: 2, customer: 'Bea', status: 'New', total: 152},
  {id: 3, customer: 'Cem', status: 'Paid', total: 85.5},
  {id: 4, customer: 'Dan', status: 'Returned', total: 39.6},
];

const columns: Column<Order>[] = [
  {label: 'Order', field: 'id'},
  {label: 'Customer', field: 'customer'},
  {label: 'Status', field: 'status'},
  {label: 'Total', field: 'total'},
];

/** Other users have them too, so only an administrator changes them. */
const shared: TableView[] = [
  {
    id: 'largest',
    name: 'Largest first',
    shared: true,
    query: {sort: {field: 'total', direction: 'desc'}},
  },
];

const KEY = 'orders-of-ada';

function readOwn(): TableView[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as TableView[];
}

const views: ViewStorage = {
  load: () => [...shared, ...readOwn()],
  save: (_, all) =>
    localStorage.setItem(
      KEY,
      JSON.stringify(all.filter(view => !view.shared)),
    ),
};

export default function OrderViews() {
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={rows}
      columnMenu
      views={views}
    />
  );
}
