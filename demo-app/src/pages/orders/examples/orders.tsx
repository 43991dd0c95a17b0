// Each feature of the table is a module here, and a prop in `features` below.
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-detail';
import '@life-changers/elements/table-export';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-multi-sort';
import '@life-changers/elements/table-prefetch';
import '@life-changers/elements/table-selection';
import '@life-changers/elements/typed-dates';
import type {LcServerTable} from '@life-changers/elements/server-table';
import {DataTable, ServerTable, type Column, type TableSelection} from '@life-changers/react';
import {withOrderAction, type OrderAction} from 'api-stub/order-actions';
import type {OrderRow} from 'api-stub/orders';
import {Suspense, use, useMemo, useRef, useState} from 'react';
import {loadOrders} from '../load-orders.js';
import {useAsksForOthers, useOrdersAddress} from '../orders-address.js';
import {OrdersScreen} from '../orders-screen.js';

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});
const countries = new Intl.DisplayNames('en', {type: 'region'});

/** The props of the features, for the table in memory and for the one from the server. */
const features = {
  selection: 'multiple',
  rowKey: 'id',
  columnMenu: true,
  download: 'orders.csv',
  renderDetail: ({id, customer, country, status, amount}: OrderRow) => (
    <p className="order-detail">
      Order {id} of {customer} in {countries.of(country)}: {euros.format(amount)}, {status}.
    </p>
  ),
} as const;

const columns: Column<OrderRow>[] = [
  {label: 'Order', field: 'id', type: 'number', columnClass: 'order-quiet'},
  {label: 'Date', field: 'date', type: 'date', filter: 'date'},
  {label: 'Customer', field: 'customer', columnClass: 'order-line', filter: 'text'},
  {
    label: 'Status',
    field: 'status',
    columnClass: 'order-state',
    render: status => <span className={`order-status is-${status}`}>{status}</span>,
  },
  {label: 'Country', field: 'country', columnClass: 'order-line', render: code => countries.of(code)},
  {
    label: 'Amount',
    field: 'amount',
    type: 'number',
    filter: 'number',
    render: amount => euros.format(amount),
  },
];

type Address = ReturnType<typeof useOrdersAddress>;

export default function Orders() {
  const asksForOthers = useAsksForOthers();
  // The same element, because React replaces the HTML of the server if what it belongs to renders again before it hydrates.
  return useMemo(
    () => (
      <Suspense key={asksForOthers ? 'others' : 'first'} fallback={<LoadingOrders />}>
        <AddressedOrders />
      </Suspense>
    ),
    [asksForOthers],
  );
}

function AddressedOrders() {
  const address = useOrdersAddress();
  return address.isFromServer ? <ServerOrders address={address} /> : <ClientOrders address={address} />;
}

/** The table before its rows. */
function LoadingOrders() {
  const address = useOrdersAddress();
  return (
    <OrdersScreen address={address} act={neverLoads}>
      {shared => (
        <ServerTable
          {...features}
          {...shared}
          columns={columns}
          endpoint="."
          fetch={neverLoads}
          timeout={NEVER}
          searchable
        />
      )}
    </OrdersScreen>
  );
}

/** Milliseconds. */
const NEVER = 2 ** 31 - 1;

const neverLoads = (): Promise<never> => new Promise(() => {});

/** All orders are in memory. */
function ClientOrders({address}: {address: Address}) {
  const all = use(loadOrders());
  const [orders, setOrders] = useState(all);

  const act = async (action: OrderAction, selection: TableSelection) => {
    const result = withOrderAction(orders, action, selection);
    setOrders(result.orders);
    return result.count;
  };

  return (
    <OrdersScreen address={address} act={act}>
      {shared => <DataTable {...features} {...shared} columns={columns} rows={orders} />}
    </OrdersScreen>
  );
}

/** Each page is a request. The server remembers what this session has changed. */
function ServerOrders({address}: {address: Address}) {
  const [endpoint] = useState(() => `/api-stub/orders?session=${Math.random().toString(36).slice(2)}`);
  const table = useRef<LcServerTable>(null);

  const act = async (action: OrderAction, selection: TableSelection) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({action, selection}),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const {count} = (await response.json()) as {count: number};
    table.current?.reload();
    return count;
  };

  return (
    <OrdersScreen address={address} act={act}>
      {shared => (
        <ServerTable
          {...features}
          {...shared}
          ref={table}
          columns={columns}
          endpoint={endpoint}
          timeout={10_000}
          searchable
          prefetch
        />
      )}
    </OrdersScreen>
  );
}
