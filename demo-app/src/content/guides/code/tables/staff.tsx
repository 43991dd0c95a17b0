import '@life-changers/elements/table-tree';
import {
  DataTable,
  type Column,
  type DataTableProps,
} from '@life-changers/react';
import {useState} from 'react';

interface Person {
  id: number;
  name: string;
  job: string;
  manager: number | null;
}

const rows: Person[] = [
  {id: 1, name: 'Edda Wolff', job: 'Head baker', manager: null},
  {id: 2, name: 'Ivo Brandt', job: 'Bread', manager: 1},
  {id: 3, name: 'Lia Costa', job: 'Night shift', manager: 2},
  {id: 4, name: 'Noor Haddad', job: 'Cakes', manager: 1},
  {id: 5, name: 'Sam Porter', job: 'Shops', manager: null},
  {id: 6, name: 'Tess Okoro', job: 'Old Mill', manager: 5},
];

const columns: Column<Person>[] = [
  {label: 'Name', field: 'name'},
  {label: 'Job', field: 'job'},
];

export default function Staff() {
  const [open, setOpen] = useState<DataTableProps['openRows']>('all');
  return (
    <DataTable
      label="Who works for whom"
      columns={columns}
      rows={rows}
      parentField="manager"
      openRows={open}
      onOpenRowsChange={event => setOpen(event.detail)}
    />
  );
}
