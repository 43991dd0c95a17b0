import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {CsvOptions} from '../../../../core/table/index.js';
import {offersFormat} from '../../model/download-name.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The download of rows.
 *
 * @csspart copy-button - The button that copies the selected rows.
 * @csspart download - The button that downloads the rows, and its message.
 * @csspart download-button - The button that downloads the rows, or that opens the menu of formats.
 * @csspart download-menu - The menu of formats.
 * @csspart download-item - A format in the menu.
 */
export interface ExportProperties {
  /**
   * Shows a button that downloads all rows that match as a file with this name; without a name, that of the `label`. It needs
   * `import '@life-changers/elements/table-export'` for CSV, or `import '@life-changers/elements/table-excel'` for Excel. With
   * both, users choose in a menu, unless the name ends with `.csv` or `.xlsx`.
   */
  download: string | null | undefined;

  /**
   * How the button writes the CSV file: `separator`, `header`, `bom`, `formulas`, `text`, which formats values, like the
   * options of `rowsToCsv`, and `groups`. As an attribute, JSON. By default, a comma, the labels, and a byte order mark. Invalid
   * values warn and are ignored.
   */
  downloadOptions: CsvOptions | null | undefined;
}

export const exportDeclaration: FeatureDeclaration<ExportProperties> = {
  name: 'export',
  need: 'download',
  isNeeded: ({download}) => offersFormat(download, 'csv'),
  properties: {
    download: {default: null},
    downloadOptions: {converter: jsonAttribute, default: null},
  },
};
