import '@life-changers/elements/table-filters';
import {
  queryFromSearchParams,
  queryToSearchParams,
} from '@life-changers/elements/core/table';
import {ServerTable, type Column} from '@life-changers/react';
import {useMemo} from 'react';
import {useSearchParams} from 'react-router-dom';

interface Person {
  id: number;
  realName: string;
}

const columns: Column<Person>[] = [
  {label: 'Name', field: 'realName', filter: 'text'},
];
const defaults = {pageSize: 20};

export default function People() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(
    () => queryFromSearchParams(params, {defaults, maxPageSize: 100}),
    [params],
  );

  return (
    <ServerTable<Person>
      label="People"
      endpoint="/api/people"
      columns={columns}
      searchable
      query={query}
      onQueryChange={event =>
        setParams(current =>
          queryToSearchParams(event.detail, {defaults, current}),
        )
      }
    />
  );
}
