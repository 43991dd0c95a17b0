import type {LcServerTable} from '@life-changers/elements/server-table';
import {Button, ServerTable, type Column} from '@life-changers/react';
import {useRef} from 'react';

interface Person {
  id: number;
  realName: string;
}

const columns: Column<Person>[] = [
  {label: 'Name', field: 'realName', sort: 'asc'},
];

export default function People() {
  const table = useRef<LcServerTable>(null);

  return (
    <ServerTable<Person>
      ref={table}
      label="People"
      endpoint="/api-stub/people"
      columns={columns}
      pageSize={5}
      onError={event => console.error(event.detail.cause)}
    >
      <Button
        slot="toolbar"
        text="Reload"
        variant="secondary"
        onClick={() => table.current?.reload()}
      />
    </ServerTable>
  );
}
