import type {ExcelOptions} from '../../../../core/table/index.js';
import {tableToExport, type ExportHost} from '../../model/export-table.js';
import type {FeatureHost, FeatureTable, TableFeature} from '../../model/table-feature.js';
import {RowDownload, type RowFormat} from '../../view/row-download.js';
import type {TableExcelOptions} from './excel-file.js';
import {FormatMenu} from './format-menu.js';
import type {ExcelProperties} from './properties.js';

/** The code that reads rows and writes files loads with the first file. */
const loadCode = () => import('./excel-file.js');

/**
 * Returns rows of a table as an Excel file (`.xlsx`), with the visible columns. Numbers, booleans, and dates are those of Excel, and
 * texts are never formulas.
 *
 * It reads the rows like `tableToCsv`, and does not block the page. It fails if a page does not load, if there are more than
 * `maxRows`, or if Excel could not open the file: at most 1,048,575 rows, 16,384 columns, and 32,767 characters in a cell.
 */
export async function tableToExcel(table: FeatureHost, options: TableExcelOptions = {}): Promise<Blob> {
  const found = await tableToExport(table, 'tableToExcel');
  const {exportFile} = await loadCode();
  return exportFile(found, options);
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
    write: async (rows, signal) => {
      const {writeFile} = await loadCode();
      return writeFile(this.#table, rows, Object(this.#table.element.excelOptions) as ExcelOptions, signal);
    },
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
