import {narrowStyles} from './narrow.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {Narrow} from './narrow.js';
import {narrowDeclaration} from './properties.js';

/** Shows the cells of a row below each other in narrow tables. */
export const narrowFeature: FeatureRecord = {
  ...narrowDeclaration,
  styles: narrowStyles,
  create: table => new Narrow(table),
};
