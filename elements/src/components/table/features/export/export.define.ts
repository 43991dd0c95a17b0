/** Lets users download the rows of tables with `download`, and copy selected rows; exports `tableToCsv`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {exportFeature} from './feature.js';

export {tableToCsv, type TableCsvOptions} from './row-export.js';
export type {ExportOptions, ExportScope} from '../../model/export-table.js';

registerTableFeature(exportFeature);
