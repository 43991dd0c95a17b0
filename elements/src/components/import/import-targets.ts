import type {Warn} from '../../core/bad-input.js';
import type {CellOption, CellType} from '../../core/table/cell-text/index.js';
import type {CheckedColumn} from '../../core/table/import/index.js';
import type {EditOptions, TableColumn} from '../../core/table/index.js';
import {editColumns, type EditColumn} from '../table/features/editing/edit-columns.js';
import {Columns} from '../table/model/table-columns.js';

/** A column that columns of the file can be imported as. */
export interface ImportTarget extends CheckedColumn {
  /** The column of the app. */
  readonly source: Partial<TableColumn>;
}

/** Texts of checkboxes in files, in all languages. */
const YES = ['yes', 'y', 'x'];
const NO = ['no', 'n'];

/** Returns the columns of the app that users can edit: all with a field, except those whose `edit` is false. */
export function importTargets(
  given: unknown,
  words: {readonly yes: string; readonly no: string},
  warn: Warn,
): readonly ImportTarget[] {
  const columns = new Columns();
  columns.read(given, warn);
  const editable = columns.list
    .filter(({field}) => field !== '')
    .map(column => ({...column, source: {...column.source, edit: column.source.edit ?? true}}));
  return [...editColumns(editable, warn).values()].map((column): ImportTarget => {
    const {field, name, options, rules} = column;
    return {
      field,
      label: name,
      type: typeOf(column),
      options: cellOptions(options),
      format: options.format,
      rules,
      trueTexts: [words.yes, ...YES],
      falseTexts: [words.no, ...NO],
      source: editable.find(one => one.field === field)!.source,
    };
  });
}

/** What a `datalist` has is text, unless all of its options are known. */
const typeOf = ({options: {type, options}}: EditColumn): CellType =>
  type !== 'datalist' ? type : options === undefined ? 'text' : 'select';

/** The options of an editor are those of a control, or of a filter. */
const cellOptions = ({options}: EditOptions): readonly CellOption[] | undefined =>
  (options as readonly unknown[] | undefined)?.map(option => {
    if (typeof option === 'string') return option;
    const {value, text, label} = Object(option) as Record<'value' | 'text' | 'label', unknown>;
    return {value: value as string | number, label: String(text ?? label ?? value)};
  });
