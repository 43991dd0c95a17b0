/** Lets users open the rows of tables with `renderDetail`. */
import {RowDetail} from './features/row-detail.js';
import {registerTableFeature} from './features/table-feature.js';

registerTableFeature('detail', table => new RowDetail(table));
