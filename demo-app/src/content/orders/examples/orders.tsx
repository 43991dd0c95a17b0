// Each feature of the table is a module here, and a prop in `features` below.
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-detail';
import '@life-changers/elements/table-excel';
import '@life-changers/elements/table-export';
import '@life-changers/elements/table-filter-bar';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-groups';
import '@life-changers/elements/table-multi-sort';
import '@life-changers/elements/table-narrow';
import '@life-changers/elements/table-prefetch';
import '@life-changers/elements/table-selection';
import '@life-changers/elements/table-views';
import '@life-changers/elements/typed-dates';
import {readPage} from '@life-changers/elements/core/table';
import {feathers} from '@life-changers/elements/core/table/backends/feathers';
import type {LcServerTable} from '@life-changers/elements/server-table';
import {DataTable, ServerTable, Switch, type Column, type TableSelection} from '@life-changers/react';
import {withOrderAction, type OrderAction} from 'api-stub/order-actions';
import type {OrderRow} from 'api-stub/orders';
import {Suspense, use, useMemo, useRef, useState} from 'react';
import {stateCell} from '../../order-states.js';
import {loadOrders} from '../load-orders.js';
import {STATUSES} from '../order-query.js';
import {useAsksForOthers, useOrdersAddress, useOrdersSource} from '../orders-address.js';
import {OrdersScreen} from '../orders-screen.js';

const EURO = {style: 'currency', currency: 'EUR'} as const;
const euros = new Intl.NumberFormat('en-IE', EURO);
const inEuros = (amount: unknown) => euros.format(Number(amount));
const countries = new Intl.DisplayNames('en', {type: 'region'});

type ShownOrder = ReturnType<typeof shownOrder>;

const shownOrder = (order: OrderRow) => ({...order, status: stateCell(order.status)});

/** The props of the features, for the table in memory and for the one from the server. */
const features = {
  lang: 'en-GB',
  selection: 'multiple',
  rowKey: 'id',
  columnMenu: true,
  filterBar: true,
  download: 'orders',
  excelOptions: {formats: {amount: EURO}},
  renderDetail: ({id, customer, country, status, amount}: ShownOrder) => (
    <p className="order-detail">
      Order {id} of {customer} in {countries.of(country)}: {inEuros(amount)}, {status.value}.
    </p>
  ),
} as const;

const statusOptions = STATUSES.map(value => ({value, label: value[0]!.toUpperCase() + value.slice(1)}));
const countryOptions = ['DE', 'EG', 'FR', 'GB', 'NL', 'PL', 'US'].map(value => ({
  value,
  label: countries.of(value)!,
}));

/** On a phone, the style sheet shows each row in two lines, and finds the cells by their classes. */
const columns: Column<ShownOrder>[] = [
  {
    label: 'Order',
    field: 'id',
    type: 'number',
    groupable: false,
    columnClass: 'order-quiet order-number',
  },
  {label: 'Customer', field: 'customer', filter: 'text', columnClass: 'order-customer'},
  {label: 'Status', field: 'status', filter: 'options', filterOptions: statusOptions},
  {
    label: 'Amount',
    field: 'amount',
    type: 'number',
    filter: 'number',
    groupable: false,
    total: 'sum',
    columnClass: 'order-amount',
    render: inEuros,
    renderTotal: inEuros,
  },
  {
    label: 'Date',
    field: 'date',
    type: 'date',
    filter: 'date',
    groupable: false,
    columnClass: 'order-date',
  },
  {
    label: 'Country',
    field: 'country',
    filter: 'options',
    filterOptions: countryOptions,
    columnClass: 'order-country',
    render: code => countries.of(code),
  },
];

type Address = ReturnType<typeof useOrdersAddress>;

export default function Orders() {
  const asksForOthers = useAsksForOthers();
  // The same element, because React replaces the HTML of the server if what it belongs to renders again before it hydrates.
  return useMemo(
    () => (
      <>
        <Source />
        <Suspense key={asksForOthers ? 'others' : 'first'} fallback={<LoadingOrders />}>
          <AddressedOrders />
        </Suspense>
      </>
    ),
    [asksForOthers],
  );
}

/** Where the orders come from: only a demo has both. */
function Source() {
  const [isFromServer, setFromServer] = useOrdersSource();
  return (
    <Switch
      className="orders-source"
      label="From the server"
      checked={isFromServer}
      onChange={setFromServer}
    />
  );
}

function AddressedOrders() {
  const address = useOrdersAddress();
  const [isFromServer] = useOrdersSource();
  return isFromServer ? <ServerOrders address={address} /> : <ClientOrders address={address} />;
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
  const rows = useMemo(() => orders.map(shownOrder), [orders]);

  const act = async (action: OrderAction, selection: TableSelection) => {
    const result = withOrderAction(orders, action, selection);
    setOrders(result.orders);
    return result.count;
  };

  return (
    <OrdersScreen address={address} act={act}>
      {shared => <DataTable {...features} {...shared} columns={columns} rows={rows} />}
    </OrdersScreen>
  );
}

/** The server groups orders, too. */
const backend = feathers({groups: true});

const readOrders = (body: unknown) => {
  const page = readPage(body);
  return {...page, rows: (page.rows as unknown as OrderRow[]).map(shownOrder)};
};

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
          {...backend}
          {...shared}
          ref={table}
          columns={columns}
          endpoint={endpoint}
          readPage={readOrders}
          timeout={10_000}
          searchable
          prefetch
        />
      )}
    </OrdersScreen>
  );
}
