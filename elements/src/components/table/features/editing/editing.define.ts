/**
 * Lets users edit the cells of tables whose columns have `edit`, as in a spreadsheet: with rules, and saves that can fail. The
 * keys of `table-grid` are part of it.
 */
import '../../../../core/validation/rules.define.js';
import '../grid/grid.define.js';
import {registerTableFeature} from '../../model/feature-registry.js';
import {editingFeature} from './feature.js';

export type {EditDetail, EditedRow, EditEvent} from './edit-event.js';

registerTableFeature(editingFeature);
