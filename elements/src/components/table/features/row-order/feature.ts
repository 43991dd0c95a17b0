import {rowOrderTexts} from '../../../../core/localization/english/tables.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {rowOrderDeclaration, type RowOrderProperties} from './properties.js';
import {RowOrder} from './row-order.js';
import {rowOrderStyles} from './row-order.styles.js';

/** Lets the user move rows. */
export const rowOrderFeature: FeatureRecord<RowOrderProperties> = {
  ...rowOrderDeclaration,
  texts: rowOrderTexts,
  styles: rowOrderStyles,
  create: table => new RowOrder(table),
};
