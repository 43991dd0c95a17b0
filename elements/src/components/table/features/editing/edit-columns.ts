import type {Warn} from '../../../../core/bad-input.js';
import {EDITORS, editOptions} from '../../../../core/table/edits/edit-options.js';
import type {EditOptions, TableRow} from '../../../../core/table/index.js';
import type {Rules} from '../../../../core/validation/index.js';
import {nameOf, type Column} from '../../model/table-columns.js';

/** A column that users edit. */
export interface EditColumn {
  readonly field: string;
  /** What users call it. */
  readonly name: string;
  readonly options: EditOptions;
  readonly rules: Rules | null;
  readonly render: ((value: unknown, row: TableRow) => unknown) | null;
}

/** Returns the columns that users edit, by field. */
export function editColumns(columns: readonly Column[], warn: Warn): ReadonlyMap<string, EditColumn> {
  const found = new Map<string, EditColumn>();
  for (const column of columns) {
    const {source, field} = column;
    if (!source.edit) continue;
    if (field === '') warn('a column with edit needs a field; it cannot be edited.');
    else {
      const {rules = null, renderEditor} = source;
      const render = typeof renderEditor === 'function' ? (renderEditor as EditColumn['render']) : null;
      const options = editOptions(source, () =>
        warn(`edit of a column must be true, or one of ${EDITORS.join(', ')}; the column is edited as text.`),
      );
      found.set(field, {field, name: nameOf(column), options, rules, render});
    }
  }
  return found;
}
