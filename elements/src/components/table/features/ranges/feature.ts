import {rangeTexts} from '../../../../core/localization/english/tables.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {rangesDeclaration, type RangesProperties} from './properties.js';
import {Ranges} from './ranges.js';
import {rangeStyles} from './ranges.styles.js';

/** Lets users select, copy, paste, and fill cells. */
export const rangesFeature: FeatureRecord<RangesProperties> = {
  ...rangesDeclaration,
  texts: rangeTexts,
  styles: rangeStyles,
  create: table => new Ranges(table),
};
