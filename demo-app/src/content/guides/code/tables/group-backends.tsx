import '@life-changers/elements/table-groups';
import {graphqlConnections} from '@life-changers/elements/core/table/backends/graphql-connections';
import {postgrest} from '@life-changers/elements/core/table/backends/postgrest';
import {ServerTable, type Column} from '@life-changers/react';

interface Order {
  id: number;
  country: string;
  amount: number;
}

const columns: Column<Order>[] = [
  {label: 'Order', field: 'id'},
  {label: 'Country', field: 'country'},
  {label: 'Amount', field: 'amount', total: 'sum'},
];

/** Supabase, or any PostgREST with `db-aggregates-enabled`. */
const supabase = postgrest({
  groups: true,
  headers: {apikey: 'your-publishable-key'},
});

export const SupabaseOrders = () => (
  <ServerTable
    {...supabase}
    columns={columns}
    endpoint="https://project.supabase.co/rest/v1/orders"
    query={{group: ['country']}}
  />
);

/** GraphQL with a field for groups. */
const graphql = graphqlConnections({
  query: `query ($first: Int!, $after: String, $where: OrderFilter) {
    orders(first: $first, after: $after, where: $where) {
      nodes { id country amount }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  connection: 'orders',
  variables: ({filters}) => ({where: filters}),
  groups: {
    query: `query ($by: String!, $first: Int!, $skip: Int!,
      $totals: [OrderTotal!]!, $where: OrderFilter) {
      orderGroups(by: $by, first: $first, skip: $skip,
        totals: $totals, where: $where) {
        by
        total
        nodes { value count totals { field value } }
        totals { field value }
      }
    }`,
    groups: 'orderGroups',
    variables: ({filters}) => ({where: filters}),
  },
});

export const GraphqlOrders = () => (
  <ServerTable
    {...graphql}
    columns={columns}
    endpoint="/graphql"
    query={{group: ['country']}}
  />
);
