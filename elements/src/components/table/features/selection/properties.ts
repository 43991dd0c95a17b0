import {showValidationAttribute} from '../../../../base/attributes/converters.js';
import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {RowKey, TableSelection} from '../../../../core/table/index.js';
import type {Rules, ShowValidation} from '../../../../core/validation/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * What users select, and what a form sees of it.
 *
 * @slot selection-actions - Buttons that act on the selected rows. Shown while rows are selected and the page has rows.
 * @fires {CustomEvent<TableSelection>} lc-selection-change - Sent when the user has changed the selection. If it is
 *   canceled, the selection stays as it was.
 * @csspart selection-bar - The row above the column headers, with the number of selected rows.
 * @csspart selection-count - The number of selected rows.
 * @csspart selection-kept - The text below the message that nothing matches: what is selected stays selected.
 * @csspart selection-button - The buttons that select all rows and that clear the selection.
 * @csspart select-cell - The cell of a checkbox, also in the header row.
 * @csspart checkbox - The native checkbox of a row, of all rows of the page, or of a group.
 * @csspart selected-row - A selected row.
 * @csspart message - The validation message of the selection.
 * @cssstate valid - The selection is valid, and the result is shown.
 * @cssstate invalid - The selection is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the selection.
 */
export interface SelectionProperties {
  /**
   * Whether the user can select rows: `'single'`, `'multiple'`, or null for neither. It needs
   * `import '@life-changers/elements/table-selection'`. Invalid values warn and fall back to null.
   */
  selection: 'single' | 'multiple' | null | undefined;

  /**
   * The selected rows: `{mode: 'keys', keys}`, or all rows that match a query, with exceptions:
   * `{mode: 'all', query, except}`. A group is the query of its rows; further groups are in `groups`. A list is read as keys, and null means none. As an attribute, JSON. Setting it sends
   * no event. Very many keys are read in slices; `settled` resolves when they are shown. Invalid values warn and count as
   * none.
   */
  selected: TableSelection | readonly RowKey[] | null | undefined;

  /** Also selects a row when the user clicks it, outside of links and controls. */
  selectOnClick: boolean;

  /**
   * The name under which a form submits the selected keys, with one entry for each key. All rows that match a query are
   * one entry: the JSON of `selected`. Default `''`: nothing is submitted.
   */
  name: string;

  /**
   * Disables the selection: it cannot be changed, and is neither submitted nor validated. Everything else in the table can
   * still be used. A disabled `<fieldset>` does the same.
   */
  disabled: boolean;

  /** Requires a selected row before the form can be submitted. */
  required: boolean;

  /**
   * The rules for the selection: a superstruct `Struct` or any Standard Schema. They check the list of selected keys, or
   * `{mode: 'all', query, except}`. Create the rules once, not on every render.
   */
  rules: Rules | null | undefined;

  /**
   * When to show the validation message below the table: `true` always, `false` never, or `'submit'` from the first
   * attempt to submit the form until it is reset. Default `false`. In HTML, `show-validation` means `true`, and
   * `show-validation="submit"` means `'submit'`.
   */
  showValidation: ShowValidation;

  /**
   * An error message about the selection from elsewhere, such as a server. It is shown regardless of `showValidation`,
   * until you clear it, and does not prevent the form from being submitted.
   */
  error: string | null | undefined;
}

export const selectionDeclaration: FeatureDeclaration<SelectionProperties> = {
  name: 'selection',
  need: 'selection',
  isNeeded: ({selection}) => Boolean(selection),
  properties: {
    selection: {default: null},
    selected: {converter: jsonAttribute, default: null},
    selectOnClick: {type: Boolean, default: false},
    name: {default: ''},
    disabled: {type: Boolean, default: false},
    required: {type: Boolean, reflect: true, default: false},
    rules: {attribute: false, default: null},
    showValidation: {converter: showValidationAttribute, default: false},
    error: {default: ''},
  },
};
