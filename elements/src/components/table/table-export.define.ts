/** Lets users download the rows of tables with `download`, and copy selected rows; exports `tableToCsv`. */
import {registerTableFeature} from './features/table-feature.js';
import {RowExport} from './features/row-export.js';

export {tableToCsv, type TableCsvOptions} from './features/row-export.js';
export type {ExportOptions, ExportScope} from './features/export-rows.js';

registerTableFeature('export', table => new RowExport(table));
