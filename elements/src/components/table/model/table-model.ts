import {isEmptyPage} from './is-empty-page.js';
import type {PageDataController} from './page-data.controller.js';
import type {Page, TableOperation} from './page-source.js';
import {
  entriesRange,
  pageCount,
  pagerModel,
  pageSizeOptions,
  type EntriesRange,
  type PagerModel,
  type TableQuery,
} from '../../../core/table/index.js';
import {labelIn, type Column} from './table-columns.js';
import type {Translate} from '../../../controllers/localize.controller.js';

/**
 * Returns the operation of a query change, which determines the error message. The most visible change comes
 * first.
 */
export function changeOperation(changed: Partial<TableQuery>): TableOperation {
  if ('sort' in changed || 'thenBy' in changed) return 'sort';
  if ('search' in changed) return 'search';
  if ('filters' in changed || 'where' in changed) return 'filter';
  return 'pageSize' in changed ? 'page-size' : 'page';
}

/** Returns the page sizes to offer: those of the app, or the standard ones and the table's own, and the current one. */
export function offeredPageSizes(
  ownSize: number,
  sizeInUse: number,
  chosen: readonly number[] | null = null,
): number[] {
  return [...new Set([...(chosen ?? pageSizeOptions(ownSize)), sizeInUse])].sort((a, b) => a - b);
}

/** Returns the pager; null if the number of pages is unknown or there is only one. */
export function pagerOf(page: Page | null, query: TableQuery, buttons: number): PagerModel | null {
  const count = pageCount(page?.lines ?? page?.total ?? 0, query.pageSize);
  if (count === 1) return null;
  const pager = pagerModel(query.page, count, buttons);
  return page?.isWalk ? {...pager, pages: [], last: null} : pager;
}

/**
 * Returns the range of visible entries. It counts the loaded rows, because a server may send fewer than
 * requested.
 */
export function shownEntries(page: Page, query: TableQuery): EntriesRange {
  const all = page.lines ?? page.total;
  if (page.scrolled !== undefined) return {from: Math.min(1, all), to: all, total: all};
  const {from, to, total} = entriesRange(query.page, query.pageSize, all);
  const count = page.rows.length;
  return count === 0 ? {from: 0, to: 0, total} : {from, to: Math.min(to, from + count - 1), total};
}

/**
 * Returns the number of rows on all pages, for screen readers: with the header, and -1 if it is unknown. Null if the page
 * has all rows, which browsers count themselves.
 */
export function rowCount({page}: PageDataController): number | null {
  if (page === null || page.groups !== undefined) return null;
  // In a server table, the rows of a tree are not counted.
  const {tree, lines = tree === undefined ? page.total : 0} = page;
  if (page.rows.length >= lines) return null;
  return lines === Infinity ? -1 : lines + 1;
}

/** Returns the position of the first visible row among the rows of `rowCount`; null if the page has all rows. */
export function firstRowIndex(data: PageDataController): number | null {
  return rowCount(data) === null ? null : shownEntries(data.page!, data.pageQuery).from + 1;
}

/** Whether an outline stands for the rows: until the first page has loaded or failed. */
export const isOutlined = ({page, isLoading, failure}: PageDataController): boolean =>
  page === null && (isLoading || failure === null);

/** Returns the message of a table without entries. */
export const emptyText = (isFiltered: boolean, term: Translate): string =>
  term(isFiltered ? 'noEntriesMatch' : 'noEntries');

/**
 * Returns 'x - y out of n entries', or 'Entries x - y' if n is unknown; empty before the first page and without entries,
 * which a message says.
 */
export function entriesText({page, pageQuery}: PageDataController, term: Translate): string {
  if (page === null || page.rows.length === 0 || page.groups !== undefined) return '';
  const {from, to, total} = shownEntries(page, pageQuery);
  return total === Infinity ? term('entriesShown', from, to) : term('entriesInfo', from, to, total);
}

/** Data for the announcement of an action. */
interface OutcomeOptions {
  readonly data: PageDataController;
  readonly columns: readonly Column[];
  readonly isFiltered: boolean;
  readonly term: Translate;
}

/** Returns the announcement of a completed action for screen readers. */
export function outcomeText(
  action: TableOperation,
  {data, columns, isFiltered, term}: OutcomeOptions,
): string {
  if (isEmptyPage(data.page)) return emptyText(isFiltered, term);
  const sorted = action === 'sort' ? sortText(data.pageQuery, columns, term) : null;
  return sorted ?? entriesText(data, term);
}

/** Returns the message after a sort; null if the table is not sorted. */
function sortText({sort}: TableQuery, columns: readonly Column[], term: Translate): string | null {
  if (sort === null) return null;
  const label = labelIn(columns, sort.field);
  return term(sort.direction === 'asc' ? 'sortedAscending' : 'sortedDescending', label);
}
