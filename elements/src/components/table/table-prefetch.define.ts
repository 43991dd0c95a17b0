/** Lets server tables with `prefetch` load the next page ahead. */
import {registerTableFeature} from './features/table-feature.js';
import {Prefetch} from './features/prefetch.js';

registerTableFeature('prefetch', table => new Prefetch(table));
