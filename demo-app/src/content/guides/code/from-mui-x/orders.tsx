import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-selection';
import {DataTable, type Column} from '@life-changers/react';

interface Order {
  number: number;
  guest: string;
  state: string;
  total: number;
  due: Date;
}

const orders: Order[] = [
  {
    number: 7,
    guest: 'Ana Sousa',
    state: 'open',
    total: 1240,
    due: new Date(2026, 4, 12),
  },
  {
    number: 8,
    guest: 'Rui Costa',
    state: 'paid',
    total: 86,
    due: new Date(2026, 4, 14),
  },
  {
    number: 9,
    guest: 'Inês Prata',
    state: 'open',
    total: 415,
    due: new Date(2026, 4, 19),
  },
];

const columns: Column<Order>[] = [
  {field: 'number', label: 'Order', width: 120, filter: 'text'},
  {
    field: 'guest',
    label: 'Guest',
    render: value => <b>{value}</b>,
    filter: 'text',
  },
  {
    field: 'state',
    label: 'State',
    filterOptions: ['open', 'paid'],
    filter: 'options',
  },
  {
    field: 'total',
    label: 'Total',
    sort: 'desc',
    render: value => value?.toLocaleString(),
    type: 'number',
    filter: 'number',
  },
  {field: 'due', label: 'Due', type: 'date', filter: 'date'},
];

export default function Orders() {
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      rowKey="number"
      selection="multiple"
      pageSizes={[10, 25]}
      pageSize={10}
      searchHidden
      columnMenu
    />
  );
}
