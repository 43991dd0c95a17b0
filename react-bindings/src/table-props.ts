import type {
  SortDirection,
  TableChangeDetail,
  TableColumn,
  TableRow,
} from '@life-changers/elements/data-table';
import type {ReactNode} from 'react';

/**
 * A column of a React table of such rows. Its `field` is one of theirs, and `render` gets the value that they have there
 * and may return any React node.
 */
export type Column<Row extends object = TableRow> = TableColumn<Row, ReactNode>;

/** Tells of a user's action in a table that has taken effect; `event.detail` is the whole query on show. */
export type TableChangeHandler = (event: CustomEvent<TableChangeDetail>) => void;

/** The props that both tables have. */
export interface TableProps<Row extends object = TableRow> {
  /** The columns, in order. Keep the array outside the component or in `useMemo`. */
  columns: readonly Column<Row>[];
  /** The title above the table, which names it for screen readers. */
  label?: string | undefined;
  /**
   * The page on show, from 1.
   * @default 1
   */
  page?: number | undefined;
  /**
   * Rows of a page; joins 5, 10, 20, 50 and 100 on offer.
   * @default 10
   */
  pageSize?: number | undefined;
  /**
   * How many page numbers the pager shows.
   * @default 5
   */
  pageButtons?: number | undefined;
  /**
   * How an unsorted column is sorted by the first click on its header.
   * @default 'asc'
   */
  firstSort?: SortDirection | undefined;
  /** Is called after the user has changed the page. */
  onPageChange?: TableChangeHandler | undefined;
  /** Is called after the user has changed the page size. */
  onPageSizeChange?: TableChangeHandler | undefined;
  /** Is called after the user has sorted a column. */
  onSortChange?: TableChangeHandler | undefined;
}

/** The events of both tables by their React props. */
export const TABLE_EVENTS = {
  onPageChange: 'lc-page-change',
  onPageSizeChange: 'lc-page-size-change',
  onSortChange: 'lc-sort-change',
} as const;
