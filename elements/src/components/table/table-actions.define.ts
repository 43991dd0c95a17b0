/** Adds a menu to each row, with `rowActions`. */
import {RowActions} from './features/row-actions.js';
import {registerTableFeature} from './features/table-feature.js';

registerTableFeature('actions', table => new RowActions(table));
