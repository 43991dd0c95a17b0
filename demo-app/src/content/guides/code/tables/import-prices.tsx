import {
  numberBetween,
  requiredText,
} from '@life-changers/elements/core/validation';
import {Import, type Column} from '@life-changers/react';

interface Price {
  loaf: string;
  price: number;
}

const columns: Column<Price>[] = [
  {label: 'Loaf', field: 'loaf', rules: requiredText({max: 40})},
  {
    label: 'Price',
    field: 'price',
    type: 'number',
    rules: numberBetween(0.1, 99),
  },
];

export default function ImportPrices() {
  return (
    <Import
      columns={columns}
      headingLevel={3}
      rememberAs="import-prices"
      onImport={event => event.waitUntil(save(event.detail))}
    />
  );
}

async function save({
  rows,
  signal,
}: {
  rows: readonly Price[];
  signal: AbortSignal;
}) {
  const response = await myApi('/api/prices', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({rows}),
    signal,
  });
  // The import reads the messages, and rejects the rows that they name.
  if (!response.ok) throw (await response.json()) as unknown;
}

/** A server that knows what a loaf costs. Use `fetch` in your app. */
async function myApi(_address: string, {body}: RequestInit) {
  const {rows} = JSON.parse(String(body)) as {rows: readonly Price[]};
  const errors = rows.flatMap(({price}, index) =>
    price < 1
      ? [[`rows[${index}].price`, 'It costs 1.00 to bake.']]
      : [],
  );
  return errors.length === 0
    ? Response.json({saved: rows.length})
    : Response.json(
        {errors: Object.fromEntries(errors) as object},
        {status: 400},
      );
}
