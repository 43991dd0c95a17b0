/** Lets users move the rows of tables with `reorderable`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {rowOrderFeature} from './feature.js';

registerTableFeature(rowOrderFeature);
