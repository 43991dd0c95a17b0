import {djangoRest} from '@life-changers/elements/core/table/backends/django-rest';
import {graphqlConnections} from '@life-changers/elements/core/table/backends/graphql-connections';
import {jsonApi} from '@life-changers/elements/core/table/backends/json-api';
import {postgrest} from '@life-changers/elements/core/table/backends/postgrest';
import {springData} from '@life-changers/elements/core/table/backends/spring-data';
import {ServerTable, type Column} from '@life-changers/react';

interface Person {
  id: number;
  name: string;
}

const columns: Column<Person>[] = [
  {label: 'Name', field: 'name', sort: 'asc'},
];

/** JSON:API, with the total in `meta.page.total`. */
const jsonApiBackend = jsonApi({total: 'meta.page.total'});

export const JsonApiPeople = () => (
  <ServerTable
    {...jsonApiBackend}
    columns={columns}
    endpoint="/api/people"
  />
);

/** Spring Data: a controller that returns a `Page<Person>`. */
const springBackend = springData();

export const SpringPeople = () => (
  <ServerTable
    {...springBackend}
    columns={columns}
    endpoint="/api/people"
  />
);

/** Django REST framework with its default `PageNumberPagination`. */
const djangoBackend = djangoRest();

export const DjangoPeople = () => (
  <ServerTable
    {...djangoBackend}
    columns={columns}
    endpoint="/api/people/"
  />
);

/** Supabase, or any PostgREST. */
const supabaseBackend = postgrest({
  searchIn: ['name'],
  headers: {apikey: 'your-publishable-key'},
});

export const SupabasePeople = () => (
  <ServerTable
    {...supabaseBackend}
    columns={columns}
    endpoint="https://project.supabase.co/rest/v1/people?select=id,name"
  />
);

/** GraphQL connections have cursors and no page numbers. */
const graphqlBackend = graphqlConnections({
  query: `query ($first: Int!, $after: String, $orderBy: PersonOrder) {
    people(first: $first, after: $after, orderBy: $orderBy) {
      nodes { id name }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  connection: 'people',
  variables: ({sort}) => ({
    orderBy: sort && {
      field: sort.field.toUpperCase(),
      direction: sort.direction.toUpperCase(),
    },
  }),
});

export const GraphqlPeople = () => (
  <ServerTable
    {...graphqlBackend}
    columns={columns}
    endpoint="/graphql"
  />
);
