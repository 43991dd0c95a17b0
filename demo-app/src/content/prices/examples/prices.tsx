import '@life-changers/elements/select';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-editing';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-narrow';
import '@life-changers/elements/table-ranges';
import {DataTable, Select, type Column, type DataTableProps} from '@life-changers/react';
import {generatePrices, type PriceRow} from 'api-stub/prices';
import {useState} from 'react';
import {kinds, price, product, rowRules} from '../price-rules.js';
import {savePrices} from '../save-prices.js';

const prices = generatePrices(5000);

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

/** A new row has no price yet. */
const inEuros = (price: number | null | undefined) => (price == null ? '' : euros.format(price));

const nameOf = (kind: string) => kinds.find(({value}) => value === kind)?.label;

const columns: Column<PriceRow>[] = [
  {label: 'Product', field: 'product', edit: true, rules: product},
  {label: 'Shop', field: 'shop', columnClass: 'price-shop'},
  {
    label: 'Kind',
    field: 'kind',
    filter: 'options',
    filterOptions: kinds,
    edit: true,
    render: nameOf,
  },
  {
    label: 'Price',
    field: 'price',
    type: 'number',
    edit: true,
    rules: price,
    render: inEuros,
  },
  {
    label: 'From ten',
    field: 'ten',
    type: 'number',
    edit: true,
    rules: price,
    render: inEuros,
  },
  {
    label: 'For sale',
    field: 'sold',
    edit: 'checkbox',
    render: sold => (sold ? 'Yes' : 'No'),
  },
];

const newPrice = (): Partial<PriceRow> => ({shop: 'Harbor Street', kind: 'bread', sold: true});

const ways = [
  {value: 'all', text: 'All together'},
  {value: 'row', text: 'Each row'},
  {value: 'cell', text: 'Each cell'},
];

/** What the server of this demo does. */
const servers = [
  {value: 'works', text: 'Works'},
  {value: 'delay:3000', text: 'Is slow'},
  {value: '503', text: 'Fails'},
];

export default function Prices() {
  const [saveBy, setSaveBy] = useState<DataTableProps['saveBy']>('all');
  const [fault, setFault] = useState('works');

  return (
    <section className="prices" aria-label="All prices">
      <div className="prices-settings">
        <Select
          label="Save"
          options={ways}
          value={saveBy}
          onChange={way => setSaveBy(way as typeof saveBy)}
        />
        <Select label="The server" options={servers} value={fault} onChange={setFault} />
      </div>
      <DataTable
        label="Prices"
        lang="en-IE"
        columns={columns}
        rows={prices}
        rowKey="id"
        pageSize={20}
        narrow="stack"
        ranges
        saveBy={saveBy}
        rowRules={rowRules}
        newRow={newPrice}
        removable
        onEdit={event => event.waitUntil(savePrices(event.detail, fault))}
      />
    </section>
  );
}
