// Each control that edits a cell, and the reader of Excel files, is a module.
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/import-excel';
import '@life-changers/elements/select';
import '@life-changers/elements/typed-dates';
import {numberBetween, requiredText} from '@life-changers/elements/core/validation';
import type {LcImport} from '@life-changers/elements/import';
import {Button, Callout, Import, type Column} from '@life-changers/react';
import {useRef, useState} from 'react';
import {plans, sampleFile, saveCustomers} from './imported-customers.js';

interface Customer {
  name: string;
  city: string;
  plan: string;
  kilos: number;
  since: string;
}

const columns: Column<Customer>[] = [
  {label: 'Customer', field: 'name', rules: requiredText({max: 40})},
  {label: 'City', field: 'city', rules: requiredText({max: 40})},
  {label: 'Plan', field: 'plan', filterOptions: plans},
  {label: 'Kilos a month', field: 'kilos', type: 'number', rules: numberBetween(1, 500)},
  {label: 'Customer since', field: 'since', type: 'date'},
];

/** Customers from a file: what its columns are, what is not valid, and what the server refuses. */
export default function CustomerImport() {
  const customers = useRef<LcImport>(null);
  const [count, setCount] = useState(0);

  const openSample = () => customers.current?.open(new File([sampleFile], 'customers.csv'));

  return (
    <section className="import-block" aria-labelledby="import-heading">
      <header>
        <div>
          <h2 id="import-heading">Import customers</h2>
          <p>A CSV or Excel file, with a row for each customer. It stays in your browser until you save.</p>
        </div>
        <Button text="Use a sample file" variant="secondary" onClick={() => void openSample()} />
      </header>
      <Callout variant="success" announce open={count > 0}>
        {count === 1 ? '1 customer is in your list now.' : `${count} customers are in your list now.`}
      </Callout>
      <Import
        ref={customers}
        columns={columns}
        headingLevel={3}
        rememberAs="customer-import"
        onImport={event => event.waitUntil(saveCustomers([...event.detail.rows]))}
        onAfterImport={event => setCount(count + event.detail.saved)}
      />
    </section>
  );
}
