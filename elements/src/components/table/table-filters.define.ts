/** Lets client tables filter their rows by the `filters` of their query. */
import {filterRows} from '../../core/table/index.js';
import {registerFilterRows} from './features/table-feature.js';

registerFilterRows(filterRows);
