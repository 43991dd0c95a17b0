import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {ColumnState} from '../../../../core/table/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * How users arrange columns.
 *
 * @fires {CustomEvent<ColumnState>} lc-column-state-change - Sent when the user has changed the columns. If it is
 *   canceled, they stay as they were.
 * @csspart group-row - The row of headers above the column headers.
 * @csspart group-cell - The header of a group of columns.
 * @csspart column-button - The button in a column header that opens its menu.
 * @csspart column-menu - The menu of a column.
 * @csspart column-menu-item - An item of the menu of a column.
 * @csspart column-menu-item-icon - The icon of such an item.
 * @csspart column-resizer - The handle at the end of a column header that resizes the column.
 * @csspart columns-button - The button that opens the list of columns.
 * @csspart columns-list - The list of columns.
 * @csspart foot - The `<tfoot>`.
 * @csspart foot-row - The row below the rows, with what `footer` of the columns returns.
 * @csspart foot-cell - A cell of that row.
 */
export interface ColumnsProperties {
  /**
   * Lets the user sort, move, pin, resize, and hide columns with a menu in each header and a button in the toolbar, and
   * move and resize them with the pointer. It needs `import '@life-changers/elements/table-columns'`.
   */
  columnMenu: boolean;

  /**
   * What the user has changed about the columns: `order` and `hidden` are lists of fields, and `widths` (in pixels) and
   * `pinned` (`'start'` or `'end'`) are objects by field. It can be stored as JSON. As an attribute, JSON. It needs
   * `import '@life-changers/elements/table-columns'`. Setting it sends no event. Invalid parts warn and are ignored.
   * Fields without a column warn and are kept, because their column may come later. At least one column stays visible.
   * The search also finds text in hidden columns.
   */
  columnState: ColumnState | null | undefined;
}

export const columnsDeclaration: FeatureDeclaration<ColumnsProperties> = {
  name: 'columns',
  need: 'columnMenu or columnState',
  isNeeded: ({columnMenu, columnState}) => columnMenu || Boolean(columnState),
  properties: {
    columnMenu: {type: Boolean, default: false},
    columnState: {converter: jsonAttribute, default: null},
  },
};
