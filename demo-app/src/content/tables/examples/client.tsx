import {DataTable, type Column} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';

const yesOrNo = (isTrue: boolean) => ({
  value: isTrue ? 'Yes' : 'No',
  orderValue: Number(isTrue),
  className: isTrue ? 'yes' : 'no',
});

const rows = repeatPeople(96).map(person => ({
  ...person,
  stark: yesOrNo(person.stark),
  alive: yesOrNo(person.alive),
}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'ID', field: 'id', width: '5rem'},
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character', render: name => <strong>{name}</strong>},
  {label: 'Stark', field: 'stark', width: '6rem'},
  {label: 'Alive', field: 'alive', width: '6rem'},
];

export default function Client() {
  return (
    <DataTable label="Actors" columns={columns} rows={rows} pageSize={6} pageButtons={7} firstSort="asc" />
  );
}
