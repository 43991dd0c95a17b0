import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-selection';
import {DataTable, type Column} from '@life-changers/react';

interface Customer {
  id: number;
  name: string;
  city: string;
  orders: number;
}

const customers: Customer[] = [
  {id: 1, name: 'Linden Hotels', city: 'Porto', orders: 120},
  {id: 2, name: 'Café Aurora', city: 'Braga', orders: 64},
  {id: 3, name: 'School on the Hill', city: 'Porto', orders: 38},
  {id: 4, name: 'Harbor Kiosk', city: 'Lisbon', orders: 92},
];

const columns: Column<Customer>[] = [
  {label: 'Customer', field: 'name', filter: 'text'},
  {label: 'City', field: 'city', filter: 'options'},
  {
    label: 'Orders',
    field: 'orders',
    sort: 'desc',
    filter: 'number',
    render: orders => <b>{orders}</b>,
  },
];

export default function Customers() {
  return (
    <DataTable
      label="Customers"
      columns={columns}
      rows={customers}
      columnMenu
      selection="multiple"
    />
  );
}
