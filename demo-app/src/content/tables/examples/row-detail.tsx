import '@life-changers/elements/table-detail';
import {Button, DataTable, type Column} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';
import {useState} from 'react';

const rows = repeatPeople(96);

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
];

export default function RowDetail() {
  const [expanded, setExpanded] = useState<readonly (string | number)[]>([2]);

  return (
    <DataTable
      label="Actors with details"
      columns={columns}
      rows={rows}
      rowKey="id"
      pageSize={5}
      detail="single"
      renderDetail={({id, realName, character}) => (
        <>
          <p>
            {realName} plays <strong>{character}</strong>.
          </p>
          <Button
            text="Close"
            size="sm"
            variant="secondary"
            onClick={() => setExpanded(expanded.filter(key => key !== id))}
          />
        </>
      )}
      expanded={expanded}
      onExpandedChange={event => setExpanded(event.detail.keys)}
    />
  );
}
