import '@life-changers/elements/table-selection';
import {ServerTable, type Column} from '@life-changers/react';

const columns: Column[] = [
  {label: 'ID', field: 'id', width: '5rem'},
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
];

export default function ServerSelection() {
  return (
    <ServerTable
      label="Actors to select from the server"
      endpoint="/api-stub/people"
      columns={columns}
      rowKey="id"
      pageSize={5}
      selection="multiple"
      selectOnClick
    />
  );
}
