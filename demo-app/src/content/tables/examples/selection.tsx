import '@life-changers/elements/table-selection';
import {Button, DataTable, type Column, type TableSelection} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';
import {useState} from 'react';

const rows = repeatPeople(96);

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
];

export default function SelectRows() {
  const [selected, setSelected] = useState<TableSelection>({mode: 'keys', keys: [2, 3]});

  return (
    <>
      <DataTable
        label="Actors to select"
        columns={columns}
        rows={rows}
        rowKey="id"
        pageSize={5}
        selection="multiple"
        selected={selected}
        onSelectionChange={event => setSelected(event.detail)}
      >
        <div slot="selection-actions">
          <Button text="Invite" size="sm" onClick={() => alert(JSON.stringify(selected))} />
        </div>
      </DataTable>
      <p>
        <code>{JSON.stringify(selected)}</code>
      </p>
    </>
  );
}
