/** Lets tables show pages of more than 200 rows without blocking the page: in slices, and without the layout of hidden rows. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {longPagesFeature} from './feature.js';

registerTableFeature(longPagesFeature);
