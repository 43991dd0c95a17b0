import '@life-changers/elements/table-columns';
import {DataTable, type Column} from '@life-changers/react';

const rows = [
  {loaf: 'Rye sourdough', ready: '04:30', pieces: 120},
  {loaf: 'Baguette', ready: '05:15', pieces: 310},
  {loaf: 'Milk rolls', ready: '05:00', pieces: 240},
  {loaf: 'Oat and walnut', ready: '05:45', pieces: 48},
  {loaf: 'Olive focaccia', ready: '06:10', pieces: 64},
  {loaf: 'Pretzel', ready: '05:40', pieces: 180},
  {loaf: 'Emmer loaf', ready: '04:45', pieces: 36},
  {loaf: 'Cinnamon roll', ready: '06:20', pieces: 90},
];

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Loaf', field: 'loaf', render: loaf => <strong>{loaf}</strong>},
  {label: 'Ready at', field: 'ready'},
  {label: 'Pieces', field: 'pieces', type: 'number'},
];

export default function Loaves() {
  return <DataTable label="Loaves of Friday" columns={columns} rows={rows} pageSize={5} firstSort="asc" />;
}
