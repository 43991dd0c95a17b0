/** Lets users download the rows of tables with `download` as an Excel file; exports `tableToExcel`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {excelFeature} from './feature.js';

export {tableToExcel} from './excel-export.js';
export type {TableExcelOptions} from './excel-file.js';
export type {ExportOptions, ExportScope} from '../../model/export-table.js';

registerTableFeature(excelFeature);
