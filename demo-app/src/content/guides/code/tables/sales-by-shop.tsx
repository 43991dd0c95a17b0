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
  euros: number;
}

const rows: Sale[] = [
  {
    id: 1,
    shop: 'Old Mill',
    loaf: 'Rye sourdough',
    pieces: 12,
    euros: 62.4,
  },
  {id: 2, shop: 'Station', loaf: 'Baguette', pieces: 80, euros: 152},
  {id: 3, shop: 'Old Mill', loaf: 'Baguette', pieces: 45, euros: 85.5},
  {
    id: 4,
    shop: 'Station',
    loaf: 'Olive focaccia',
    pieces: 9,
    euros: 39.6,
  },
  {
    id: 5,
    shop: 'Old Mill',
    loaf: 'Rye sourdough',
    pieces: 7,
    euros: 36.4,
  },
];

const inEuros = (value: unknown) => `€${Number(value).toFixed(2)}`;

const columns: Column<Sale>[] = [
  {label: 'Loaf', field: 'loaf'},
  {label: 'Shop', field: 'shop'},
  {label: 'Pieces', field: 'pieces', total: 'sum'},
  {
    label: 'Sales',
    field: 'euros',
    type: 'number',
    total: 'sum',
    render: inEuros,
    renderTotal: inEuros,
  },
];

export default function SalesByShop() {
  const [open, setOpen] = useState<DataTableProps['openGroups']>([
    ['Old Mill'],
  ]);
  return (
    <DataTable
      label="Sales of Friday"
      columns={columns}
      rows={rows}
      columnMenu
      query={{group: ['shop']}}
      openGroups={open}
      onOpenGroupsChange={event => setOpen(event.detail)}
      searchHidden
    />
  );
}
