/** A cell that is shown, sorted and styled by different things (spec, section 3). */
export interface TableCell<Value = unknown> {
  /** What the cell shows. */
  value: Value;
  /** What the cell is sorted by; default: `value`. */
  orderValue?: unknown;
  /** Class and `part` names for the cell, separated by spaces. */
  className?: string;
}

/** A row is a record of column field to a plain value or a `{value, orderValue, className}` cell. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A column's sort state; a `'disabled'` column does not sort. */
export type ColumnSort = '' | 'asc' | 'desc' | 'disabled';

/** A column of a table (spec, section 3). */
export interface TableColumn<Row extends object = TableRow> {
  /** The text of the column's header. */
  label: string;
  /** The key of the row that the column shows. */
  field: string;
  /** Start sort state of the column; default `''`, sortable and unsorted. */
  sort?: ColumnSort;
  /** Class and `part` names for the header and the cells of the column, separated by spaces. */
  columnClass?: string;
  /** A CSS width, as `'12rem'` or `'20%'`; a number is in pixels. Default: as wide as its content asks. */
  width?: string | number;
  /** Makes what the cell shows from its value and row; sorting and search still use the row's own value. */
  render?(value: unknown, row: Row): unknown;
}

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
