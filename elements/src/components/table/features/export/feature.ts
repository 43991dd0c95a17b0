import {exportTexts} from '../../../../core/localization/english/tables.js';
import {rowExportStyles} from './row-export.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {RowExport} from './row-export.js';
import {exportDeclaration, type ExportProperties} from './properties.js';

/** Lets the user download the rows that match, and copy the selected ones. */
export const exportFeature: FeatureRecord<ExportProperties> = {
  ...exportDeclaration,
  texts: exportTexts,
  styles: rowExportStyles,
  create: table => new RowExport(table),
};
