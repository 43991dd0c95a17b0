/** Lets users select the rows of tables with `selection`. */
import {registerTableFeature} from '../../model/table-feature.js';
import {RowSelection} from './row-selection.js';

registerTableFeature('selection', table => new RowSelection(table));
