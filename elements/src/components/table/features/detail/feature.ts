import {rowDetailTexts} from '../../../../core/localization/english/tables.js';
import {rowDetailStyles} from './row-detail.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {RowDetail} from './row-detail.js';
import {detailDeclaration, type DetailProperties} from './properties.js';

/** Lets the user open rows. */
export const detailFeature: FeatureRecord<DetailProperties> = {
  ...detailDeclaration,
  texts: rowDetailTexts,
  styles: rowDetailStyles,
  create: table => new RowDetail(table),
};
