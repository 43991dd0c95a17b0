import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/select';
import '@life-changers/elements/typed-dates';
import {requiredText} from '@life-changers/elements/core/validation';
import type {LcImport} from '@life-changers/elements/import';
import {Button, Import, Select, type Column} from '@life-changers/react';
import type {PriceRow} from 'api-stub/prices';
import {useRef, useState} from 'react';
import {kinds, price, product, rowRules} from '../../prices/price-rules.js';
import {importPrices} from '../import-prices.js';
import {priceList} from '../price-list.js';

type ImportedPrice = Omit<PriceRow, 'id'> & {from: string};

const euros = {type: 'number', format: {style: 'currency', currency: 'EUR'}} as const;

const columns: Column<ImportedPrice>[] = [
  {label: 'Product', field: 'product', rules: product},
  {label: 'Shop', field: 'shop', rules: requiredText({max: 40})},
  {
    label: 'Kind',
    field: 'kind',
    filterOptions: kinds,
  },
  {label: 'Price', field: 'price', type: 'number', edit: euros, rules: price},
  {label: 'From ten', field: 'ten', type: 'number', edit: euros, rules: price},
  {label: 'For sale', field: 'sold', edit: 'checkbox'},
  {label: 'Valid from', field: 'from', type: 'date'},
];

/** What the server of this demo does. */
const servers = [
  {value: 'works', text: 'Works'},
  {value: 'delay:1000', text: 'Is slow'},
  {value: '503', text: 'Fails'},
];

function download(file: File) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), {href: url, download: file.name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export default function PriceImport() {
  const prices = useRef<LcImport>(null);
  const [fault, setFault] = useState('works');

  return (
    <section className="price-import" aria-label="Import of prices">
      <div className="price-import-settings">
        <Button
          variant="secondary"
          text="Use the sample file"
          onClick={() => void prices.current?.open(priceList(600))}
        />
        <Button
          variant="secondary"
          text="Download the sample file"
          onClick={() => download(priceList(600))}
        />
        <Select label="The server" options={servers} value={fault} onChange={setFault} />
      </div>
      <Import
        ref={prices}
        columns={columns}
        rowRules={rowRules}
        rememberAs="price-import"
        onImport={event => event.waitUntil(importPrices(event.detail, fault))}
      />
    </section>
  );
}
