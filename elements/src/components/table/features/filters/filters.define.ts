/**
 * Lets users filter tables by column: those with a `filter` get a button in the header, and the filters that are on are
 * shown above the rows. Client tables filter their rows by the `filters` of their query.
 */
import {newRowFilter} from '../../../../core/table/index.js';
import {ColumnFilters} from './column-filters.js';
import {registerRowFilter, registerTableFeature} from '../../model/table-feature.js';

registerRowFilter(newRowFilter);
registerTableFeature('filters', table => new ColumnFilters(table));
