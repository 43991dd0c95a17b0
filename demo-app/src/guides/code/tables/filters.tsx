import '@life-changers/elements/table-filters';
import {ServerTable, type Column} from '@life-changers/react';

interface Order {
  id: number;
  customer: string;
  status: string;
  amount: number;
}

const statuses = ['new', 'paid', 'shipped', 'returned'];

const columns: Column<Order>[] = [
  {label: 'Order', field: 'id', sort: 'desc'},
  {label: 'Customer', field: 'customer', filter: 'text'},
  {
    label: 'Status',
    field: 'status',
    filter: 'options',
    filterOptions: statuses.map(value => ({value, label: value})),
  },
  {label: 'Amount', field: 'amount', filter: 'number'},
];

export default function Orders() {
  return (
    <ServerTable
      label="Orders of the shop"
      endpoint="/api-stub/orders"
      columns={columns}
      pageSize={5}
      searchable
    />
  );
}
