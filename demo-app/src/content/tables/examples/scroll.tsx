import '@life-changers/elements/table-scroll';
import {DataTable, type Column} from '@life-changers/react';

const LOAVES = ['Rye sourdough', 'Baguette', 'Oat and walnut', 'Olive focaccia', 'Seeded bun', 'Plum cake'];
const OVENS = ['Oven 1', 'Oven 2', 'Oven 3'];

const rows = Array.from({length: 100_000}, (_, index) => ({
  batch: index + 1,
  loaf: LOAVES[(index * 5) % LOAVES.length]!,
  oven: OVENS[(index * 7) % OVENS.length]!,
  degrees: 210 + ((index * 13) % 40),
}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Batch', field: 'batch', type: 'number', width: '8rem'},
  {label: 'Loaf', field: 'loaf'},
  {label: 'Oven', field: 'oven'},
  {label: 'Degrees', field: 'degrees', type: 'number'},
];

export default function Scroll() {
  return <DataTable label="Batches" columns={columns} rows={rows} paging="scroll" />;
}
