/** Lets users download the rows of tables with `download` as an Excel file; exports `tableToExcel`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {excelFeature} from './feature.js';

export {tableToExcel, type TableExcelOptions} from './excel-export.js';
export type {ExportOptions, ExportScope} from '../../model/export-rows.js';

registerTableFeature(excelFeature);
