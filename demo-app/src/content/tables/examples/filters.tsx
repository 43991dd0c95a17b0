import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/typed-dates';
import {DataTable, type Column} from '@life-changers/react';

const CITIES = ['Lisbon', 'Braga', 'Porto', 'Évora', 'Faro', 'Aveiro', 'Coimbra'];
const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', "Conor O'Neil", 'Radia Perlman'];
const FIRST_DAY = Date.UTC(2026, 0, 1);
const ONE_DAY = 86_400_000;

const rows = Array.from({length: 1000}, (_, index) => ({
  customer: NAMES[(index * 7) % NAMES.length],
  city: CITIES[(index * 31) % CITIES.length],
  amount: ((index * 7919) % 100_000) / 100,
  day: new Date(FIRST_DAY + (index % 365) * ONE_DAY).toISOString().slice(0, 10),
}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Customer', field: 'customer', filter: 'text'},
  {label: 'City', field: 'city', filter: 'options'},
  {label: 'Amount', field: 'amount', filter: 'number', render: amount => `€${amount.toFixed(2)}`},
  {label: 'Day', field: 'day', type: 'date', filter: 'date'},
];

export default function Filters() {
  return (
    <DataTable
      lang="en-GB"
      label="Orders to filter"
      columns={columns}
      rows={rows}
      pageSize={5}
      query={{filters: {city: {type: 'options', values: ['Porto', 'Faro']}}}}
    />
  );
}
