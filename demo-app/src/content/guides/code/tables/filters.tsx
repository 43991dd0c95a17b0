import '@life-changers/elements/table-filters';
import {Badge, ServerTable, type Column} from '@life-changers/react';

/** The color of each status. */
const variants = {
  new: 'neutral',
  paid: 'success',
  shipped: 'accent',
  returned: 'danger',
  canceled: 'neutral',
} as const;

interface Order {
  id: number;
  customer: string;
  status: keyof typeof variants;
  amount: number;
}

const capitalized = (text: string) =>
  text[0]!.toUpperCase() + text.slice(1);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: Column<Order>[] = [
  {label: 'Order', field: 'id', sort: 'desc'},
  {label: 'Customer', field: 'customer', filter: 'text'},
  {
    label: 'Status',
    field: 'status',
    filter: 'options',
    filterOptions: Object.keys(variants).map(value => ({
      value,
      label: capitalized(value),
    })),
    render: status => (
      <Badge dot variant={variants[status]}>
        {capitalized(status)}
      </Badge>
    ),
  },
  {
    label: 'Amount',
    field: 'amount',
    filter: 'number',
    render: amount => euros.format(amount),
  },
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
