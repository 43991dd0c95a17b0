import {rowActionsTexts} from '../../../../core/localization/english.js';
import {rowActionsStyles} from './row-actions.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {RowActions} from './row-actions.js';

/** Adds a menu to each row. */
export const actionsFeature: FeatureRecord = {
  name: 'actions',
  texts: rowActionsTexts,
  styles: rowActionsStyles,
  create: table => new RowActions(table),
};
