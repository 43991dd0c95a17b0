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

interface Price {
  id: number;
  loaf: string;
  price: number;
}

const rows: Price[] = [
  {id: 1, loaf: 'Rye sourdough', price: 5.2},
  {id: 2, loaf: 'Baguette', price: 1.9},
  {id: 3, loaf: 'Olive focaccia', price: 4.4},
];

const columns: Column<Price>[] = [
  {label: 'Loaf', field: 'loaf', edit: true, rules: requiredText()},
  {
    label: 'Price',
    field: 'price',
    type: 'number',
    edit: true,
    rules: numberBetween(0.1, 99),
  },
];

export default function EditPrices() {
  return (
    <DataTable
      label="Prices"
      columns={columns}
      rows={rows}
      saveBy="row"
      newRow={() => ({loaf: '', price: 3})}
      removable
      searchHidden
      onEdit={event => event.waitUntil(save(event.detail))}
    />
  );
}

/** Returns the rows as the server has saved them. */
async function save({rows, signal}: EditEvent['detail']) {
  const response = await myApi('/api/prices', {
    method: 'PATCH',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      rows: rows.map(({kind, row}) => ({kind, row})),
    }),
    signal,
  });
  const body: unknown = await response.json();
  // The table reads the messages, and shows each in its cell.
  if (!response.ok) throw body;
  return body;
}

let lastKey = 3;

/** A server that knows what a loaf costs. Use `fetch` in your app. */
async function myApi(_address: string, {body}: RequestInit) {
  const {rows} = JSON.parse(String(body)) as {
    rows: readonly {kind: string; row: Price | null}[];
  };
  const errors = rows.flatMap(({row}, index) =>
    row !== null && row.price < 1
      ? [[`rows[${index}].price`, 'It costs 1.00 to bake.']]
      : [],
  );
  if (errors.length > 0)
    return Response.json(
      {errors: Object.fromEntries(errors) as object},
      {status: 400},
    );
  return Response.json(
    rows.flatMap(({kind, row}) =>
      row === null ? [] : kind === 'add' ? {...row, id: ++lastKey} : row,
    ),
  );
}
