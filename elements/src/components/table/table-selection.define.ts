/** Lets users select the rows of tables with `selection`. */
import {registerTableFeature} from './features/table-feature.js';
import {RowSelection} from './features/row-selection.js';

registerTableFeature('selection', table => new RowSelection(table));
