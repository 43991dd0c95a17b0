import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {TableEdit, TableRow} from '../../../../core/table/index.js';
import type {Rules} from '../../../../core/validation/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/** When the edits of a table are saved. */
export type SaveBy = 'cell' | 'row' | 'all';

/**
 * What users edit, and how it is saved.
 *
 * @fires {EditEvent} lc-edit - Sent to save edits. `waitUntil(promise)` marks their cells as being saved until the promise
 *   settles: if it resolves with rows, they replace those of the table; if it rejects, the edits stay, with the messages of
 *   the reason. `preventDefault()` leaves the edits unsaved. Without either, they are left to the form if the table
 *   has a `name` in one, and otherwise saved at once.
 * @fires {CustomEvent<readonly TableEdit[]>} lc-edits-change - Sent when `edits` has changed, except by the app.
 * @csspart edited-cell - A cell with an edit that is not saved.
 * @csspart edit-field - The native field in a cell.
 * @csspart edit-message - Why an edit is invalid or could not be saved, in its cell.
 * @csspart edit-bar - The row above the column headers with the number of changes.
 * @csspart edit-button - A button of the bar, of a row, or of a message.
 * @csspart added-row - A row that was added, and is not saved yet.
 * @csspart removed-row - A row that was removed, which is not saved yet.
 */
export interface EditingProperties<Row extends object = TableRow> {
  /**
   * When edits are saved: `'cell'` with each cell that is left, `'row'` with the Save button of the row, or `'all'` with that
   * of a bar above the columns. Default `'cell'`.
   */
  saveBy: SaveBy;

  /**
   * The edits that are not saved, in a list of `{key, field, old, new, state}`. Set it to restore edits, and to `[]` to
   * discard them. Edits of the app are checked again. As an attribute, JSON. Invalid entries warn and are ignored.
   */
  edits: readonly TableEdit[] | null | undefined;

  /**
   * Rules for the values of a row together: any Standard Schema of an object. Their messages are shown in the cells of their
   * fields before a row is saved. Create the rules once, not on every render.
   */
  rowRules: Rules | null | undefined;

  /**
   * Returns the initial values of a new row. Shows a button that adds one at the top. A row without a key gets one until it
   * is saved. `render` of a column gets undefined for a field that it leaves out.
   */
  newRow: (() => Partial<Row>) | null | undefined;

  /** Shows a button in each row that removes it. Until that is saved, the row stays, struck through. */
  removable: boolean;
}

/** Whether a column of a table can be edited. */
const hasEditors = (columns: unknown): boolean =>
  Array.isArray(columns) && columns.some((column: {edit?: unknown} | null | undefined) => column?.edit);

export const editingDeclaration: FeatureDeclaration<EditingProperties> = {
  name: 'editing',
  need: 'edit of a column',
  isNeeded: ({columns}) => hasEditors(columns),
  properties: {
    saveBy: {default: 'cell'},
    edits: {converter: jsonAttribute, default: null},
    rowRules: {attribute: false, default: null},
    newRow: {attribute: false, default: null},
    removable: {type: Boolean, default: false},
  },
};
