import {
  LcServerTable,
  type TableErrorDetail,
  type TableLoadDetail,
  type TableRow,
} from '@life-changers/elements/server-table';
import type {ReactElement} from 'react';
import {createBinding, type HostProps} from './create-binding.js';
import type {PropsOf} from './props-of.js';
import {TABLE_EVENTS, type TableProps} from './table-props.js';
import {withCellPortals} from './with-cell-portals.js';

/** The props of `ServerTable`. */
export interface ServerTableProps<Row extends object = TableRow>
  extends TableProps<Row>, PropsOf<LcServerTable, 'authorization' | 'readPage' | 'timeout' | 'fetch'> {
  /** Where the pages come from; a query it has is kept. Another endpoint is loaded from page 1. */
  endpoint: string;
  /** Is called when a page has come. */
  onLoad?: ((event: CustomEvent<TableLoadDetail>) => void) | undefined;
  /** Is called when a request has failed. */
  onError?: ((event: CustomEvent<TableErrorDetail>) => void) | undefined;
}

/** A table whose pages come from a server, one request for each action. */
export const ServerTable = withCellPortals(
  createBinding<LcServerTable, ServerTableProps>({
    name: 'ServerTable',
    tag: 'lc-server-table',
    elementClass: LcServerTable,
    events: {...TABLE_EVENTS, onLoad: 'lc-load', onError: 'lc-error'},
  }),
) as <Row extends object = TableRow>(
  props: HostProps<LcServerTable, ServerTableProps<Row>>,
) => ReactElement | null;
