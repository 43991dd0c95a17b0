import {multiSortTexts} from '../../../../core/localization/english/tables.js';
import {sortByColumns} from '../../../../core/table/index.js';
import {multiSortStyles} from './multi-sort.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {MultiSort} from './multi-sort.js';
import {multiSortDeclaration} from './properties.js';

/** Sorts by several columns with Shift+click on their headers. */
export const multiSortFeature: FeatureRecord = {
  ...multiSortDeclaration,
  texts: multiSortTexts,
  styles: multiSortStyles,
  clientRows: {sortByColumns},
  create: table => new MultiSort(table),
};
