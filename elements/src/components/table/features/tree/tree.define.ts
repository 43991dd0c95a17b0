/** Lets tables show rows below others as a tree, also rows that load when users open their parent. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {treeFeature} from './feature.js';

registerTableFeature(treeFeature);
