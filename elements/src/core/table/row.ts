import type {LoadLabel, LoadOptions} from '../options/load-options.js';
import type {Option} from '../options/option.js';
import type {Rules} from '../validation/rules-slot.js';
import type {FilterOption, FilterType} from './filters/filter.js';
import type {TotalKind, TotalOf} from './groups/total-kind.js';

/** A cell with separate values for display, sorting, and styling. */
export interface TableCell<Value = unknown> {
  /** The value to show. */
  value: Value;
  /** The value to sort by; default: `value`. */
  orderValue?: unknown;
  /** Class and `part` names for the cell, separated by spaces. */
  className?: string | undefined;
}

/** A row: the value of each field, or a `{value, orderValue, className}` cell. */
export type TableRow = Readonly<Record<string, unknown>>;

/** The alignment of a column in the reading direction. */
export type ColumnAlign = 'start' | 'center' | 'end';

/** A kind of value that has its own look. */
export type ColumnType = 'number' | 'date';

/** The sort state of a column. A `'disabled'` column does not sort. */
export type ColumnSort = '' | 'asc' | 'desc' | 'disabled';

/** What users edit the cells of a column with. Text and numbers have a native field in the cell, and others a control. */
export type CellEditor =
  | 'text'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'multi-select'
  | 'datalist'
  | 'date'
  | 'date-time'
  | 'time';

/** How users edit the cells of a column. */
export interface EditOptions {
  readonly type: CellEditor;
  /** How numbers are written and read, such as `{style: 'currency', currency: 'EUR'}`. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** The options of `'select'`, `'multi-select'`, and `'datalist'`. */
  readonly options?: readonly Option[] | undefined;
  /** Loads the options for what the user types. */
  readonly loadOptions?: LoadOptions | undefined;
  /** Loads the label of a value that no loaded option has. */
  readonly loadLabel?: LoadLabel | undefined;
}

type KeyOf<Row> = Row extends unknown ? Extract<keyof Row, string> : never;

/**
 * The fields that a column can show: the fields of the rows, or `''` for a column without a field, such as one with
 * buttons. If the fields are unknown, any name is allowed.
 */
export type ColumnField<Row extends object> = [KeyOf<Row>] extends [never] ? string : KeyOf<Row> | '';

/** The value that a cell shows: the value of a `{value, …}` cell, or anything else (including a DOM node) unchanged. */
type ShownValue<Value> = Value extends {readonly nodeType: number}
  ? Value
  : Value extends TableCell<infer Inner>
    ? Inner
    : Value;

/** The value that rows show in the column of a field. */
export type FieldValue<Row extends object, Field extends string> = Row extends unknown
  ? Field extends keyof Row
    ? ShownValue<Row[Field]>
    : string extends Field
      ? unknown
      : undefined
  : never;

/** A method type, so that columns of specific rows are assignable to a table of any rows. */
type Render<Value, Row, Shown> = {render(value: Value, row: Row): Shown}['render'];
type Footer<Row> = {footer(rows: readonly Row[]): string | number}['footer'];

/** A column of one field. */
export interface FieldColumn<Row extends object, Field extends string, Value, Shown> {
  /** The text of the header. */
  label: string;
  /** The field of the row that the column shows. */
  field: Field;
  /** Initial sort state. Default `''`: sortable and unsorted. */
  sort?: ColumnSort | undefined;
  /** Class and `part` names for the header and the cells, separated by spaces. */
  columnClass?: string | undefined;
  /** Column width: a CSS width, such as `'12rem'` or `'20%'`, or a number in pixels. Default: fits the content. */
  width?: string | number | undefined;
  /**
   * Shows a filter button in the header: for text, a range of numbers or days, or values to choose from. With `columnMenu`,
   * the menu opens the filter, and the button is only there while the filter is on. It needs
   * `import '@life-changers/elements/table-filters'`. Days have native fields, which have the language of the browser. If
   * the page also imports `@life-changers/elements/date-time-picker` and `@life-changers/elements/typed-dates`, users type
   * them in the language of the page.
   */
  filter?: FilterType | undefined;
  /**
   * The values to choose from if `filter` is `'options'`. A client table knows the values of its rows; a server table
   * needs them.
   */
  filterOptions?: readonly FilterOption[] | undefined;
  /** Returns the content of a cell from its value and row. Sorting and search still use the value of the row. */
  render?: Render<Value, Row, Shown> | undefined;
  /**
   * The side to which the header and the cells are aligned. By default, columns of numbers are aligned to the end, and
   * others to the start. Needs `import '@life-changers/elements/table-columns'`, like `type`, `group`, and `footer`.
   */
  align?: ColumnAlign | undefined;
  /**
   * What the cells show: `'number'` aligns also texts such as `'12 %'` to the end, and `'date'` does not wrap. Both have
   * tabular figures. Without `render`, `'date'` shows a `Date`, in local time, and texts such as `2026-05-12` or
   * `2026-05-12T14:30` like the dates that users type, in the language of the page. Sorting, search, filters, and CSV
   * still use the value of the row. A text with a time zone, such as one that ends with `Z`, is shown unchanged.
   */
  type?: ColumnType | undefined;
  /** The text of a header above this one. Neighbors with the same `group` share it. */
  group?: string | undefined;
  /**
   * Whether the menu of the column groups rows by it. Default true. Set it to false for columns whose values are nearly all
   * different, and for those that your server does not group by. It needs
   * `import '@life-changers/elements/table-groups'`.
   */
  groupable?: boolean | undefined;
  /**
   * The text of a cell below the rows, or a function of the rows that returns it. In a client table, these are all rows
   * that match the search and the filters, on all pages; in a server table, the rows of the page.
   */
  footer?: string | Footer<Row> | undefined;
  /**
   * What the column says of many rows: their `'sum'`, `'avg'`, `'min'`, `'max'`, or the `'count'` of those with a value, or a
   * function of their values and rows. It is shown for each group, and below the rows for all rows that match the search and
   * the filters, not only those of the page. Sums are exact: 0.1 and 0.2 are 0.3. Create functions once, not on every
   * render. It needs `import '@life-changers/elements/table-groups'`.
   */
  total?: TotalKind | TotalOf<Value, Row> | undefined;
  /** Returns the text of a total from its value and the number of rows. By default, a number in the format of the page. */
  renderTotal?: ((value: unknown, count: number) => string | number) | undefined;
  /**
   * Lets users edit the cells: `true` for what suits the column (its `type`, `filter`, or `filterOptions`, or else text), or
   * the name of an editor, or its options. A list without `options` or `loadOptions` has those of `filterOptions`. Editors
   * other than text and numbers need the import of their control, such as `@life-changers/elements/select`. Those of dates need
   * `@life-changers/elements/date-time-picker`, and `@life-changers/elements/typed-dates` for users to type. It needs
   * `import '@life-changers/elements/table-editing'`.
   */
  edit?: boolean | CellEditor | EditOptions | undefined;
  /** The rules of edited values: a superstruct `Struct` or any Standard Schema. Create them once, not on every render. */
  rules?: Rules | undefined;
  /**
   * Returns what edits a cell, instead of the editor of `edit`: an element with a `value`, or Lit or React content with one.
   * It needs `edit`.
   */
  renderEditor?: Render<Value, Row, Shown> | undefined;
}

/**
 * A column of a table with these rows. `field` is a field of the rows, and `render` receives its value.
 *
 * @template Shown What `render` returns.
 */
export type TableColumn<Row extends object = TableRow, Shown = unknown> = {
  [Field in ColumnField<Row>]: FieldColumn<Row, Field, FieldValue<Row, Field>, Shown>;
}[ColumnField<Row>];

/** Values that search includes: text, numbers, booleans, bigints, and Dates. */
export type Scalar = string | number | boolean | bigint | Date;

/** Whether a value is a scalar, and not a node, template, or another object. */
export function isScalar(value: unknown): value is Scalar {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'bigint':
      return true;
    default:
      return value instanceof Date;
  }
}

/** Whether a value is a `{value, …}` cell: a plain object with its own `value`. */
export function isTableCell(value: unknown): value is TableCell {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.hasOwn(value, 'value');
}

/**
 * Returns the cell of a field, always as a `{value, …}` cell. A missing field, or one whose getter throws, is an empty
 * cell, so that a broken row does not affect the others.
 *
 * @param onError Called with the error of the getter.
 */
export function readCell(
  row: TableRow | null | undefined,
  field: string,
  onError?: (cause: unknown) => void,
): TableCell {
  try {
    return cellOf(rawOf(row, field));
  } catch (cause) {
    onError?.(cause);
    return {value: undefined};
  }
}

/** Returns a value of `readCell(row, field)`, but creates a cell only for objects: most values are plain. */
export function readValue(
  row: TableRow | null | undefined,
  field: string,
  valueOf: (cell: TableCell) => unknown,
): unknown {
  try {
    const raw = rawOf(row, field);
    return typeof raw === 'object' ? valueOf(cellOf(raw)) : raw;
  } catch {
    return undefined;
  }
}

/** Whether a row or its class has a field. Every object has a `constructor`, which is not a field. */
export function hasField(row: unknown, field: string): boolean {
  if (typeof row !== 'object' || row === null || !(field in row)) return false;
  return !(field in Object.prototype) || Object.hasOwn(row, field);
}

/** Only functions and `__proto__` can be from `Object.prototype`, so that the check costs other values nothing. */
function rawOf(row: TableRow | null | undefined, field: string): unknown {
  const raw = row?.[field];
  const isSuspect = typeof raw === 'function' || raw === Object.prototype;
  return isSuspect && !hasField(row, field) ? undefined : raw;
}

/** Copies the cell, because its members can be getters too. */
function cellOf(raw: unknown): TableCell {
  return isTableCell(raw) ? {...raw, value: raw.value} : {value: raw};
}

/** Returns the value that a cell is sorted by. */
export function sortValue(cell: TableCell): unknown {
  return cell.orderValue === undefined ? cell.value : cell.orderValue;
}
