import {viewTexts} from '../../../../core/localization/english/tables.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {viewsDeclaration, type ViewsProperties} from './properties.js';
import type {ViewedTable} from './shown-view.js';
import {viewsStyles} from './views.styles.js';
import {Views} from './views.js';

/** Lets users save what a table shows. */
export const viewsFeature: FeatureRecord<ViewsProperties> = {
  ...viewsDeclaration,
  texts: viewTexts,
  styles: viewsStyles,
  create: table => new Views(table as ViewedTable),
};
