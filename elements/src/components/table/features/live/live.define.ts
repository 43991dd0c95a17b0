/** Lets apps change rows of client tables by key, with `applyChanges`, many times a second, and marks the cells that change. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {liveFeature} from './feature.js';

registerTableFeature(liveFeature);
