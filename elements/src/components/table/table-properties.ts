import {property} from '../../base/attributes/property.js';
import {showValidationAttribute, textOrObject} from '../../base/attributes/converters.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {
  DEFAULT_PAGE_BUTTONS,
  type ColumnState,
  type RowKey,
  type SortDirection,
  type TableColumn,
  type TableSelection,
} from '../../core/table/index.js';
import type {Rules, ShowValidation} from '../../core/validation/index.js';
import type {RowAction} from './model/table-events.js';
import type {CellRenderer} from './model/cell-content.js';

/**
 * What both tables offer: the settings that need no code, and the names of parts, events, and styles.
 *
 * @slot toolbar - Custom buttons and filters, next to the search field.
 * @slot selection-actions - Buttons that act on the selected rows. Shown while rows are selected.
 * @fires {CustomEvent<TableChangeDetail>} lc-page-change - Sent when the user has changed the page.
 * @fires {CustomEvent<TableChangeDetail>} lc-page-size-change - Sent when the user has changed the page size.
 * @fires {CustomEvent<TableChangeDetail>} lc-sort-change - Sent when the user has sorted by a column.
 * @fires {CustomEvent<TableChangeDetail>} lc-query-change - Sent when the table has changed its `query`: for the user,
 *   because the page no longer exists, or because a request failed.
 * @fires {CustomEvent<TableSelection>} lc-selection-change - Sent when the user has changed the selection. If it is
 *   canceled, the selection stays as it was.
 * @fires {CustomEvent<ColumnState>} lc-column-state-change - Sent when the user has changed the columns. If it is
 *   canceled, they stay as they were.
 * @fires {CustomEvent<ExpandedChangeDetail>} lc-expanded-change - Sent when the user has opened or closed a row. If it is
 *   canceled, the row stays as it was.
 * @fires {CustomEvent<RowActionDetail>} lc-row-action - Sent when the user has chosen an action in the menu of a row.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent on a plain click on the link of a row. If it is canceled, the
 *   browser does not follow the link.
 * @csspart toolbar - The row above the table.
 * @csspart label - The title. It labels the table for screen readers, even if CSS hides it.
 * @csspart frame - The frame around the table and its footer.
 * @csspart scroller - The container that scrolls if the table is too wide or too high.
 * @csspart table - The native `<table>`.
 * @csspart head - The `<thead>`.
 * @csspart header-row - The row of column headers.
 * @csspart header-cell - A column header. The names in the column's `columnClass` are also parts.
 * @csspart group-row - The row of headers above the column headers.
 * @csspart group-cell - The header of a group of columns.
 * @csspart column-button - The button in a column header that opens its menu.
 * @csspart column-menu - The menu of a column.
 * @csspart column-menu-item - An item of the menu of a column.
 * @csspart column-resizer - The handle at the end of a column header that resizes the column.
 * @csspart columns-button - The button that opens the list of columns.
 * @csspart columns-list - The list of columns.
 * @csspart foot - The `<tfoot>`.
 * @csspart foot-row - The row below the rows, with what `footer` of the columns returns.
 * @csspart foot-cell - A cell of that row.
 * @csspart selection-bar - The row above the column headers, with the number of selected rows.
 * @csspart selection-count - The number of selected rows.
 * @csspart selection-button - The buttons that select all rows and that clear the selection.
 * @csspart select-cell - The cell of a checkbox, also in the header row.
 * @csspart checkbox - The native checkbox of a row, or of all rows of the page.
 * @csspart selected-row - A selected row.
 * @csspart detail-toggle-cell - The cell of the button that opens a row, also in the header row.
 * @csspart detail-toggle - The button that opens a row.
 * @csspart detail-row - The row below an open row.
 * @csspart detail - The cell with the detail of an open row.
 * @csspart row-link - The link of a row.
 * @csspart actions-cell - The cell of the menu button of a row, also in the header row.
 * @csspart row-menu-button - The button that opens the menu of a row.
 * @csspart row-menu - The menu of a row.
 * @csspart row-action - An action in the menu of a row.
 * @csspart row-action-icon - The icon of an action.
 * @csspart copy-button - The button that copies the selected rows.
 * @csspart download - The button that downloads the rows, and its message.
 * @csspart download-button - The button that downloads the rows.
 * @csspart filter-button - The button in a column header that opens the filter.
 * @csspart filter-popup - The dialog with the filter of a column.
 * @csspart filter-bar - The row above the column headers, with the filters that are on.
 * @csspart filter-chip - A filter that is on.
 * @csspart remove-filter-button - The button that removes a filter.
 * @csspart clear-filters-button - The button that removes all filters.
 * @csspart sort-number - The position of a column if several are sorted.
 * @csspart sort-button - The sort button in a column header.
 * @csspart body - The `<tbody>`.
 * @csspart row - A row.
 * @csspart cell - A cell. The names in `columnClass` and in the cell's `className` are also parts.
 * @csspart empty - The message shown if there are no entries.
 * @csspart progress - The progress bar shown while a page loads.
 * @csspart footer - The row below the table.
 * @csspart page-size - The page size field and its label.
 * @csspart page-size-select - The native `<select>` of the page size.
 * @csspart info - The range of visible entries and their total.
 * @csspart pager - The page buttons.
 * @csspart page-button - A button in the pager.
 * @csspart current-page-button - The button of the current page.
 * @csspart message - The validation message of the selection.
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
 * @cssstate loading - A page is loading.
 * @cssstate error - The latest request failed.
 * @cssstate empty - There are no entries to show.
 * @cssstate valid - The selection is valid, and the result is shown.
 * @cssstate invalid - The selection is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the selection.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a tag name does not determine the type of the rows
export abstract class TableProperties<Row extends object = any> extends LcElement {
  /**
   * The columns, in order; as an attribute, JSON. The first column with a `sort` of `'asc'` or `'desc'` sorts
   * the table. Setting columns with a different initial sort sorts the table again. Entries that are not
   * columns warn and are ignored.
   */
  @property({converter: jsonAttribute}) columns: readonly TableColumn<Row>[] | null | undefined = null;

  /**
   * The page sizes that the menu offers, in addition to the current one; as an attribute, JSON. By default, 5, 10, 20,
   * 50, 100, and the table's own `pageSize`. Invalid values warn and are ignored.
   */
  @property({attribute: 'page-sizes', converter: jsonAttribute}) pageSizes:
    readonly number[] | null | undefined = null;

  /** Number of page buttons, at least 1. Default 5. Invalid values warn and fall back to 5. */
  @property({type: Number, attribute: 'page-buttons'}) pageButtons: number | null | undefined =
    DEFAULT_PAGE_BUTTONS;

  /**
   * Sort direction of the first click on an unsorted column: `'asc'` (default) or `'desc'`. Further clicks
   * alternate. Invalid values warn and fall back to `'asc'`.
   */
  @property({attribute: 'first-sort'}) firstSort: SortDirection | null | undefined = 'asc';

  /**
   * Whether the user can select rows: `'single'`, `'multiple'`, or null for neither. It needs
   * `import '@life-changers/elements/table-selection'`. Invalid values warn and fall back to null.
   */
  @property() selection: 'single' | 'multiple' | null | undefined = null;

  /**
   * The selected rows: `{mode: 'keys', keys}`, or all rows that match a query, with exceptions:
   * `{mode: 'all', query, except}`. A list is read as keys, and null means none. As an attribute, JSON. Setting it sends
   * no event. Very many keys are read in slices; `settled` resolves when they are shown. Invalid values warn and count as
   * none.
   */
  @property({converter: jsonAttribute}) selected: TableSelection | readonly RowKey[] | null | undefined =
    null;

  /**
   * What identifies a row for the selection: a field with text or a number, or a function of the row. Default `'id'`. If
   * the key of a row is missing or repeated, the table warns, and the row cannot be selected.
   */
  @property({attribute: 'row-key', converter: textOrObject}) rowKey:
    string | ((row: Row) => RowKey) | null | undefined = 'id';

  /** Also selects a row when the user clicks it, outside of links and controls. */
  @property({type: Boolean, attribute: 'select-on-click'}) selectOnClick = false;

  /**
   * The name under which a form submits the selected keys, with one entry for each key. All rows that match a query are
   * one entry: the JSON of `selected`. Default `''`: nothing is submitted.
   */
  @property() name = '';

  /**
   * Disables the selection: it cannot be changed, and is neither submitted nor validated. Everything else in the table can
   * still be used. A disabled `<fieldset>` does the same.
   */
  @property({type: Boolean}) disabled = false;

  /** Requires a selected row before the form can be submitted. */
  @property({type: Boolean, reflect: true}) required = false;

  /**
   * The rules for the selection: a superstruct `Struct` or any Standard Schema. They check the list of selected keys, or
   * `{mode: 'all', query, except}`. Create the rules once, not on every render.
   */
  @property({attribute: false}) rules: Rules | null | undefined = null;

  /**
   * When to show the validation message below the table: `true` always, `false` never, or `'submit'` from the first
   * attempt to submit the form until it is reset. Default `false`. In HTML, `show-validation` means `true`, and
   * `show-validation="submit"` means `'submit'`.
   */
  @property({attribute: 'show-validation', converter: showValidationAttribute})
  showValidation: ShowValidation = false;

  /**
   * An error message about the selection from elsewhere, such as a server. It is shown regardless of `showValidation`,
   * until you clear it, and does not prevent the form from being submitted.
   */
  @property() error: string | null | undefined = '';

  /**
   * Lets the user sort, move, pin, resize, and hide columns with a menu in each header and a button in the toolbar, and
   * move and resize them with the pointer. It needs `import '@life-changers/elements/table-columns'`.
   */
  @property({type: Boolean, attribute: 'column-menu'}) columnMenu = false;

  /**
   * What the user has changed about the columns: `order` and `hidden` are lists of fields, and `widths` (in pixels) and
   * `pinned` (`'start'` or `'end'`) are objects by field. It can be stored as JSON. As an attribute, JSON. It needs
   * `import '@life-changers/elements/table-columns'`. Setting it sends no event. Invalid parts warn and are ignored.
   * Fields without a column warn and are kept, because their column may come later. At least one column stays visible.
   * The search also finds text in hidden columns.
   */
  @property({attribute: 'column-state', converter: jsonAttribute}) columnState:
    ColumnState | null | undefined = null;

  /**
   * Height of the rows: `'compact'`, `'default'`, or `'comfortable'`. Invalid values warn and fall back to `'default'`.
   */
  @property() density: 'compact' | 'default' | 'comfortable' | null | undefined = 'default';

  /** Shows every second row in another color. */
  @property({type: Boolean}) striped = false;

  /** Shows lines between the columns. */
  @property({type: Boolean}) bordered = false;

  /**
   * What happens if the table is narrower than 30rem: `'scroll'` scrolls sideways if needed, and `'stack'` shows the cells
   * of a row below each other, each with the label of its column. `'stack'` needs
   * `import '@life-changers/elements/table-narrow'`, and a table whose width does not depend on its content. Invalid values
   * warn and fall back to `'scroll'`.
   */
  @property() narrow: 'scroll' | 'stack' | null | undefined = 'scroll';

  /**
   * Returns the detail of a row, which a button in the row opens below it: text, a Lit template, or a DOM node. Called for
   * open rows only. It needs `import '@life-changers/elements/table-detail'`, and a `rowKey`.
   */
  @property({attribute: false}) renderDetail: ((row: Row) => unknown) | null | undefined = null;

  /**
   * How many rows can be open: `'single'`, or any number with `'multiple'`. Invalid values warn and fall back to
   * `'multiple'`.
   */
  @property() detail: 'single' | 'multiple' | null | undefined = 'multiple';

  /**
   * The keys of the open rows, on all pages; as an attribute, JSON. Setting it sends no event. Entries that are not keys
   * warn and are ignored.
   */
  @property({converter: jsonAttribute}) expanded: readonly RowKey[] | null | undefined = null;

  /**
   * The address of a row: a field, or a function of the row. The content of the first cell becomes a link to it. A row
   * without an address has no link. Addresses that run script warn and are refused. It needs
   * `import '@life-changers/elements/table-links'`.
   */
  @property({attribute: 'row-href', converter: textOrObject}) rowHref:
    string | ((row: Row) => string | null | undefined) | null | undefined = null;

  /**
   * The actions in the menu of each row: a list, or a function of the row; as an attribute, JSON. A row without actions has
   * no menu. It needs `import '@life-changers/elements/table-actions'`. Invalid entries warn and are ignored.
   */
  @property({attribute: 'row-actions', converter: jsonAttribute}) rowActions:
    readonly RowAction[] | ((row: Row) => readonly RowAction[]) | null | undefined = null;

  /**
   * Shows a button that downloads all rows that match as a CSV file with this name; without a name, that of the `label`.
   * It needs `import '@life-changers/elements/table-export'`.
   */
  @property() download: string | null | undefined = null;

  /** Title above the table. It labels the table for screen readers. */
  @property() label = '';

  /** Renders cell values of a framework, such as React nodes. For framework bindings. */
  @property({attribute: false}) cellRenderer: CellRenderer | null = null;
}
