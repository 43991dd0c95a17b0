import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-grid';
import '@life-changers/elements/table-selection';
import '@life-changers/elements/table-tree';
import {DataTable, type Column, type DataTableProps} from '@life-changers/react';
import {useState} from 'react';

interface Entry {
  id: string;
  name: string;
  kind: string;
  size: number;
  changed: string;
  folder: string | null;
}

const FOLDERS = [
  'Recipes',
  'Recipes/Bread',
  'Recipes/Cakes',
  'Invoices',
  'Invoices/2025',
  'Invoices/2026',
  'Photos',
];
const NAMES = ['Rye sourdough', 'Baguette', 'Plum cake', 'Oat and walnut', 'Seeded bun'];
const ENDINGS = ['pdf', 'txt', 'jpg'];

const files = FOLDERS.flatMap((folder, place) =>
  Array.from({length: 2 + ((place * 3) % 5)}, (_, index): Entry => {
    const ending = ENDINGS[(place + index) % ENDINGS.length]!;
    const name = `${NAMES[(place * 2 + index) % NAMES.length]!}.${ending}`;
    const day = String(1 + ((place * 11 + index * 7) % 28)).padStart(2, '0');
    return {
      id: `${folder}/${index}`,
      name,
      kind: ending.toUpperCase(),
      size: 3 + ((place * 53 + index * 97) % 240),
      changed: `2026-0${1 + (place % 6)}-${day}`,
      folder,
    };
  }),
);

const rows: Entry[] = [
  ...FOLDERS.map(id => {
    const inside = files.filter(({folder}) => `${folder}/`.startsWith(`${id}/`));
    return {
      id,
      name: id.split('/').at(-1)!,
      kind: 'Folder',
      size: inside.reduce((sum, {size}) => sum + size, 0),
      changed: inside.map(({changed}) => changed).reduce((one, other) => (one > other ? one : other)),
      folder: id.includes('/') ? id.split('/')[0]! : null,
    };
  }),
  ...files,
];

const columns: Column<Entry>[] = [
  {label: 'Name', field: 'name'},
  {label: 'Kind', field: 'kind'},
  {label: 'Size', field: 'size', type: 'number', render: size => `${size} kB`},
  {label: 'Changed', field: 'changed', type: 'date'},
];

export default function TreeRows() {
  const [openRows, setOpenRows] = useState<DataTableProps['openRows']>(['Recipes', 'Recipes/Bread']);
  return (
    <DataTable
      label="Files of the bakery"
      columns={columns}
      rows={rows}
      pageSize={20}
      parentField="folder"
      openRows={openRows}
      onOpenRowsChange={event => setOpenRows(event.detail)}
      selection="multiple"
      grid
    />
  );
}
