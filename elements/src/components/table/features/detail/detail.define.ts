/** Lets users open the rows of tables with `renderDetail`. */
import {RowDetail} from './row-detail.js';
import {registerTableFeature} from '../../model/table-feature.js';

registerTableFeature('detail', table => new RowDetail(table));
