import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-groups';
import {
  DataTable,
  type Column,
  type DataTableProps,
} from '@life-changers/react';
import {useState} from 'react';

interface Sale {
  id: number;
  shop: string;
  loaf: string;
  pieces: number;
}

const sales: Sale[] = [
  {id: 1, shop: 'Old Mill', loaf: 'Rye sourdough', pieces: 12},
  {id: 2, shop: 'Station', loaf: 'Baguette', pieces: 80},
  {id: 3, shop: 'Old Mill', loaf: 'Baguette', pieces: 45},
  {id: 4, shop: 'Station', loaf: 'Olive focaccia', pieces: 9},
];

const columns: Column<Sale>[] = [
  {label: 'Loaf', field: 'loaf'},
  {label: 'Shop', field: 'shop'},
  {label: 'Pieces', field: 'pieces', total: 'sum'},
];

export default function Sales() {
  const [open, setOpen] = useState<DataTableProps['openGroups']>('all');
  return (
    <DataTable
      label="Sales"
      columns={columns}
      rows={sales}
      columnMenu
      query={{group: ['shop']}}
      openGroups={open}
      onOpenGroupsChange={event => setOpen(event.detail)}
    />
  );
}
