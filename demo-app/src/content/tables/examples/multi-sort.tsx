import '@life-changers/elements/table-multi-sort';
import {DataTable, type Column} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';

const rows = repeatPeople(96);

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Character', field: 'character'},
  {label: 'Real name', field: 'realName'},
  {label: 'ID', field: 'id', width: '6rem'},
];

export default function MultiSort() {
  return (
    <DataTable
      label="Actors by character"
      columns={columns}
      rows={rows}
      pageSize={5}
      query={{
        sort: {field: 'character', direction: 'asc'},
        thenBy: [{field: 'id', direction: 'desc'}],
      }}
    />
  );
}
