import type {Sort, TableColumn, TableRow} from '../../core/table/index.js';

/** A column as the table works with it: every member is there and of its kind. */
export interface Column {
  readonly label: string;
  readonly field: string;
  readonly isSortable: boolean;
  /** Class and `part` names of its header and cells, separated by single spaces. */
  readonly names: string;
  /** A CSS width; empty for none. */
  readonly width: string;
  readonly render: ((value: unknown, row: TableRow) => unknown) | null;
}

type Warn = (message: string) => void;

const SORT_STATES: readonly unknown[] = [undefined, null, '', 'asc', 'desc', 'disabled'];

/** Reads what the page gave as columns; what is no column is left out with a warning. */
export function readColumns(columns: unknown, warn: Warn): readonly Column[] {
  return columnList(columns, warn).map(column => readColumn(column, warn));
}

/** The sort that the columns ask for: that of the first column that starts sorted. */
export function startSort(columns: unknown): Sort | null {
  for (const {field, sort} of columnList(columns)) {
    if (sort === 'asc' || sort === 'desc') return {field: text(field), direction: sort};
  }
  return null;
}

/** Names separated by any white space, separated by single spaces. */
export function spacedNames(...names: unknown[]): string {
  return names
    .flatMap(name => text(name).split(/\s+/))
    .filter(name => name !== '')
    .join(' ');
}

function columnList(columns: unknown, warn?: Warn): Partial<TableColumn>[] {
  if (columns === null || columns === undefined) return [];
  if (!Array.isArray(columns)) {
    warn?.('columns must be an array of {label, field, …}; without it the table is empty.');
    return [];
  }
  const isColumn = (column: unknown) => typeof column === 'object' && column !== null;
  if (!columns.every(isColumn)) warn?.('each of the columns must be an object; the others are left out.');
  return columns.filter(isColumn);
}

function readColumn(column: Partial<TableColumn>, warn: Warn): Column {
  const field = text(column.field);
  if (!SORT_STATES.includes(column.sort))
    warn("a column's sort must be '', 'asc', 'desc' or 'disabled'; another value is read as ''.");
  return {
    label: text(column.label ?? column.field),
    field,
    isSortable: field !== '' && column.sort !== 'disabled',
    names: spacedNames(column.columnClass),
    width: typeof column.width === 'number' ? `${column.width}px` : text(column.width),
    render: typeof column.render === 'function' ? column.render : null,
  };
}

function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
