import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-groups';
import {feathers} from '@life-changers/elements/core/table/backends/feathers';
import {ServerTable, type Column} from '@life-changers/react';

interface Order {
  id: number;
  country: string;
  status: string;
  amount: number;
}

/** A server that answers `$group`. */
const backend = feathers({groups: true});

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});
const inEuros = (value: unknown) => euros.format(Number(value));

const columns: Column<Order>[] = [
  {label: 'Order', field: 'id', sort: 'desc'},
  {label: 'Country', field: 'country'},
  {label: 'Status', field: 'status'},
  {
    label: 'Amount',
    field: 'amount',
    type: 'number',
    total: 'sum',
    render: inEuros,
    renderTotal: inEuros,
  },
];

export default function OrdersByCountry() {
  return (
    <ServerTable
      {...backend}
      label="Orders by country"
      endpoint="/api-stub/orders"
      columns={columns}
      columnMenu
      query={{group: ['country', 'status'], pageSize: 5}}
    />
  );
}
