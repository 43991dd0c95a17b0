import type {LcDataTable} from '@life-changers/elements/data-table';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-live';
import {Button, DataTable, type Column} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';

const NAMES = [
  'Apples',
  'Apricots',
  'Cherries',
  'Figs',
  'Grapes',
  'Lemons',
  'Melons',
  'Oranges',
  'Pears',
  'Plums',
];

const rows = NAMES.map((name, index) => ({name, first: 2 + index / 4, price: 2 + index / 4}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Fruit', field: 'name'},
  {label: 'Price per kg', field: 'price', render: price => `€${price.toFixed(2)}`, align: 'end'},
  {label: 'First price', field: 'first', render: first => `€${first.toFixed(2)}`, align: 'end'},
];

/** Returns another price for about a third of the rows. */
const nextPrices = () =>
  rows
    .filter(() => Math.random() < 0.3)
    .map(({name, first}) => ({name, price: first * (0.9 + Math.random() / 5)}));

export default function LiveRows() {
  const table = useRef<LcDataTable>(null);
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => table.current?.applyChanges({update: nextPrices()}), 800);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <DataTable ref={table} label="Prices" columns={columns} rows={rows} rowKey="name" searchHidden>
      <Button
        slot="toolbar"
        text={isRunning ? 'Stop' : 'Start'}
        variant="secondary"
        size="sm"
        onClick={() => setRunning(!isRunning)}
      />
    </DataTable>
  );
}
