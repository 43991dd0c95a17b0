/** Lets users move among the cells of tables with `grid` by keys. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {gridFeature} from './feature.js';

registerTableFeature(gridFeature);
