import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-editing';
import '@life-changers/elements/table-ranges';
import {numberBetween} from '@life-changers/elements/core/validation';
import {DataTable, type Column} from '@life-changers/react';

interface Plan {
  id: number;
  loaf: string;
  monday: number;
  saturday: number;
}

const rows: Plan[] = [
  {id: 1, loaf: 'Rye sourdough', monday: 40, saturday: 90},
  {id: 2, loaf: 'Baguette', monday: 120, saturday: 260},
  {id: 3, loaf: 'Olive focaccia', monday: 16, saturday: 36},
];

const amount = {
  type: 'number',
  edit: true,
  rules: numberBetween(0, 500),
} as const;

const columns: Column<Plan>[] = [
  {label: 'Loaf', field: 'loaf'},
  {label: 'Monday', field: 'monday', ...amount},
  {label: 'Saturday', field: 'saturday', ...amount},
];

export default function BakePlan() {
  return (
    <DataTable
      label="Bake plan"
      columns={columns}
      rows={rows}
      ranges
      saveBy="all"
      searchHidden
    />
  );
}
