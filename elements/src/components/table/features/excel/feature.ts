import {downloadTexts, excelTexts} from '../../../../core/localization/english/tables.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {excelStyles} from './excel-export.styles.js';
import {ExcelExport} from './excel-export.js';
import {excelDeclaration, type ExcelProperties} from './properties.js';

/** Lets the user download the rows that match as an Excel file. */
export const excelFeature: FeatureRecord<ExcelProperties> = {
  ...excelDeclaration,
  texts: {...downloadTexts, ...excelTexts},
  styles: excelStyles,
  create: table => new ExcelExport(table),
};
