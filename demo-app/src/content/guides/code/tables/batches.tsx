import '@life-changers/elements/table-scroll';
import {DataTable, type Column} from '@life-changers/react';

const columns: Column[] = [
  {label: 'Batch', field: 'batch', type: 'number'},
  {label: 'Loaf', field: 'loaf'},
];

const rows = Array.from({length: 20_000}, (_, index) => ({
  batch: index + 1,
  loaf: index % 3 === 0 ? 'Baguette' : 'Rye sourdough',
}));

export default function Batches() {
  return (
    <DataTable
      label="Batches"
      columns={columns}
      rows={rows}
      paging="scroll"
    />
  );
}
