import {columnTexts} from '../../../../core/localization/english/tables.js';
import {columnStyles} from './columns.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {ColumnsFeature} from './columns-feature.js';
import {columnsDeclaration, type ColumnsProperties} from './properties.js';

/** Hides, moves, resizes, and pins columns. */
export const columnsFeature: FeatureRecord<ColumnsProperties> = {
  ...columnsDeclaration,
  texts: columnTexts,
  styles: columnStyles,
  create: table => new ColumnsFeature(table),
};
