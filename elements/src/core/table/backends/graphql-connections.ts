import type {TableQuery} from '../query/query.js';
import {countAt, rowsAt, valueAt} from '../query/read-body.js';
import type {GroupsQuery, ServerGroup, ServerTotals} from '../groups/groups-query.js';
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
  /** How to ask for groups. Without it, rows are not grouped. */
  groups?: GraphqlGroupsOptions | undefined;
}

export interface GraphqlGroupsOptions {
  /**
   * The query. It has the variables `$by: String!`, `$first: Int!`, `$skip: Int!`, and `$totals`, a list of
   * `{field, total}`, and those of `variables`.
   */
  query: string;
  /** The path of the groups in `data`, such as `'peopleGroups'`. */
  groups: string;
  /** Returns further variables, in particular for the search, the filters, and the conditions of `where`. */
  variables: (query: GroupsQuery) => Readonly<Record<string, unknown>>;
}

/**
 * GraphQL with the connections of Relay: a `POST` with `first` and `after`. Reads `edges { node }` or `nodes`,
 * `pageInfo { hasNextPage endCursor }`, and, if the query asks for it, `totalCount`. Errors in the response fail the
 * request with their messages. Groups are `{total, nodes {value count totals {field value}}}`, with `by`, the field, and
 * `totals` of all rows if the query asks for them.
 */
export function graphqlConnections({
  query,
  connection,
  variables,
  matchesAny = variables !== undefined,
  groups,
}: GraphqlConnectionsOptions): Backend {
  const writeQuery = ({cursor = null, ...rest}: PageQuery): QueryRequest => ({
    body: {query, variables: {first: rest.pageSize, after: cursor, ...variables?.(rest)}},
  });
  return {
    writeQuery: Object.assign(writeQuery, {matchesAny}),
    readPage: body => {
      throwErrors(body);
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
    ...(groups && groupsOf(groups)),
  };
}

/** Errors may come with a response that is otherwise fine. */
function throwErrors(body: unknown): void {
  const errors = valueAt(body, 'errors');
  if (!Array.isArray(errors)) return;
  const messages = (errors as {message?: unknown}[]).map(error => String(error?.message));
  throw new Error(messages.join(' '));
}

function groupsOf({
  query,
  groups,
  variables,
}: GraphqlGroupsOptions): Pick<Backend, 'writeGroups' | 'readGroups'> {
  return {
    writeGroups: asked => {
      const {field, page, pageSize} = asked;
      const totals = Object.entries(asked.totals).map(([of, total]) => ({field: of, total}));
      const own = {by: field, first: pageSize, skip: pageSize * (page - 1), totals};
      return {body: {query, variables: {...own, ...variables(asked)}}};
    },
    readGroups: body => {
      throwErrors(body);
      const path = `data.${groups}`;
      const nodes = rowsAt(body, `${path}.nodes`) as ServerGroup[];
      const {by, totals} = valueAt(body, path) as Readonly<Record<string, unknown>>;
      return {
        groups: nodes.map(node => ({...node, totals: totalsOf(node?.totals)})),
        total: countAt(body, `${path}.total`),
        ...(totals !== undefined && {totals: totalsOf(totals)}),
        ...(by !== undefined && {of: {field: by}}),
      };
    },
  };
}

/** GraphQL has no objects with any keys, so that totals are a list of `{field, value}`. */
const totalsOf = (list: unknown): ServerTotals =>
  Object.fromEntries(
    (Array.isArray(list) ? (list as {field: string; value: unknown}[]) : []).map(({field, value}) => [
      field,
      value,
    ]),
  );
