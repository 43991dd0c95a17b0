/** Lets tables show pages of more than 200 rows without blocking the page: in slices, and without the layout of hidden rows. */
import {LongPages} from './long-pages.js';
import {registerTableFeature} from '../../model/table-feature.js';

registerTableFeature('long-pages', table => new LongPages(table));
