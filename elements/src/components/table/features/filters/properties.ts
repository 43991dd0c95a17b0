import type {TableColumn} from '../../../../core/table/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The filters of columns.
 *
 * @csspart filter-button - The button in a column header that opens the filter. In a column with a menu, it is only there while the
 * filter is on.
 * @csspart filter-popup - The dialog with the filter of a column.
 * @csspart filter-bar - The row above the column headers, with the filters that are on.
 * @csspart filter-chip - A filter that is on.
 * @csspart remove-filter-button - The button that removes a filter.
 * @csspart clear-filters-button - The button that removes all filters.
 */
export const filtersDeclaration: FeatureDeclaration = {
  name: 'filters',
  need: 'the filter of a column',
  isNeeded: ({columns}) => hasFilter(columns),
};

/** The app may set anything. */
const hasFilter = (columns: unknown): boolean =>
  Array.isArray(columns) && columns.some(column => Boolean((column as Partial<TableColumn> | null)?.filter));
