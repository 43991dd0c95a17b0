/**
 * Lets users of tables with `filterBar` combine conditions with AND and OR in a bar above the rows, also days relative to today.
 * Client tables filter their rows by the `where` of their query. The filters of `table-filters` are part of it.
 */
import '../filters/filters.define.js';
import {registerTableFeature} from '../../model/feature-registry.js';
import {filterBarFeature} from './feature.js';

registerTableFeature(filterBarFeature);
