/** Lets tables group rows by columns, and show the totals of columns. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {groupsFeature} from './feature.js';

registerTableFeature(groupsFeature);
