/** Adds a menu to each row, with `rowActions`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {actionsFeature} from './feature.js';

registerTableFeature(actionsFeature);
