import {pageCount as countPages} from './query.js';

/** Page buttons a pager shows by default (spec, section 9). */
export const DEFAULT_PAGE_BUTTONS = 5;

/**
 * What a pager shows: page buttons, and where first, previous, next and last go, or `null` where they cannot.
 */
export interface PagerModel {
  /** The current page, within the pages there are. */
  page: number;
  /** The pages that have a button of their own, lowest first. */
  pages: number[];
  first: number | null;
  previous: number | null;
  next: number | null;
  last: number | null;
}

/** Which entries a page shows, for 'x - y out of n entries' (spec, section 9); all 0 when there are none. */
export interface EntriesRange {
  from: number;
  to: number;
  total: number;
}

/**
 * The pager at `page` of `pageCount` pages: a window of `buttons` pages with the current one in the middle,
 * moved inwards at both ends. A page that does not exist counts as the nearest one that does, and `buttons`
 * below 1 as the default, 5.
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

/** Which of `total` entries a page shows; a page that does not exist counts as the nearest one that does. */
export function entriesRange(page: number, pageSize: number, total: number): EntriesRange {
  if (total === 0) return {from: 0, to: 0, total: 0};
  const before = (clampPage(page, total, pageSize) - 1) * pageSize;
  return {from: before + 1, to: Math.min(before + pageSize, total), total};
}

/** The page to show after `total` or `pageSize` has changed: `page`, or the nearest one that exists. */
export function clampPage(page: number, total: number, pageSize: number): number {
  return wholeWithin(page, 1, countPages(total, pageSize));
}

/** A whole number from `low` to `high`; what is not a number becomes `low`. */
function wholeWithin(value: number, low: number, high: number): number {
  return Number.isNaN(value) ? low : Math.trunc(Math.min(Math.max(value, low), high));
}
