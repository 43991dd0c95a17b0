import type {LcDataTable, TableChangeDetail, TableColumn, TableRow} from '@life-changers/elements/data-table';
import type {ReactNode} from 'react';
import type {PropsOf} from './props-of.js';

/**
 * A column of a React table with rows of type `Row`. `field` is a field of the rows. `render` receives the row's value of
 * that field and may return any React node.
 */
export type Column<Row extends object = TableRow> = TableColumn<Row, ReactNode>;

/** Called after a user's action in a table has taken effect. `event.detail` is the complete current query. */
export type TableChangeHandler = (event: CustomEvent<TableChangeDetail>) => void;

/** The props that both tables share. */
export interface TableProps<Row extends object = TableRow> extends PropsOf<
  LcDataTable,
  'label' | 'page' | 'pageSize' | 'pageButtons' | 'firstSort'
> {
  /** The columns, in order. Keep the array outside the component or in `useMemo`. */
  columns: readonly Column<Row>[];
  /** Called after the user changes the page. */
  onPageChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /** Called after the user changes the page size. */
  onPageSizeChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /** Called after the user sorts a column. */
  onSortChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
}

/** The events of both tables, by React prop. */
export const TABLE_EVENTS = {
  onPageChange: 'lc-page-change',
  onPageSizeChange: 'lc-page-size-change',
  onSortChange: 'lc-sort-change',
} as const;
