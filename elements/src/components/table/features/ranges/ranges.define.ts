/**
 * Lets users of tables with `ranges` select a rectangle of cells and copy it for spreadsheets; with `table-editing`, also cut,
 * paste, clear, and fill cells. The keys of `table-grid` are part of it.
 */
import '../grid/grid.define.js';
import {registerTableFeature} from '../../model/feature-registry.js';
import {rangesFeature} from './feature.js';

registerTableFeature(rangesFeature);
