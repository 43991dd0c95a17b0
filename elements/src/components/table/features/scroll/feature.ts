import {scrollTexts} from '../../../../core/localization/english/tables.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {scrollDeclaration, type ScrollProperties} from './properties.js';
import {scrollStyles} from './scroll.styles.js';
import {RowScroll} from './row-scroll.js';

/** Scrolls through all rows instead of pages. */
export const scrollFeature: FeatureRecord<ScrollProperties> = {
  ...scrollDeclaration,
  texts: scrollTexts,
  styles: scrollStyles,
  create: table => new RowScroll(table),
};
