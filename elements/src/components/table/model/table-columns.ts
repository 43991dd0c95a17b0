import {isSameSort, type Sort, type TableColumn, type TableRow} from '../../../core/table/index.js';
import type {Warn} from '../../../core/bad-input.js';

/** A column as the table uses it: every member is present and has its type. */
export interface Column {
  readonly label: string;
  readonly field: string;
  readonly isSortable: boolean;
  /** Class and `part` names of the header and the cells, separated by single spaces. */
  readonly names: string;
  /** A CSS width; empty if not set. */
  readonly width: string;
  /** Whether it is aligned to its end; without it, that depends on the values. Only a feature sets it. */
  readonly isEnd?: boolean | null | undefined;
  readonly render: ((value: unknown, row: TableRow) => unknown) | null;
  /** The column of the app, with the members that only features read. */
  readonly source: Partial<TableColumn>;
}

/** Returns what users call a column; empty for a column without a label and a field. */
export const nameOf = ({label, field}: Column): string => label || field;

/** Returns the label of the column of a field. A field that is not a column has no label. */
export const labelIn = (columns: readonly Column[], field: string): string =>
  columns.find(column => column.field === field)?.label ?? field;

/** Whether the cells of a column show the dates of the rows in the format of the page. */
export const showsDates = ({render, source}: Column): boolean => render === null && source.type === 'date';

const SORT_STATES: readonly unknown[] = [undefined, null, '', 'asc', 'desc', 'disabled'];

/** The columns of a table. */
export class Columns {
  #list: readonly Column[] = [];
  #startSort: Sort | null = null;

  get list(): readonly Column[] {
    return this.#list;
  }

  /**
   * Reads the columns of the app. Entries that are not columns warn and are ignored.
   *
   * @returns The initial sort, if it differs from that of the previous columns.
   */
  read(columns: unknown, warn: Warn): Sort | null {
    this.#list = columnList(columns, warn).map(column => normalizeColumn(column, warn));
    const sort = startSort(columns);
    if (sort === null || isSameSort(sort, this.#startSort)) return null;
    this.#startSort = sort;
    return sort;
  }
}

/** Returns the initial sort: that of the first column with a sort direction. */
function startSort(columns: unknown): Sort | null {
  for (const {field, sort} of columnList(columns)) {
    if (sort === 'asc' || sort === 'desc') return {field: text(field), direction: sort};
  }
  return null;
}

/** Joins names, which may contain any white space, with single spaces. */
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
  if (!columns.every(isColumn)) warn?.('columns must be a list of objects; other entries are ignored.');
  return columns.filter(isColumn);
}

function normalizeColumn(column: Partial<TableColumn>, warn: Warn): Column {
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
    source: column,
  };
}

/** An object without a prototype has no `toString`. */
function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' && !('toString' in value) ? '' : String(value);
}
