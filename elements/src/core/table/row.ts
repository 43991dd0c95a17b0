/** A cell that is shown, sorted and styled by different things (spec, section 3). */
export interface TableCell<Value = unknown> {
  /** What the cell shows. */
  value: Value;
  /** What the cell is sorted by; default: `value`. */
  orderValue?: unknown;
  /** Class and `part` names for the cell, separated by spaces. */
  className?: string | undefined;
}

/** A row is a record of column field to a plain value or a `{value, orderValue, className}` cell. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A column's sort state; a `'disabled'` column does not sort. */
export type ColumnSort = '' | 'asc' | 'desc' | 'disabled';

type KeyOf<Row> = Row extends unknown ? Extract<keyof Row, string> : never;

/**
 * The fields that a column of such rows may have: the rows' own, and `''` for a column that shows none of them, such as
 * one of buttons. Rows of unknown fields allow any name.
 */
export type ColumnField<Row extends object> = [KeyOf<Row>] extends [never] ? string : KeyOf<Row> | '';

/** What a cell shows: a `{value, …}` cell shows its value, anything else (a DOM node too) itself. */
type ShownValue<Value> = Value extends {readonly nodeType: number}
  ? Value
  : Value extends TableCell<infer Inner>
    ? Inner
    : Value;

/** The value that such rows show in a column of a field. */
export type FieldValue<Row extends object, Field extends string> = Row extends unknown
  ? Field extends keyof Row
    ? ShownValue<Row[Field]>
    : string extends Field
      ? unknown
      : undefined
  : never;

/** The type of a method, with which the columns of some rows fit a table of any rows. */
type Render<Value, Row, Shown> = {render(value: Value, row: Row): Shown}['render'];

/** A column of one field (spec, section 3). */
export interface FieldColumn<Row extends object, Field extends string, Value, Shown> {
  /** The text of the column's header. */
  label: string;
  /** The key of the row that the column shows. */
  field: Field;
  /** Start sort state of the column; default `''`, sortable and unsorted. */
  sort?: ColumnSort | undefined;
  /** Class and `part` names for the header and the cells of the column, separated by spaces. */
  columnClass?: string | undefined;
  /** A CSS width, such as `'12rem'` or `'20%'`; a number is in pixels. Default: as wide as its content asks. */
  width?: string | number | undefined;
  /** Makes what the cell shows from its value and row; sorting and search still use the row's own value. */
  render?: Render<Value, Row, Shown> | undefined;
}

/**
 * A column of a table of such rows. Its `field` is one of theirs, and `render` gets the value that they have there.
 *
 * @template Shown What `render` returns.
 */
export type TableColumn<Row extends object = TableRow, Shown = unknown> = {
  [Field in ColumnField<Row>]: FieldColumn<Row, Field, FieldValue<Row, Field>, Shown>;
}[ColumnField<Row>];

/** Which kinds of value take part in search: text, number, boolean, bigint and Date (spec, appendix B). */
export type Scalar = string | number | boolean | bigint | Date;

/** Tells a scalar from nodes, templates and other objects. */
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

/** Tells a `{value, …}` cell from a plain value: a plain object that has its own `value`. */
export function isTableCell(value: unknown): value is TableCell {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.hasOwn(value, 'value');
}

/**
 * A row's cell of one field, always as a `{value, …}` cell; a missing field is an empty cell. So is one whose getter
 * throws, so that no row can keep the others from being shown.
 *
 * @param onError Called with what the getter threw.
 */
export function readCell(
  row: TableRow | null | undefined,
  field: string,
  onError?: (cause: unknown) => void,
): TableCell {
  try {
    const raw = row?.[field];
    // A copy: the members of a cell may be getters too.
    return isTableCell(raw) ? {...raw, value: raw.value} : {value: raw};
  } catch (cause) {
    onError?.(cause);
    return {value: undefined};
  }
}

/** What a cell is sorted by. */
export function sortValue(cell: TableCell): unknown {
  return cell.orderValue === undefined ? cell.value : cell.orderValue;
}
