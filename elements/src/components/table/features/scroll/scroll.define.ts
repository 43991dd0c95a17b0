/** Lets users scroll through all rows of a table instead of pages. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {scrollFeature} from './feature.js';

registerTableFeature(scrollFeature);
