/** Makes the first cell of each row a link, with `row-href`. */
import {RowLinks} from './row-links.js';
import {registerTableFeature} from '../../model/table-feature.js';

registerTableFeature('links', table => new RowLinks(table));
