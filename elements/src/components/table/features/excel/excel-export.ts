import type {Warn} from '../../../../core/bad-input.js';
import {editOptions} from '../../../../core/table/edits/edit-options.js';
import type {ExcelOptions, TableRow} from '../../../../core/table/index.js';
import {MAX_ROWS} from '../../../../core/table/workbook/sheet-limits.js';
import type {Sheet, SheetColumn} from '../../../../core/table/workbook/writer/sheet.js';
import {
  exportRows,
  linesOf,
  tableToExport,
  type ExportHost,
  type ExportOptions,
  type ExportScope,
} from '../../model/export-rows.js';
import type {FeatureHost, FeatureTable, TableFeature} from '../../model/table-feature.js';
import type {FileLines} from '../../model/page-source.js';
import {RowDownload, type RowFormat} from '../../view/row-download.js';
import {FormatMenu} from './format-menu.js';
import type {ExcelProperties} from './properties.js';

/** What to export, and how. */
export interface TableExcelOptions extends ExcelOptions, ExportOptions {
  /** The visible page, all rows that match the search and the filters (default), or the selected ones. */
  scope?: ExportScope | undefined;
}

type ExcelTable = FeatureTable<ExportHost>;

/**
 * Returns rows of a table as an Excel file (`.xlsx`), with the visible columns. Numbers, booleans, and dates are those of Excel, and
 * texts are never formulas.
 *
 * It reads the rows like `tableToCsv`, and does not block the page. It fails if a page does not load, if there are more than
 * `maxRows`, or if Excel could not open the file: at most 1,048,575 rows, 16,384 columns, and 32,767 characters in a cell.
 */
export async function tableToExcel(
  table: FeatureHost,
  {scope = 'matching', ...options}: TableExcelOptions = {},
): Promise<Blob> {
  const found = await tableToExport(table, 'tableToExcel');
  const {signal = new AbortController().signal, maxRows} = options;
  const most = maxRows && Math.min(maxRows, MAX_ROWS - 1);
  const rows = await exportRows(found, scope, {...options, maxRows: most, signal});
  return write(found, rows, {...options, groups: scope === 'matching' && options.groups}, signal);
}

/** Lets the user download the rows that match as an Excel file. */
export class ExcelExport implements TableFeature {
  readonly places = {toolbar: () => this.#download.view(this.#format)};
  readonly #table: FeatureTable<ExcelProperties & ExportHost>;
  readonly #download: RowDownload;
  readonly #format: RowFormat = {
    extension: 'xlsx',
    name: 'Excel',
    text: () => this.#table.localize.term('downloadExcel'),
    write: (rows, signal) =>
      write(this.#table, rows, Object(this.#table.element.excelOptions) as ExcelOptions, signal),
    limitText: ({limit, most}) =>
      limit === 'characters' ? this.#table.localize.term('textTooLongForExcel', most) : null,
  };

  constructor(table: FeatureTable<ExcelProperties & ExportHost>) {
    this.#table = table;
    this.#download = RowDownload.of(table);
    this.#download.add(this.#format);
    const menu = new FormatMenu(table, this.#download);
    this.#download.choice = isBusy => menu.button(isBusy);
  }
}

/** The code that writes files loads with the first one. */
async function write(
  table: ExcelTable,
  rows: readonly TableRow[],
  options: ExcelOptions,
  signal: AbortSignal,
): Promise<Blob> {
  const {writeWorkbook} = await import('./write-workbook.js');
  const lines = await linesOf(table, rows, options.groups, signal);
  return writeWorkbook(sheetOf(table, lines, options), signal);
}

function sheetOf(table: ExcelTable, lines: FileLines, options: ExcelOptions): Sheet {
  const {rows, levels, level, totals} = lines;
  const {element, localize, warn} = table;
  const {sheetName, formats, value} = options;
  const columns = table.columns().flatMap(({label, field, source}): SheetColumn[] => {
    const {type, format} = editOptions(source);
    const kind =
      type === 'number' || type === 'date' || type === 'date-time' || type === 'time' ? type : 'text';
    return field === ''
      ? []
      : [{label, field, kind, format: validFormat(formats?.[field] ?? format, field, warn)}];
  });
  return {
    title: element.label,
    name: sheetName === undefined ? undefined : String(sheetName),
    lang: localize.lang,
    isRightToLeft: localize.dir === 'rtl',
    columns,
    rows,
    levelOf: row => levels.get(row) ?? level,
    totals: totals ?? undefined,
    value:
      typeof value === 'function'
        ? (given, column, row) => (levels.has(row) || row === totals ? undefined : value(given, column, row))
        : undefined,
  };
}

/** Returns how numbers are written. Invalid options warn and are ignored. */
function validFormat(
  format: Intl.NumberFormatOptions | undefined,
  field: string,
  warn: Warn,
): Intl.NumberFormatOptions | undefined {
  try {
    if (format !== undefined) new Intl.NumberFormat('en', format);
    return format;
  } catch (cause) {
    warn(`the format of "${field}" is invalid; its numbers have none in the Excel file.`, cause);
    return undefined;
  }
}
