import {
  LcServerTable,
  type TableChangeDetail,
  type TableErrorDetail,
  type TableLoadDetail,
  type TableRow,
} from '@life-changers/elements/server-table';
import type {ColumnField} from '@life-changers/elements/core/table';
import type {ReactElement} from 'react';
import type {HostProps} from '../binding/create-binding.js';
import {createTable} from './create-table.js';
import type {PropsOf} from '../binding/props-of.js';
import type {TableProps, WithColumns} from './table-props.js';

/** The props of `ServerTable`. */
export interface ServerTableProps<Row extends object = TableRow>
  extends
    TableProps<Row>,
    PropsOf<
      LcServerTable,
      | 'authorization'
      | 'writeQuery'
      | 'readPage'
      | 'writeGroups'
      | 'readGroups'
      | 'timeout'
      | 'fetch'
      | 'searchable'
      | 'prefetch'
    > {
  /** The URL of the rows. Its query string is kept. When it changes, the table loads page 1. */
  endpoint: string;
  /** Called after the user types into the search field. */
  onSearchChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /** Called when a page has loaded. */
  onLoad?: ((event: CustomEvent<TableLoadDetail>) => void) | undefined;
  /** Called when a request has failed. */
  onError?: ((event: CustomEvent<TableErrorDetail>) => void) | undefined;
}

/** A table whose pages are loaded from a server, with one request per action. */
export const ServerTable = createTable<LcServerTable, ServerTableProps>({
  tag: 'lc-server-table',
  elementClass: LcServerTable,
  events: {onSearchChange: 'lc-search-change', onLoad: 'lc-load', onError: 'lc-error'},
}) as <Row extends object = TableRow, Field extends string = ColumnField<Row>>(
  props: HostProps<LcServerTable, WithColumns<ServerTableProps<Row>, Row, Field>>,
) => ReactElement | null;
