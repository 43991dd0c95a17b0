/** Moves MUI X 5 to 9: the grids to our tables. */
import {moveTables} from '../tables/move-tables.mjs';
import {DATA_GRID} from './data-grid.mjs';

/**
 * @param {string} source
 * @param {string} path
 * @throws ReadError if the file cannot be parsed.
 */
export const moveMuiX = (source, path) => moveTables(source, path, DATA_GRID);
