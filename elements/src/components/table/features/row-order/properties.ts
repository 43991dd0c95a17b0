import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * How users order rows.
 *
 * @fires {RowMoveEvent} lc-row-move - Sent when the user has moved a row, with its `key` and the key of the row that it is
 *   `before` now, or null at the end. If it is canceled, or a promise passed to `event.waitUntil()` rejects, the row moves
 *   back. Otherwise a data table sets its `rows` in the new order, unless the app has set them, and a server table reloads.
 * @csspart row-handle-cell - The cell of the handle of a row, also in the header row.
 * @csspart row-handle - The button that drags a row, and opens the menu that moves it.
 * @csspart move-menu - The menu of a handle.
 * @csspart move-item - An item of that menu.
 * @csspart position-form - The form for the new position of a row.
 * @csspart position-input - The native `<input>` in it.
 * @csspart move-alert - The message about a row that could not be moved.
 */
export interface RowOrderProperties {
  /**
   * Lets the user move rows with a handle in each: by dragging it, and with its menu, also to another page.
   * <kbd>Alt</kbd>+<kbd>ArrowUp</kbd> or <kbd>Alt</kbd>+<kbd>ArrowDown</kbd> on a handle picks its row up. Then the arrow
   * keys, <kbd>Home</kbd>, and <kbd>End</kbd> choose its place on the page, <kbd>Enter</kbd> or <kbd>Space</kbd> drops it,
   * and <kbd>Escape</kbd> leaves it where it was. While the table is sorted, searched, or filtered, the menu offers to show
   * the rows in their own order again. It needs `import '@life-changers/elements/table-row-order'`, and a `rowKey`.
   */
  reorderable: boolean;
}

export const rowOrderDeclaration: FeatureDeclaration<RowOrderProperties> = {
  name: 'row-order',
  need: 'reorderable',
  isNeeded: ({reorderable}) => reorderable,
  properties: {
    reorderable: {type: Boolean, default: false},
  },
};
