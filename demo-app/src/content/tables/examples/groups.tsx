import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-groups';
import {DataTable, type Column, type DataTableProps} from '@life-changers/react';
import {useState} from 'react';

const SHOPS = ['Harbor Street', 'Old Mill', 'Station'];
const KINDS = ['Bread', 'Roll', 'Cake'];
const LOAVES = ['Rye sourdough', 'Baguette', 'Oat and walnut', 'Olive focaccia', 'Seeded bun', 'Plum cake'];

const rows = Array.from({length: 54}, (_, index) => ({
  id: index + 1,
  loaf: LOAVES[(index * 5) % LOAVES.length]!,
  shop: SHOPS[(index * 7) % SHOPS.length]!,
  kind: KINDS[Math.floor(index / 6) % KINDS.length]!,
  pieces: 12 + ((index * 37) % 90),
  price: (110 + ((index * 53) % 480)) / 100,
}));

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Loaf', field: 'loaf'},
  {label: 'Shop', field: 'shop'},
  {label: 'Kind', field: 'kind'},
  {label: 'Pieces', field: 'pieces', total: 'sum'},
  {
    label: 'Price',
    field: 'price',
    render: price => euros.format(price),
    type: 'number',
    total: 'avg',
    renderTotal: price => euros.format(Number(price)),
  },
];

export default function Groups() {
  const [openGroups, setOpenGroups] = useState<DataTableProps['openGroups']>([
    ['Harbor Street'],
    ['Harbor Street', 'Bread'],
  ]);
  return (
    <DataTable
      label="Baked this week"
      columns={columns}
      rows={rows}
      columnMenu
      query={{group: ['shop', 'kind']}}
      openGroups={openGroups}
      onOpenGroupsChange={event => setOpenGroups(event.detail)}
    />
  );
}
