/**
 * Lets users hide, move, resize, and pin the columns of tables with `column-menu`, and shows `columnState` and the `align`,
 * `type`, `group`, and `footer` of columns.
 */
import {ColumnsFeature} from './columns-feature.js';
import {registerTableFeature} from '../../model/table-feature.js';

registerTableFeature('columns', table => new ColumnsFeature(table));
