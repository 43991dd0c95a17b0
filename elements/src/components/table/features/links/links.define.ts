/** Makes the first cell of each row a link, with `row-href`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {linksFeature} from './feature.js';

registerTableFeature(linksFeature);
