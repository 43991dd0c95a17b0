import {downloadTexts, exportTexts} from '../../../../core/localization/english/tables.js';
import {rowDownloadStyles} from '../../view/row-download.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {RowExport} from './row-export.js';
import {exportDeclaration, type ExportProperties} from './properties.js';

/** Lets the user download the rows that match, and copy the selected ones. */
export const exportFeature: FeatureRecord<ExportProperties> = {
  ...exportDeclaration,
  texts: {...downloadTexts, ...exportTexts},
  styles: rowDownloadStyles,
  create: table => new RowExport(table),
};
