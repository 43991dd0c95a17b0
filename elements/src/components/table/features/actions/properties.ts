import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {RowAction} from '../../model/table-events.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The menus of rows.
 *
 * @fires {CustomEvent<RowActionDetail>} lc-row-action - Sent when the user has chosen an action in the menu of a row.
 * @csspart actions-cell - The cell of the menu button of a row, also in the header row.
 * @csspart row-menu-button - The button that opens the menu of a row.
 * @csspart row-menu - The menu of a row.
 * @csspart row-action - An action in the menu of a row.
 * @csspart row-action-icon - The icon of an action.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export interface ActionsProperties<Row extends object = any> {
  /**
   * The actions in the menu of each row: a list, or a function of the row; as an attribute, JSON. A row without actions has
   * no menu. It needs `import '@life-changers/elements/table-actions'`. Invalid entries warn and are ignored.
   */
  rowActions: readonly RowAction[] | ((row: Row) => readonly RowAction[]) | null | undefined;
}

export const actionsDeclaration: FeatureDeclaration<ActionsProperties> = {
  name: 'actions',
  need: 'rowActions',
  isNeeded: ({rowActions}) => Boolean(rowActions),
  properties: {
    rowActions: {converter: jsonAttribute, default: null},
  },
};
