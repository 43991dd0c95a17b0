/**
 * Lets users hide, move, resize, and pin the columns of tables with `column-menu`, and shows `columnState` and the `align`,
 * `type`, `group`, and `footer` of columns.
 */
import {registerTableFeature} from '../../model/feature-registry.js';
import {columnsFeature} from './feature.js';

registerTableFeature(columnsFeature);
