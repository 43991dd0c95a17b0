import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-ranges';
import '@life-changers/elements/table-editing';
import {numberBetween, requiredText} from '@life-changers/elements/core/validation';
import {DataTable, type Column} from '@life-changers/react';

const rows = [
  {id: 1, loaf: 'Rye sourdough', monday: 40, friday: 55, saturday: 90},
  {id: 2, loaf: 'Baguette', monday: 120, friday: 140, saturday: 260},
  {id: 3, loaf: 'Oat and walnut', monday: 24, friday: 30, saturday: 48},
  {id: 4, loaf: 'Olive focaccia', monday: 16, friday: 20, saturday: 36},
  {id: 5, loaf: 'Seeded bun', monday: 80, friday: 95, saturday: 150},
];

const amount = {type: 'number', edit: true, rules: numberBetween(0, 500)} as const;

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'No.', field: 'id'},
  {label: 'Loaf', field: 'loaf', edit: true, rules: requiredText({max: 30})},
  {label: 'Monday', field: 'monday', ...amount},
  {label: 'Friday', field: 'friday', ...amount},
  {label: 'Saturday', field: 'saturday', ...amount},
];

export default function CellRanges() {
  return (
    <DataTable
      label="Loaves to bake by day"
      columns={columns}
      rows={rows}
      ranges
      saveBy="all"
      newRow={() => ({loaf: '', monday: 0, friday: 0, saturday: 0})}
      searchHidden
    />
  );
}
