import {Button, DataTable, type Column, type TableQuery} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';
import {useState} from 'react';

const rows = repeatPeople(96);

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'ID', field: 'id', width: '5rem'},
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
];

export default function HeldQuery() {
  const [query, setQuery] = useState<Partial<TableQuery>>({page: 2, pageSize: 5});

  return (
    <>
      <Button
        text="Starks, by name"
        onClick={() => setQuery({page: 1, search: 'stark', sort: {field: 'realName', direction: 'asc'}})}
      />
      <DataTable
        label="Actors with a query"
        columns={columns}
        rows={rows}
        query={query}
        onQueryChange={event => setQuery(event.detail)}
        pageSizes={[5, 15, 30]}
      />
      <p>
        <code>{JSON.stringify(query)}</code>
      </p>
    </>
  );
}
