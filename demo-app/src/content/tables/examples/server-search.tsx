import '@life-changers/elements/table-prefetch';
import {ServerTable, type Column} from '@life-changers/react';

const columns: Column[] = [
  {label: 'ID', field: 'id', width: '5rem'},
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
];

export default function ServerSearch() {
  return (
    <ServerTable
      label="Actors to search on the server"
      endpoint="/api-stub/people"
      columns={columns}
      pageSize={5}
      searchable
      prefetch
    />
  );
}
