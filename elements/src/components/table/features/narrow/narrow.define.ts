/** Lets narrow tables show the cells of a row below each other, with `narrow="stack"`. */
import {Narrow} from './narrow.js';
import {registerTableFeature} from '../../model/table-feature.js';

registerTableFeature('narrow', table => new Narrow(table));
