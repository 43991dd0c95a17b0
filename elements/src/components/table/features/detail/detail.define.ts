/** Lets users open the rows of tables with `renderDetail`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {detailFeature} from './feature.js';

registerTableFeature(detailFeature);
