import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {CsvOptions} from '../../../../core/table/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The download of rows.
 *
 * @csspart copy-button - The button that copies the selected rows.
 * @csspart download - The button that downloads the rows, and its message.
 * @csspart download-button - The button that downloads the rows.
 */
export interface ExportProperties {
  /**
   * Shows a button that downloads all rows that match as a CSV file with this name; without a name, that of the `label`.
   * It needs `import '@life-changers/elements/table-export'`.
   */
  download: string | null | undefined;

  /**
   * How the button writes the CSV file: `separator`, `header`, `bom`, `formulas`, and `text`, which formats values, like the
   * options of `rowsToCsv`. As an attribute, JSON. By default, a comma, the labels, and a byte order mark. Invalid
   * values warn and are ignored.
   */
  downloadOptions: CsvOptions | null | undefined;
}

export const exportDeclaration: FeatureDeclaration<ExportProperties> = {
  name: 'export',
  need: 'download',
  isNeeded: ({download}) => typeof download === 'string',
  properties: {
    download: {default: null},
    downloadOptions: {converter: jsonAttribute, default: null},
  },
};
