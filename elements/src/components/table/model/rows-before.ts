import type {PageDataController} from './page-data.controller.js';

/**
 * Returns the number of rows before those of the page. In a list without pages, it is for the rows near the view: one that has
 * the focus may be elsewhere.
 */
export function rowsBefore({page, pageQuery}: PageDataController): number {
  const {indexes} = page?.scrolled ?? {};
  if (indexes === undefined) return (pageQuery.page - 1) * pageQuery.pageSize;
  const middle = indexes.length >> 1;
  return (indexes[middle] ?? 0) - middle;
}
