import '@life-changers/elements/table-editing';
import {numberBetween, requiredText} from '@life-changers/elements/core/validation';
import {DataTable, type Column, type EditEvent} from '@life-changers/react';
import {useState} from 'react';

const rows = [
  {id: 1, loaf: 'Rye sourdough', price: 5.2, sliced: true},
  {id: 2, loaf: 'Baguette', price: 1.9, sliced: false},
  {id: 3, loaf: 'Oat and walnut', price: 5.8, sliced: true},
  {id: 4, loaf: 'Olive focaccia', price: 4.4, sliced: false},
];

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Loaf', field: 'loaf', edit: true, rules: requiredText({max: 30})},
  {
    label: 'Price',
    field: 'price',
    type: 'number',
    edit: true,
    rules: numberBetween(0.5, 50),
    // An emptied cell has null.
    render: (price: number | null) => (price === null ? '' : euros.format(price)),
  },
  {
    label: 'Sliced',
    field: 'sliced',
    edit: 'checkbox',
    render: sliced => (sliced ? 'Yes' : 'No'),
  },
];

export default function EditCells() {
  const [saved, setSaved] = useState('');

  // Each cell is saved when it is left. Send it to your server here, and pass the promise to `event.waitUntil()`.
  const save = ({detail}: EditEvent) =>
    setSaved(detail.edits.map(({field, old, new: value}) => `${field}: ${old} → ${value}`).join(', '));

  return (
    <>
      <DataTable label="Prices" columns={columns} rows={rows} searchHidden onEdit={save} />
      <p role="status">{saved}</p>
    </>
  );
}
