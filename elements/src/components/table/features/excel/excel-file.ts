import type {Warn} from '../../../../core/bad-input.js';
import {editOptions} from '../../../../core/table/edits/edit-options.js';
import type {ExcelOptions, TableRow} from '../../../../core/table/index.js';
import {MAX_ROWS} from '../../../../core/table/workbook/sheet-limits.js';
import type {Sheet, SheetColumn} from '../../../../core/table/workbook/writer/sheet.js';
import {exportRows, linesOf} from '../../model/export-rows.js';
import type {ExportHost, ExportOptions, ExportScope} from '../../model/export-table.js';
import type {FileLines} from '../../model/page-source.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {writeWorkbook} from './write-workbook.js';

/** What to export, and how. */
export interface TableExcelOptions extends ExcelOptions, ExportOptions {
  /** The visible page, all rows that match the search and the filters (default), or the selected ones. */
  scope?: ExportScope | undefined;
}

type ExcelTable = FeatureTable<ExportHost>;

/** Returns rows of a table as an Excel file. */
export async function exportFile(
  table: ExcelTable,
  {scope = 'matching', ...options}: TableExcelOptions,
): Promise<Blob> {
  const {signal = new AbortController().signal, maxRows} = options;
  const most = maxRows && Math.min(maxRows, MAX_ROWS - 1);
  const rows = await exportRows(table, scope, {...options, maxRows: most, signal});
  return writeFile(table, rows, {...options, groups: scope === 'matching' && options.groups}, signal);
}

/** Returns rows as an Excel file. */
export async function writeFile(
  table: ExcelTable,
  rows: readonly TableRow[],
  options: ExcelOptions,
  signal: AbortSignal,
): Promise<Blob> {
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
