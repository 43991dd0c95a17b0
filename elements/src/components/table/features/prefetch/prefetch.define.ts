/** Lets server tables with `prefetch` load the next page ahead. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {prefetchFeature} from './feature.js';

registerTableFeature(prefetchFeature);
