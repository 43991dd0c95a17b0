import {Checkbox, DataTable, FileUpload, FilterBar, LineChart, Tree, type Column} from '@life-changers/react';
import {stateCell} from '../../order-states.js';

interface Order {
  readonly customer: string;
  readonly pickup: string;
  /** In euros. */
  readonly total: number;
}

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

const orders: Order[] = [
  {customer: 'Harbor Café', pickup: '5:30', total: 86.4},
  {customer: 'Hotel Linden', pickup: '5:45', total: 214.8},
  {customer: 'St. Anna School', pickup: '6:00', total: 132.5},
];
const columns: Column<Order>[] = [
  {label: 'Customer', field: 'customer', sort: 'disabled'},
  {label: 'Pickup', field: 'pickup', sort: 'disabled'},
  {label: 'Total', field: 'total', type: 'number', sort: 'disabled', render: total => euros.format(total)},
];

const states = [
  {customer: 'Harbor Café', state: 'Packed'},
  {customer: 'Hotel Linden', state: 'In the oven'},
].map(({customer, state}) => ({
  selected: '',
  customer,
  state: stateCell(state),
}));
const stateColumns: Column<(typeof states)[number]>[] = [
  {label: '', field: 'selected', sort: 'disabled', columnClass: 'pick', render: () => <></>},
  {label: 'Customer', field: 'customer', sort: 'disabled'},
  {label: 'Status', field: 'state', sort: 'disabled'},
];

const prices = [
  {product: 'Rye loaf', price: '€4.80'},
  {product: 'Oat roll', price: '€0.90'},
  {product: 'Plum cake', price: '€16.50'},
].map(({product, price}, index) => ({
  product,
  price: {value: price, className: index === 1 ? 'thumb-edited' : ''},
}));
const priceColumns: Column<(typeof prices)[number]>[] = [
  {label: 'Product', field: 'product', sort: 'disabled'},
  {label: 'Price', field: 'price', type: 'number', sort: 'disabled'},
];

const fileRows = [
  {name: '▾ Recipes', size: '36 kB'},
  {name: '   Rye sourdough', size: '24 kB'},
  {name: '   Plum cake', size: '12 kB'},
  {name: '▸ Invoices', size: '8 MB'},
].map(({name, size}) => ({name: {value: name, className: name.startsWith(' ') ? 'thumb-inside' : ''}, size}));
const fileColumns: Column<(typeof fileRows)[number]>[] = [
  {label: 'Name', field: 'name', sort: 'disabled'},
  {label: 'Size', field: 'size', type: 'number', sort: 'disabled'},
];

const entries = [
  {time: '05:31:07', message: 'Oven 3 has reached 230 degrees'},
  {time: '05:31:05', message: 'Order accepted'},
  {time: '05:31:02', message: 'Session renewed'},
  {time: '05:30:58', message: 'Request answered'},
];
const logColumns: Column<(typeof entries)[number]>[] = [
  {label: 'Time', field: 'time', sort: 'disabled'},
  {label: 'Message', field: 'message', sort: 'disabled'},
];

const imported = prices.map(row => ({...row, price: {value: row.price.value.slice(1).replace('.', ',')}}));

export const data = {
  tables: () => (
    <DataTable
      className="thumb-wide"
      label="Orders"
      columns={columns}
      rows={orders}
      density="compact"
      searchHidden
    />
  ),
  'tables/orders': () => (
    <div className="thumb-wide">
      <div className="thumb-selection">
        <span>1 selected</span>
        <span className="thumb-action">Mark as packed</span>
      </div>
      <DataTable label="Orders" columns={stateColumns} rows={states} density="compact" searchHidden>
        <Checkbox slot="cell-0-0" aria-label="Harbor Café" />
        <Checkbox slot="cell-1-0" aria-label="Hotel Linden" checked />
      </DataTable>
    </div>
  ),
  'tables/prices': () => (
    <DataTable
      className="thumb-wide"
      label="Prices"
      columns={priceColumns}
      rows={prices}
      density="compact"
      searchHidden
    />
  ),
  'tables/files': () => (
    <DataTable
      className="thumb-wide"
      label="Files"
      columns={fileColumns}
      rows={fileRows}
      density="compact"
      searchHidden
    />
  ),
  'tables/log': () => (
    <div className="thumb-wide thumb-log">
      <DataTable label="Log" columns={logColumns} rows={entries} density="compact" searchHidden />
      <span className="thumb-scrollbar" />
    </div>
  ),
  'filter-bars': () => (
    <FilterBar
      columns={[
        {label: 'Status', field: 'status', filter: 'options'},
        {label: 'Total', field: 'total', filter: 'number'},
      ]}
      value={{
        match: 'any',
        conditions: [
          {field: 'status', filter: {type: 'options', values: ['Packed']}},
          {field: 'total', filter: {type: 'number', from: 100}},
        ],
      }}
    />
  ),
  imports: () => <FileUpload className="thumb-wide" label="CSV or Excel file" initValue="prices.csv" />,
  'tables/import': () => (
    <DataTable
      className="thumb-wide"
      label="Imported prices"
      columns={priceColumns}
      rows={imported}
      density="compact"
      searchHidden
    />
  ),
  charts: () => (
    <LineChart
      className="thumb-wide thumb-chart"
      label="Loaves by day"
      categories={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']}
      series={[
        {label: 'Shops', values: [80, 92, 88, 90, 120, 160]},
        {label: 'Cafés', values: [60, 52, 61, 55, 68, 80]},
      ]}
    />
  ),
  trees: () => (
    <Tree
      className="thumb-field"
      aria-label="Products"
      selection="multiple"
      initValue={['rye', 'oat']}
      items={[
        {
          value: 'bread',
          label: 'Bread',
          open: true,
          items: [
            {value: 'rye', label: 'Rye loaf'},
            {value: 'sourdough', label: 'Country sourdough'},
            {value: 'oat', label: 'Oat tin'},
          ],
        },
        {value: 'cakes', label: 'Cakes', items: [{value: 'plum', label: 'Plum cake'}]},
      ]}
    />
  ),
};
