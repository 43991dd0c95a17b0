import {rowActionsTexts} from '../../../../core/localization/english/tables.js';
import {rowActionsStyles} from './row-actions.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {RowActions} from './row-actions.js';
import {actionsDeclaration, type ActionsProperties} from './properties.js';

/** Adds a menu to each row. */
export const actionsFeature: FeatureRecord<ActionsProperties> = {
  ...actionsDeclaration,
  texts: rowActionsTexts,
  styles: rowActionsStyles,
  create: table => new RowActions(table),
};
