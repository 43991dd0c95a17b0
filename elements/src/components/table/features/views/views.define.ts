/** Lets users of tables with `views` save what a table shows by name, and choose it in a menu, also in the address that they copy. */
import {registerTableFeature} from '../../model/feature-registry.js';
import {viewsFeature} from './feature.js';

registerTableFeature(viewsFeature);
