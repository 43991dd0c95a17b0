/**
 * Lets users filter tables by column: those with a `filter` get a button in the header, or an item in their menu, and the
 * filters that are on are shown above the rows. Client tables filter their rows by the `filters` of their query.
 */
import {registerTableFeature} from '../../model/feature-registry.js';
import {filtersFeature} from './feature.js';

registerTableFeature(filtersFeature);
