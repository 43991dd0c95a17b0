import type {Warn} from '../../../../core/bad-input.js';
import type {CellEditor, EditOptions, TableRow} from '../../../../core/table/index.js';
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

const EDITORS: readonly unknown[] = [
  'text',
  'number',
  'checkbox',
  'select',
  'multi-select',
  'datalist',
  'date',
  'date-time',
  'time',
] satisfies CellEditor[];

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
      found.set(field, {field, name: nameOf(column), options: optionsOf(column, warn), rules, render});
    }
  }
  return found;
}

function optionsOf({source}: Column, warn: Warn): EditOptions {
  const {edit, type, filter, filterOptions} = source;
  const given = typeof edit === 'object' && edit !== null ? edit : {type: edit};
  if (EDITORS.includes(given.type)) return given as EditOptions;
  if (given.type !== true && given.type !== undefined)
    warn(`edit of a column must be true, or one of ${EDITORS.join(', ')}; the column is edited as text.`);
  if (filterOptions) return {options: filterOptions, ...given, type: 'select'} as EditOptions;
  const kinds: readonly unknown[] = [type, filter];
  const kind = kinds.includes('number') ? 'number' : kinds.includes('date') ? 'date' : 'text';
  return {...given, type: kind};
}
