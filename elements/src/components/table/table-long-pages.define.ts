/** Lets tables show pages of more than 200 rows without blocking the page: in slices, and without the layout of hidden rows. */
import {LongPages} from './features/long-pages/long-pages.js';
import {registerTableFeature} from './features/table-feature.js';

registerTableFeature('long-pages', table => new LongPages(table));
