import '@life-changers/elements/table-tree';
import {
  DataTable,
  type Column,
  type DataTableProps,
} from '@life-changers/react';
import {useState} from 'react';

interface Part {
  id: number;
  name: string;
  pieces: number;
  subRows?: Part[];
}

const parts: Part[] = [
  {
    id: 1,
    name: 'Oven',
    pieces: 1,
    subRows: [
      {id: 2, name: 'Door', pieces: 2},
      {
        id: 3,
        name: 'Steam unit',
        pieces: 1,
        subRows: [{id: 4, name: 'Valve', pieces: 3}],
      },
    ],
  },
  {id: 5, name: 'Mixer', pieces: 2},
];

const columns: Column<Part>[] = [
  {label: 'Part', field: 'name'},
  {label: 'Pieces', field: 'pieces'},
];

export default function Parts() {
  const [open, setOpen] = useState<DataTableProps['openRows']>('all');
  return (
    <DataTable
      label="Parts"
      columns={columns}
      rows={parts}
      childrenField="subRows"
      openRows={open}
      onOpenRowsChange={event => setOpen(event.detail)}
    />
  );
}
