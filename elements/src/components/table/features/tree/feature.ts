import {treeTableTexts} from '../../../../core/localization/english/tables.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {treeDeclaration, type TreeProperties} from './properties.js';
import {TableTreeRows} from './table-tree-rows.js';
import {treeTableStyles} from './tree-table.styles.js';
import {TreeSource} from './tree-source.js';

/** Shows rows below others, which users open. */
export const treeFeature: FeatureRecord<TreeProperties> = {
  ...treeDeclaration,
  texts: treeTableTexts,
  styles: treeTableStyles,
  clientRows: {treeRows: (...options) => new TreeSource(...options)},
  create: table => new TableTreeRows(table),
};
