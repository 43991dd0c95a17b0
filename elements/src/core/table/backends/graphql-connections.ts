import type {TableQuery} from '../query/query.js';
import {countAt, rowsAt, valueAt} from '../query/read-body.js';
import type {Backend, PageQuery, QueryRequest} from '../query/backend.js';

export interface GraphqlConnectionsOptions {
  /** The query. It has the variables `$first: Int!` and `$after: String`, and those of `variables`. */
  query: string;
  /** The path of the connection in `data`, such as `'people'` or `'viewer.people'`. */
  connection: string;
  /**
   * Returns further variables for the sort, the search, the filters, and the conditions of `where`, in the types of the
   * schema.
   */
  variables?: ((query: TableQuery) => Readonly<Record<string, unknown>>) | undefined;
  /** Whether `variables` can say that any of several conditions must hold. Default true; without `variables`, false. */
  matchesAny?: boolean | undefined;
}

/**
 * GraphQL with the connections of Relay: a `POST` with `first` and `after`. Reads `edges { node }` or `nodes`,
 * `pageInfo { hasNextPage endCursor }`, and, if the query asks for it, `totalCount`. Errors in the response fail the
 * request with their messages.
 */
export function graphqlConnections({
  query,
  connection,
  variables,
  matchesAny = variables !== undefined,
}: GraphqlConnectionsOptions): Backend {
  const writeQuery = ({cursor = null, ...rest}: PageQuery): QueryRequest => ({
    body: {query, variables: {first: rest.pageSize, after: cursor, ...variables?.(rest)}},
  });
  return {
    writeQuery: Object.assign(writeQuery, {matchesAny}),
    readPage: body => {
      const errors = valueAt(body, 'errors');
      if (Array.isArray(errors)) {
        const messages = (errors as {message?: unknown}[]).map(error => String(error?.message));
        throw new Error(messages.join(' '));
      }
      const path = `data.${connection}`;
      const edges = valueAt(body, `${path}.edges`);
      const {hasNextPage, endCursor} = (valueAt(body, `${path}.pageInfo`) ?? {}) as Record<string, unknown>;
      if (typeof hasNextPage !== 'boolean' || (hasNextPage && typeof endCursor !== 'string'))
        throw new TypeError(`The query must ask for pageInfo { hasNextPage endCursor } of ${connection}.`);
      const hasTotal = typeof valueAt(body, `${path}.totalCount`) === 'number';
      return {
        rows: Array.isArray(edges)
          ? (edges as ({node: object} | null)[]).map(edge => edge?.node ?? {})
          : rowsAt(body, `${path}.nodes`),
        nextCursor: hasNextPage ? (endCursor as string) : null,
        ...(hasTotal && {total: countAt(body, `${path}.totalCount`)}),
      };
    },
  };
}
