/** Adds a menu to each row, with `rowActions`. */
import {RowActions} from './row-actions.js';
import {registerTableFeature} from '../../model/table-feature.js';

registerTableFeature('actions', table => new RowActions(table));
