import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {ExcelOptions} from '../../../../core/table/index.js';
import {offersFormat} from '../../model/download-name.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/** The download of rows as an Excel file. */
export interface ExcelProperties {
  /**
   * How the button writes the Excel file: `sheetName`, `formats` of numbers by field, `value`, which returns what a cell
   * contains, and `groups`. As an attribute, JSON. By default, the sheet has the name of the `label`. It needs
   * `import '@life-changers/elements/table-excel'`.
   */
  excelOptions: ExcelOptions | null | undefined;
}

export const excelDeclaration: FeatureDeclaration<ExcelProperties> = {
  name: 'excel',
  need: 'download',
  isNeeded: ({download}) => offersFormat(download, 'xlsx'),
  properties: {
    excelOptions: {converter: jsonAttribute, default: null},
  },
};
