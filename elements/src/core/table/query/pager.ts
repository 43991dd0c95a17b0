import {pageCount as countPages} from './query.js';

/** The default number of page buttons. */
export const DEFAULT_PAGE_BUTTONS = 5;

/**
 * The content of a pager: page buttons, and the pages of first, previous, next, and last, or `null` if there is no such
 * page.
 */
export interface PagerModel {
  /** The current page, which always exists. */
  page: number;
  /** The pages with their own button, lowest first. */
  pages: number[];
  first: number | null;
  previous: number | null;
  next: number | null;
  last: number | null;
}

/** The entries of a page, for 'x - y out of n entries'. All are 0 if there are no entries. */
export interface EntriesRange {
  from: number;
  to: number;
  total: number;
}

/**
 * Returns the pager at `page` of `pageCount` pages: a window of `buttons` pages with the current page in the middle, if
 * it is not near an end. If the page does not exist, the nearest one is used. If `buttons` is below 1, the default 5 is
 * used.
 */
export function pagerModel(page: number, pageCount: number, buttons = DEFAULT_PAGE_BUTTONS): PagerModel {
  const last = wholeWithin(pageCount, 1, Infinity);
  const current = wholeWithin(page, 1, last);
  const size = Math.min(buttons >= 1 ? Math.trunc(buttons) : DEFAULT_PAGE_BUTTONS, last);
  const start = wholeWithin(current - Math.floor(size / 2), 1, last - size + 1);
  const hasPrevious = current > 1;
  const hasNext = current < last;
  return {
    page: current,
    pages: Array.from({length: size}, (_, index) => start + index),
    first: hasPrevious ? 1 : null,
    previous: hasPrevious ? current - 1 : null,
    next: hasNext ? current + 1 : null,
    last: hasNext ? last : null,
  };
}

/**
 * Returns the fewest `buttons` with which `pagerModel` has a button for `page`: 1 for the current page, more for those further
 * away.
 */
export function fewestButtons(page: number, {page: current, last}: PagerModel): number {
  const isBefore = page < current;
  const outwards = 2 * Math.abs(page - current) + (isBefore ? 0 : 1);
  // Near an end of the pages, the window grows to the other side only.
  return Math.min(outwards, isBefore ? (last ?? current) - page + 1 : page);
}

/** Returns which of `total` entries a page shows. If the page does not exist, the nearest one is used. */
export function entriesRange(page: number, pageSize: number, total: number): EntriesRange {
  if (total === 0) return {from: 0, to: 0, total: 0};
  const before = (clampPage(page, total, pageSize) - 1) * pageSize;
  return {from: before + 1, to: Math.min(before + pageSize, total), total};
}

/** Returns the page to show after `total` or `pageSize` has changed: `page`, or the nearest page that exists. */
export function clampPage(page: number, total: number, pageSize: number): number {
  return wholeWithin(page, 1, countPages(total, pageSize));
}

/** Returns a whole number from `low` to `high`. `NaN` becomes `low`. */
function wholeWithin(value: number, low: number, high: number): number {
  return Number.isNaN(value) ? low : Math.trunc(Math.min(Math.max(value, low), high));
}
