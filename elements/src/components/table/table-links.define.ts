/** Makes the first cell of each row a link, with `row-href`. */
import {RowLinks} from './features/row-links.js';
import {registerTableFeature} from './features/table-feature.js';

registerTableFeature('links', table => new RowLinks(table));
