import type {LcDataTable, TableChangeDetail, TableColumn, TableRow} from '@life-changers/elements/data-table';
import type {ReactNode} from 'react';
import type {PropsOf} from './props-of.js';

/**
 * A column of a React table of such rows. Its `field` is one of theirs, and `render` gets the value that they have there
 * and may return any React node.
 */
export type Column<Row extends object = TableRow> = TableColumn<Row, ReactNode>;

/** Tells of a user's action in a table that has taken effect; `event.detail` is the whole query on show. */
export type TableChangeHandler = (event: CustomEvent<TableChangeDetail>) => void;

/** The props that both tables have. */
export interface TableProps<Row extends object = TableRow> extends PropsOf<
  LcDataTable,
  'label' | 'page' | 'pageSize' | 'pageButtons' | 'firstSort'
> {
  /** The columns, in order. Keep the array outside the component or in `useMemo`. */
  columns: readonly Column<Row>[];
  /** Is called after the user has changed the page. */
  onPageChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /** Is called after the user has changed the page size. */
  onPageSizeChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /** Is called after the user has sorted a column. */
  onSortChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
}

/** The events of both tables by their React props. */
export const TABLE_EVENTS = {
  onPageChange: 'lc-page-change',
  onPageSizeChange: 'lc-page-size-change',
  onSortChange: 'lc-sort-change',
} as const;
