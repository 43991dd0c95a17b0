import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-editing';
import {
  numberBetween,
  requiredText,
} from '@life-changers/elements/core/validation';
import {
  DataTable,
  type Column,
  type EditEvent,
} from '@life-changers/react';

interface Item {
  id: number;
  name: string;
  sacks: number;
}

const stock: Item[] = [
  {id: 1, name: 'Rye flour', sacks: 14},
  {id: 2, name: 'Wheat flour', sacks: 31},
  {id: 3, name: 'Sea salt', sacks: 6},
];

const columns: Column<Item>[] = [
  {label: 'Item', field: 'name', edit: true, rules: requiredText()},
  {
    label: 'Sacks',
    field: 'sacks',
    type: 'number',
    edit: true,
    rules: numberBetween(0, 99),
  },
];

const save = (event: EditEvent) =>
  event.waitUntil(myApi(event.detail.rows));

export default function Stock() {
  return (
    <DataTable
      label="Stock"
      columns={columns}
      rows={stock}
      searchHidden
      onEdit={save}
    />
  );
}

/** Stands for a request to your server, which may refuse a row. */
async function myApi(rows: EditEvent['detail']['rows']) {
  await Promise.resolve();
  if (rows.some(({values}) => Number(values.sacks) > 50))
    throw new Error('There is room for 50 sacks.');
}
