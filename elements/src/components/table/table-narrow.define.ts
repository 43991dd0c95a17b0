/** Lets narrow tables show the cells of a row below each other, with `narrow="stack"`. */
import {Narrow} from './features/narrow.js';
import {registerTableFeature} from './features/table-feature.js';

registerTableFeature('narrow', table => new Narrow(table));
