/** Lets users download the rows of tables with `download`, and copy selected rows; exports `tableToCsv`. */
import {registerTableFeature} from '../../model/table-feature.js';
import {RowExport} from './row-export.js';

export {tableToCsv, type TableCsvOptions} from './row-export.js';
export type {ExportOptions, ExportScope} from './export-rows.js';

registerTableFeature('export', table => new RowExport(table));
