import {textOrObject} from '../../base/attributes/converters.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {
  DEFAULT_PAGE_BUTTONS,
  type RowKey,
  type SortDirection,
  type TableColumn,
} from '../../core/table/index.js';
import type {CellRenderer} from './model/cell-content.js';
import type {Declared} from './model/feature-declaration.js';

/**
 * The properties that all tables have without a feature, besides those of their query.
 *
 * @slot toolbar - Custom buttons and filters, next to the search field.
 * @fires {CustomEvent<TableChangeDetail>} lc-page-change - Sent when the user has changed the page.
 * @fires {CustomEvent<TableChangeDetail>} lc-page-size-change - Sent when the user has changed the page size.
 * @fires {CustomEvent<TableChangeDetail>} lc-sort-change - Sent when the user has sorted by a column.
 * @fires {CustomEvent<TableChangeDetail>} lc-query-change - Sent when the table has changed its `query`: for the user,
 *   because the page no longer exists, or because a request failed.
 * @csspart toolbar - The row above the table.
 * @csspart label - The title. It labels the table for screen readers, even if CSS hides it.
 * @csspart frame - The frame around the table and its footer.
 * @csspart scroller - The container that scrolls if the table is too wide or too high.
 * @csspart table - The native `<table>`.
 * @csspart head - The `<thead>`.
 * @csspart header-row - The row of column headers.
 * @csspart header-cell - A column header. The names in the column's `columnClass` are also parts.
 * @csspart sort-button - The sort button in a column header.
 * @csspart body - The `<tbody>`.
 * @csspart row - A row.
 * @csspart cell - A cell. The names in `columnClass` and in the cell's `className` are also parts.
 * @csspart empty - The message shown if there are no entries.
 * @csspart empty-search - The search below the message.
 * @csspart clear-search-button - The button below the message that clears a search without matches.
 * @csspart progress - The progress bar shown while a page loads.
 * @csspart footer - The row below the table.
 * @csspart page-size - The page size field and its label.
 * @csspart page-size-select - The native `<select>` of the page size.
 * @csspart info - The range of visible entries and their total.
 * @csspart pager - The page buttons, if there are several pages.
 * @csspart page-button - A button in the pager.
 * @csspart current-page-button - The button of the current page.
 * @csspart alert - The error message and the retry button.
 * @csspart alert-text - The text of the error message.
 * @csspart retry-button - The retry button.
 * @cssprop --lc-table-background - Background color of the table.
 * @cssprop --lc-table-border-color - Color of the frame and of the lines between rows.
 * @cssprop --lc-table-header-background - Background color of the header row.
 * @cssprop --lc-table-max-height - Maximum height. Rows that do not fit scroll below the header.
 * @cssprop --lc-table-radius - Corner radius of the frame.
 * @cssprop --lc-table-row-hover - Background color of the row under the pointer.
 * @cssprop --lc-table-stripe - Background color of every second row if the table is `striped`.
 * @cssstate loading - Rows are loading.
 * @cssstate error - The latest request failed.
 * @cssstate empty - There are no entries to show.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export interface TableProperties<Row extends object = any> {
  /**
   * The columns, in order; as an attribute, JSON. The first column with a `sort` of `'asc'` or `'desc'` sorts
   * the table. Setting columns with a different initial sort sorts the table again. Entries that are not
   * columns warn and are ignored.
   */
  columns: readonly TableColumn<Row>[] | null | undefined;

  /**
   * The page sizes that the menu offers, in addition to the current one; as an attribute, JSON. By default, 5, 10, 20,
   * 50, 100, and the table's own `pageSize`. Invalid values warn and are ignored.
   */
  pageSizes: readonly number[] | null | undefined;

  /**
   * Number of page buttons, at least 1. Default 5. In a narrow place, there are fewer, and for a single page none. Invalid values
   * warn and fall back to 5.
   */
  pageButtons: number | null | undefined;

  /**
   * Sort direction of the first click on an unsorted column: `'asc'` (default) or `'desc'`. Further clicks
   * alternate. Invalid values warn and fall back to `'asc'`.
   */
  firstSort: SortDirection | null | undefined;

  /**
   * What identifies a row for the selection: a field with text or a number, or a function of the row. Default `'id'`. If
   * the key of a row is missing or repeated, the table warns, and the row cannot be selected.
   */
  rowKey: string | ((row: Row) => RowKey) | null | undefined;

  /**
   * Height of the rows: `'compact'`, `'default'`, or `'comfortable'`. Invalid values warn and fall back to `'default'`.
   */
  density: 'compact' | 'default' | 'comfortable' | null | undefined;

  /** Shows every second row in another color. */
  striped: boolean;

  /** Shows lines between the columns. */
  bordered: boolean;

  /**
   * What happens if the table is narrower than 30rem: `'scroll'` scrolls sideways if needed, and `'stack'` shows the cells
   * of a row below each other, each with the label of its column. `'stack'` needs
   * `import '@life-changers/elements/table-narrow'`, and a table whose width does not depend on its content. Invalid values
   * warn and fall back to `'scroll'`.
   */
  narrow: 'scroll' | 'stack' | null | undefined;

  /** Title above the table. It labels the table for screen readers. */
  label: string;

  /** Renders cell values of a framework, such as React nodes. For framework bindings. */
  cellRenderer: CellRenderer | null;
}

/** How they are read, and their defaults. */
export const tableProperties: Declared<TableProperties> = {
  columns: {converter: jsonAttribute, default: null},
  pageSizes: {converter: jsonAttribute, default: null},
  pageButtons: {type: Number, default: DEFAULT_PAGE_BUTTONS},
  firstSort: {default: 'asc'},
  rowKey: {converter: textOrObject, default: 'id'},
  density: {default: 'default'},
  striped: {type: Boolean, default: false},
  bordered: {type: Boolean, default: false},
  narrow: {default: 'scroll'},
  label: {default: ''},
  cellRenderer: {attribute: false, default: null},
};
