/** Lets server tables with `prefetch` load the next page ahead. */
import {registerTableFeature} from '../../model/table-feature.js';
import {Prefetch} from './prefetch.js';

registerTableFeature('prefetch', table => new Prefetch(table));
