import type {Page} from '../../controllers/page-source.js';
import {readCell, type TableRow} from '../../core/table/index.js';
import {cellContent, type CellContent, type CellRenderer} from './cell-content.js';
import type {SlottedCell} from './slotted-cells.controller.js';
import {spacedNames, type Column} from './table-columns.js';

/** A cell of the page on show. */
export interface BodyCell {
  readonly content: CellContent;
  /** The slot that holds content which is no text. */
  readonly slotName: string;
  /** Class and `part` names of its column and its own. */
  readonly names: string;
}

/** The page on show, ready for the template. */
export interface TableBody {
  readonly rows: readonly (readonly BodyCell[])[];
  /** By column: whether all its values are numbers, which then end in line. */
  readonly areNumbers: readonly boolean[];
}

export interface BodyOptions {
  readonly cellRenderer: CellRenderer | null;
  warn(message: string, cause?: unknown): void;
}

/** Reads the page on show cell by cell; odd rows and cells become empty ones, with a warning. */
export function readBody(page: Page, columns: readonly Column[], options: BodyOptions): TableBody {
  if (!page.rows.every(isRow))
    options.warn('each of the rows must be an object of field to value; another row is shown empty.');
  return {
    rows: page.rows.map((row, place) => {
      const key = page.keys?.[place] ?? place;
      return columns.map((column, index) => readBodyCell(row, column, `cell-${key}-${index}`, options));
    }),
    areNumbers: columns.map(({field}) => isNumberColumn(page.rows, field)),
  };
}

const isRow = (row: unknown) => typeof row === 'object' && row !== null;

function readBodyCell(row: TableRow, column: Column, slotName: string, options: BodyOptions): BodyCell {
  const {value, className} = readCell(row, column.field);
  return {
    content: cellContent(shownValue(value, row, column, options), options.cellRenderer, options.warn),
    slotName,
    names: spacedNames(column.names, className),
  };
}

/** What a cell shows of its value. A `render` that throws costs its cell the look, and not the table. */
function shownValue(value: unknown, row: TableRow, {render, label}: Column, {warn}: BodyOptions): unknown {
  if (render === null) return value;
  try {
    return render(value, row);
  } catch (cause) {
    warn(`the render function of column "${label}" threw; the cell shows its plain value.`, cause);
    return value;
  }
}

function isNumberColumn(rows: readonly TableRow[], field: string): boolean {
  const values = rows.map(row => readCell(row, field).value).filter(value => !isEmpty(value));
  return values.length > 0 && values.every(value => typeof value === 'number' || typeof value === 'bigint');
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A table without a page. */
export const EMPTY_BODY: TableBody = {rows: [], areNumbers: []};

/** The cells whose content is no text. */
export function slottedCells({rows}: TableBody): SlottedCell[] {
  return rows
    .flat()
    .flatMap(({content, slotName, names}) => (content.kind === 'text' ? [] : [{content, slotName, names}]));
}
