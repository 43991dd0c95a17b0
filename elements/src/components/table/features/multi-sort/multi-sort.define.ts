/**
 * Lets users sort tables by several columns with Shift+click, and client tables sort by the `thenBy` of their query.
 */
import {sortByColumns} from '../../../../core/table/index.js';
import {MultiSort} from './multi-sort.js';
import {registerSortByColumns, registerTableFeature} from '../../model/table-feature.js';

registerSortByColumns(sortByColumns);
registerTableFeature('multi-sort', table => new MultiSort(table));
