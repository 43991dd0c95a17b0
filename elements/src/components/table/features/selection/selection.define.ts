/** Lets users select the rows of tables with `selection`. */
import '../../../../core/validation/rules.define.js';
import {registerTableFeature} from '../../model/feature-registry.js';
import {selectionFeature} from './feature.js';

registerTableFeature(selectionFeature);
