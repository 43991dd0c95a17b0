/** Moves MUI X 5 to 9: the grids to our tables, and the date pickers to ours. */
import {MoveReport} from '../../move-report.mjs';
import {moveTables} from '../tables/move-tables.mjs';
import {DATA_GRID} from './data-grid.mjs';
import {movePickers} from './move-pickers.mjs';

/**
 * @param {string} source
 * @param {string} path
 * @throws ReadError if the file cannot be parsed.
 */
export function moveMuiX(source, path) {
  const report = new MoveReport(source);
  if (!source.includes('@mui/x-')) return report.result(source);
  const grids = moveTables(source, path, DATA_GRID);
  // What is left has its line in the file as it was.
  const pickers = movePickers(source, path);
  for (const {moved} of [grids, pickers])
    for (const [kind, places] of Object.entries(moved)) report.count(kind, places);
  report.left.push(...grids.left, ...pickers.left);
  const isBoth = grids.code !== source && pickers.code !== source;
  return report.result(
    isBoth ? movePickers(grids.code, path).code : grids.code === source ? pickers.code : grids.code,
  );
}
