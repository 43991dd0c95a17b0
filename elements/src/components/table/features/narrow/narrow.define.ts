/** Lets narrow tables show the cells of a row below each other, with `narrow="stack"`. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {narrowFeature} from './feature.js';

registerTableFeature(narrowFeature);
