import '@life-changers/elements/table-columns';
import {DataTable, type Column, type ColumnState} from '@life-changers/react';
import {useState} from 'react';

interface Sale {
  product: string;
  launched: string;
  north: number;
  south: number;
  growth: string;
}

const rows: Sale[] = [
  {product: 'Espresso machine', launched: '2021-03-15', north: 1240, south: 980, growth: '12 %'},
  {product: 'Milk frother', launched: '2022-09-01', north: 2310, south: 2645, growth: '31 %'},
  {product: 'Coffee grinder', launched: '2019-11-20', north: 860, south: 1105, growth: '−4 %'},
  {product: 'Pour-over set', launched: '2023-05-08', north: 430, south: 515, growth: '58 %'},
  {product: 'Travel mug', launched: '2020-01-31', north: 3905, south: 3120, growth: '7 %'},
];

const inEnglish = (units: number) => units.toLocaleString('en');

const totalOf = (field: 'north' | 'south') => (sales: readonly Sale[]) =>
  inEnglish(sales.reduce((total, sale) => total + sale[field], 0));

const columns: Column<Sale>[] = [
  {label: 'Product', field: 'product', footer: 'Total'},
  {label: 'Launched', field: 'launched', type: 'date'},
  {label: 'North', field: 'north', group: 'Units sold', footer: totalOf('north'), render: inEnglish},
  {label: 'South', field: 'south', group: 'Units sold', footer: totalOf('south'), render: inEnglish},
  {label: 'Growth', field: 'growth', type: 'number'},
];

export default function Columns() {
  const [columnState, setColumnState] = useState<ColumnState>({pinned: {product: 'start'}});

  return (
    <>
      <DataTable
        lang="en-GB"
        label="Sales with columns to arrange"
        columns={columns}
        rows={rows}
        columnMenu
        columnState={columnState}
        onColumnStateChange={event => setColumnState(event.detail)}
      />
      <p>
        <code>{JSON.stringify(columnState)}</code>
      </p>
    </>
  );
}
