/**
 * Lets users sort tables by several columns with Shift+click, and client tables sort by the `thenBy` of their query.
 */
import {registerTableFeature} from '../../model/feature-registry.js';
import {multiSortFeature} from './feature.js';

registerTableFeature(multiSortFeature);
